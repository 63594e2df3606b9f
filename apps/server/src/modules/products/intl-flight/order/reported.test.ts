import { encodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { expect, test } from 'vitest'
import { reportedIntlFlights } from './reported'

const flight = (flightNo: string, slice: number) => ({
  version: 1,
  slice,
  flightNo,
  bookingClass: 'J',
  departDate: '2026-12-08',
  departTime: '09:00',
})
const fare = (name: string, fareKey: string, price: number) => ({
  fareKey,
  flightsKey: name,
  name: `${name} 09:00`,
  bookingClasses: name.split('/').map(() => 'J'),
  departDate: '2026-12-08',
  departTime: '09:00',
  price,
})
const offers = [
  fare('MU545/SQ1', 'out', 9_000_00),
  fare('MU545/SQ2', 'out', 8_000_00),
  fare('MU545/SQ2', 'back', 7_000_00),
  fare('MU546', 'back', 6_000_00),
]
const search = encodeChoices({
  set: { product: 'intlFlight', travellers: [], setting: {}, offers },
  verdicts: offers.map(() => 'within' as const),
})

test.each([
  ['the flights out, at the fare that the order keeps of them', 0, ['back', 'gone'], 7_000_00],
  ['the flights out, at their first fare where it keeps none', 0, [], 8_000_00],
  ['the flight back', 2, ['out', 'back'], 6_000_00],
])('of a direction are compared %s', (_what, place, fareKeys, price) => {
  const segments = [flight('MU545', 0), flight('SQ2', 0), flight('MU546', 1)]
  const bought = { segment: segments[place], segments, fareKeys }
  expect(reportedIntlFlights.comparison!(search)(bought)).toMatchObject({ price })
})
