import { describe, expect, test } from 'vitest'
import { ticketPrefixOf } from './airlines'
import { ticketNumberOf } from './ticket-number'

describe('[handbook 1.7] numbers of tickets', () => {
  test.each([
    ['781-2400000001', '781-2400000001'],
    ['7812400000001', '781-2400000001'],
    [' 781 2400000001 ', '781-2400000001'],
    ['781-240000000', undefined],
    ['781-24000000012', undefined],
    ['MU1-2400000001', undefined],
    ['78-12400000001', undefined],
    ['', undefined],
  ])('%j is %s', (typed, number) => expect(ticketNumberOf(typed)).toBe(number))

  test.each([
    ['MU', '781'],
    ['SQ', '618'],
    ['CA', '999'],
    ['XX', undefined],
  ])('tickets of %s begin with %s', (carrier, prefix) => expect(ticketPrefixOf(carrier)).toBe(prefix))
})
