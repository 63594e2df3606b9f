import { beforeEach, expect, test } from 'vitest'
import { arriveAt, askedFrom, askFrom } from './asked-address'

const list = { key: 'list', search: '' }
const narrowed = { key: 'narrowed', search: 'phase=approving' }
beforeEach(() => arriveAt({ key: 'a new test', search: 'of its own' }))

test('a change that has not arrived is what the next change builds on', () => {
  askFrom(list, 'phase=approving')
  const next = new URLSearchParams(askedFrom(list))
  next.set('product', 'flight')
  askFrom(list, String(next))
  arriveAt(list)
  expect(askedFrom(list)).toBe('phase=approving&product=flight')
})

test('having arrived, or gone elsewhere, the address itself counts, also on the way back', () => {
  askFrom(list, 'phase=approving')
  arriveAt({ key: 'another', search: 'kind=refund' })
  expect(askedFrom(list)).toBeUndefined()
  askFrom(list, 'phase=approving')
  expect(askedFrom(narrowed)).toBeUndefined()
  arriveAt(narrowed)
  expect(askedFrom(list)).toBeUndefined()
})

test('a change asked for while the page with the change before is being drawn is kept when that page appears', () => {
  askFrom(list, narrowed.search)
  askFrom(list, 'phase=approving&product=flight')
  expect(askedFrom(narrowed)).toBe('phase=approving&product=flight')
  arriveAt(narrowed)
  expect(askedFrom(narrowed)).toBe('phase=approving&product=flight')
  arriveAt({ key: 'both', search: 'phase=approving&product=flight' })
  expect(askedFrom(narrowed)).toBeUndefined()
})
