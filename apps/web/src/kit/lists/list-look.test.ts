import { expect, test } from 'vitest'
import { readLook } from './list-look'

test('a list looks as it was chosen, and at first without what few want', () => {
  expect(readLook(null, ['ordered'])).toEqual({ dense: false, hidden: ['ordered'] })
  expect(readLook({ dense: true, hidden: [] }, ['ordered'])).toEqual({ dense: true, hidden: [] })
})
test.each([[undefined], ['dense'], [{ dense: 'yes', hidden: 'state' }], [{ hidden: [3, null] }]])(
  '%j is of nobody’s making',
  (kept) => expect(readLook(kept)).toEqual({ dense: false, hidden: [] }),
)
