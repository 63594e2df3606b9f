import { beforeEach, expect, test } from 'vitest'
import { arriveAt, askedFrom, askFrom } from './asked-address'

const search = (text: string) => new URLSearchParams(text)
beforeEach(() => arriveAt('a new test'))

test('a change that has not arrived is what the next change builds on', () => {
  askFrom('list', search('phase=approving'))
  const next = new URLSearchParams(askedFrom('list'))
  next.set('product', 'flight')
  askFrom('list', next)
  arriveAt('list')
  expect(String(askedFrom('list'))).toBe('phase=approving&product=flight')
})

test('having arrived, or gone elsewhere, the address itself counts, also on the way back', () => {
  askFrom('list', search('phase=approving'))
  expect(askedFrom('narrowed list')).toBeUndefined()
  arriveAt('narrowed list')
  expect(askedFrom('list')).toBeUndefined()
})
