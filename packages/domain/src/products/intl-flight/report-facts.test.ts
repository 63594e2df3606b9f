import { describe, expect, test } from 'vitest'
import { encodeChoices } from '../../booking/policy/choice-set-record'
import type { KeptIntlSegment } from './kept'
import { intlFlightComparison, intlFlightFacts } from './report-facts'

const segment = {
  version: 1,
  slice: 0,
  flightNo: 'MU545',
  carrier: 'MU',
  departAirport: 'PVG',
  arriveAirport: 'SIN',
  departDate: '2026-12-08',
  departTime: '09:00',
  distanceKm: 3_800,
  cabin: 'C',
  bookingClass: 'J',
} as KeptIntlSegment

test.each([
  ['Y', 109.16],
  ['C', 316.56],
] as const)('a kilometre in the cabin %s weighs %d grams', (cabin, grams) =>
  expect(intlFlightFacts({ ...segment, cabin }).gramsPerKilometre).toBe(grams),
)

describe('what a flight abroad is compared with: the list from which it was bought', () => {
  const fare = (name: string, price: number, departTime: string, bookingClass = 'J') => ({
    fareKey: name,
    flightsKey: name,
    name: `${name} ${departTime}`,
    bookingClasses: [bookingClass],
    departDate: '2026-12-08',
    departTime,
    price,
  })
  const offers = [
    fare('MU545', 9_000_00, '09:00'),
    fare('SQ831', 8_200_00, '10:30'),
    fare('CA975', 6_100_00, '15:00'),
    fare('TR101', 3_000_00, '09:20'),
  ]
  const verdicts = ['within', 'within', 'within', 'forbidden'] as const
  const body = encodeChoices({ set: { product: 'intlFlight', travellers: [], setting: {}, offers }, verdicts: [...verdicts] })

  test('the lowest within the standard, and that of flights near its departure', () => {
    expect(intlFlightComparison(body)([segment])).toEqual({
      price: 9_000_00,
      lowest: 6_100_00,
      lowestWithin: { 1: 9_000_00, 2: 8_200_00, 4: 8_200_00 },
    })
  })

  test.each([
    ['another booking class', { bookingClass: 'Y' }],
    ['another day', { departDate: '2026-12-09' }],
    ['another flight', { flightNo: 'CA1' }],
  ])('%s than was shown is compared with nothing', (_what, more) =>
    expect(intlFlightComparison(body)([{ ...segment, ...more }])).toBeUndefined(),
  )

  describe('of several itineraries that begin with the same flight', () => {
    const connected = (name: string, fareKey: string, price: number) => ({
      ...fare(name, price, '09:00'),
      fareKey,
      bookingClasses: ['J', 'J'],
    })
    const all = [
      fare('MU545', 9_000_00, '09:00'),
      connected('MU545/SQ1', 'far', 7_000_00),
      connected('MU545/SQ2', 'published', 8_000_00),
      connected('MU545/SQ2', 'agreed', 7_500_00),
    ]
    const shown = encodeChoices({
      set: { product: 'intlFlight', travellers: [], setting: {}, offers: all },
      verdicts: all.map(() => 'within' as const),
    })
    const second = { ...segment, flightNo: 'SQ2' }
    test.each([
      ['the direct flight', [segment], undefined, 9_000_00],
      ['all flights of its direction', [segment, second], undefined, 8_000_00],
      ['the fare that the order keeps', [segment, second], 'agreed', 7_500_00],
      ['a fare that was not shown: the first of its flights', [segment, second], 'gone', 8_000_00],
    ])('%s', (_what, segments, fareKey, price) =>
      expect(intlFlightComparison(shown)(segments, fareKey)).toMatchObject({ price, lowest: 7_000_00 }),
    )

    test('an itinerary that was not shown is compared with nothing', () =>
      expect(intlFlightComparison(shown)([segment, { ...segment, flightNo: 'SQ9' }])).toBeUndefined())
  })
})
