import { expect, test } from 'vitest'
import { encodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { SearchedFare } from '@sojourn/domain/products/intl-flight/kept-search'
import { alternativesOf } from './choice-set'

const fare = (flights: string, fareKey: string, price: number): SearchedFare => ({
  flightsKey: flights,
  name: `${flights} 09:00`,
  lane: 'PVGLHR',
  cabins: flights.split('/').map(() => 'Y' as const),
  flightMinutes: 800,
  transfers: flights.split('/').length - 1,
  departDate: '2026-12-09',
  departTime: '09:00',
  price,
  fareKey,
  brand: 'standard',
  bookingClasses: flights.split('/').map(() => fareKey[0]!),
  seats: 9,
  arriveDate: '2026-12-09',
  arriveTime: '19:30',
  total: price,
})
const fares = [
  fare('CX1/CX2', 'Q-published', 5000_00),
  fare('CX1/CX4', 'Q-published', 6000_00),
  fare('CX1/CX4', 'Q-corporate', 5600_00),
  fare('MU551', 'V-published', 7000_00),
]
const body = encodeChoices<SearchedFare, object>({
  set: { product: 'intlFlight', travellers: [], setting: {}, offers: fares },
  verdicts: fares.map(() => 'within' as const),
})
const flown = (...flights: string[]) =>
  flights.map((flightNo) => ({ version: 1, slice: 0, flightNo, bookingClass: 'Q', departDate: '2026-12-09' }))
const listed = (segments: object[], fareKey?: string) =>
  alternativesOf(body, segments, 'within', fareKey).map(({ chosen, ticketPrice, saving }) => ({ chosen, ticketPrice, saving }))

test('what was bought is the itinerary of all its flights, whatever else begins with the first of them', () => {
  expect(listed(flown('CX1', 'CX4'), 'Q-published')).toEqual([
    { chosen: true, ticketPrice: 6000_00, saving: 0 },
    { chosen: false, ticketPrice: 5000_00, saving: 1000_00 },
    { chosen: false, ticketPrice: 5600_00, saving: 400_00 },
    { chosen: false, ticketPrice: 7000_00, saving: -1000_00 },
  ])
})

test('of two fares of one class the one that the order keeps is compared', () => {
  expect(listed(flown('CX1', 'CX4'), 'Q-corporate').find(({ chosen }) => chosen)!.ticketPrice).toBe(5600_00)
  expect(listed(flown('CX1', 'CX4'), 'Q-corporate').map(({ saving }) => saving)).toEqual([0, 600_00, -400_00, -1400_00])
})

test('nothing is compared with what the list did not show', () => {
  expect(listed(flown('CX1'), 'Q-published')).toEqual([])
  expect(listed([])).toEqual([])
})
