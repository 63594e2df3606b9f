import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { expect, test } from 'vitest'
import { withHandling, without } from './section-change'

const section: FlightSection = {
  lowestPrice: { hours: 2, threshold: 0 },
  advanceDays: 3,
  handling: { lowestPrice: 'reason', advanceDays: 'remind' },
}

test('[S2.46] a rule that is switched off takes what follows from breaking it along', () => {
  expect(without(section, ['lowestPrice'], ['lowestPrice'])).toEqual({ advanceDays: 3, handling: { advanceDays: 'remind' } })
  expect(section.handling).toEqual({ lowestPrice: 'reason', advanceDays: 'remind' })
})

test('[S2.46] another handling leaves the others as they are', () =>
  expect(withHandling(section, 'lowestPrice', 'forbid').handling).toEqual({ lowestPrice: 'forbid', advanceDays: 'remind' }))
