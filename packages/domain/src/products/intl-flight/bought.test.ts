import { expect, test } from 'vitest'
import { boughtPosition, intlFlightBought } from './bought'
import type { KeptIntlSegment } from './kept'
import type { SearchedFare } from './kept-search'

const fare = (name: string, fareKey: string, price: number, bookingClasses: string[]): SearchedFare => ({
  flightsKey: name,
  name: `${name} 09:00`,
  lane: 'PVGSIN',
  cabins: bookingClasses.map(() => 'Y' as const),
  flightMinutes: 330,
  transfers: 0,
  departDate: '2026-12-09',
  departTime: '09:00',
  price,
  fareKey,
  brand: 'light',
  bookingClasses,
  seats: 9,
  arriveDate: '2026-12-09',
  arriveTime: '14:30',
  total: price,
})
const shown = [
  fare('MU545', 'V', 2600_00, ['V']),
  fare('MU545', 'L', 3000_00, ['L']),
  fare('CX1/CX2', 'Q', 2300_00, ['Q', 'Q']),
  fare('CX1/CX4', 'Q', 2400_00, ['Q', 'Q']),
]
const segment = (flightNo: string, bookingClass: string, slice = 0): KeptIntlSegment =>
  ({ version: 1, slice, flightNo, bookingClass, departDate: '2026-12-09' }) as KeptIntlSegment

test.each([
  ['the class that was bought', [segment('MU545', 'L')], 1, 3000_00],
  ['both flights of a direction', [segment('CX1', 'Q'), segment('CX4', 'Q')], 3, 2400_00],
])('%s is found among what was shown', (_title, segments, position, price) => {
  expect(intlFlightBought.bought(shown, segments, 0)).toEqual({ offers: shown, position, price, journeys: 1 })
})

test.each([
  ['another last flight', [segment('CX1', 'Q'), segment('CX6', 'Q')]],
  ['the first flight alone', [segment('CX1', 'Q')]],
  ['one flight more', [segment('CX1', 'Q'), segment('CX2', 'Q'), segment('CX6', 'Q')]],
  ['another class of the last flight', [segment('CX1', 'Q'), segment('CX2', 'M')]],
])('with the same first flight, %s is another itinerary', (_title, segments) => {
  expect(intlFlightBought.bought(shown, segments, 0)).toBeUndefined()
})

test('of several fares of one class the one that the order keeps was bought', () => {
  const fares = [fare('CX1/CX2', 'Q-published', 2300_00, ['Q', 'Q']), fare('CX1/CX2', 'Q-corporate', 2100_00, ['Q', 'Q'])]
  const flown = [segment('CX1', 'Q'), segment('CX2', 'Q')]
  expect(['Q-published', 'Q-corporate', 'Q-agreement', undefined].map((key) => boughtPosition(fares, flown, key))).toEqual([
    0, 1, 0, 0,
  ])
})

test('what standards compared with has no price on offer, and is what was bought only where nothing shown is', () => {
  const beside = { ...fare('MU545', 'L2', 2900_00, ['L']), beside: true as const }
  const dear = { ...fare('MU545', 'Y', 9000_00, ['Y']), beside: true as const }
  const kept = [beside, dear, ...shown]
  expect(intlFlightBought.prices(kept).slice(0, 3)).toEqual([undefined, undefined, 2600_00])
  expect(intlFlightBought.bought(kept, [segment('MU545', 'L')], 0)).toMatchObject({ position: 3, price: 3000_00 })
  expect(intlFlightBought.bought(kept, [segment('MU545', 'Y')], 0)).toMatchObject({ position: 1 })
})

test('the price of a trip there and back is half of it for each direction', () => {
  const segments = [segment('MU545', 'L'), segment('CX1', 'Q', 1), segment('CX2', 'Q', 1)]
  expect([0, 1].map((journey) => intlFlightBought.bought(shown, segments, journey))).toMatchObject([
    { position: 1, price: 3000_00, journeys: 2 },
    { position: 2, price: 2300_00, journeys: 2 },
  ])
})

test('what the list did not show, and another direction, is nothing of it', () => {
  expect(intlFlightBought.bought(shown, [segment('MU545', 'M')], 0)).toBeUndefined()
  expect(intlFlightBought.bought(shown, [segment('MU545', 'L', 1)], 0)).toBeUndefined()
  expect(intlFlightBought.prices(shown)).toEqual([2600_00, 3000_00, 2300_00, 2400_00])
})
