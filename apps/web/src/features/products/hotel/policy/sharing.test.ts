import { sharedLimit } from '@sojourn/domain/products/hotel/policy/limit'
import { expect, test } from 'vitest'
import { formulas, withFloatType, withFormula } from './sharing'

test('[handbook 7.3] each formula begins with the figure of the example', () =>
  expect(
    formulas.map((formula) => sharedLimit(withFormula({ formula: formula === 1 ? 2 : 1, param: 0 }, formula), 500_00, 400_00)),
  ).toEqual([630_00, 600_00, 700_00, 600_00, 550_00]))

test('[S2.46] the same formula and the same unit keep their figure', () => {
  expect(withFormula({ formula: 2, param: 115 }, 2)).toEqual({ formula: 2, param: 115 })
  expect(withFloatType({ type: 'amount', value: 30_00 }, 'amount')).toEqual({ type: 'amount', value: 30_00 })
  expect(withFloatType({ type: 'amount', value: 30_00 }, 'percent')).toEqual({ type: 'percent', value: 10 })
})
