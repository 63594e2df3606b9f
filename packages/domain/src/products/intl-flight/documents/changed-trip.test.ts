import { describe, expect, test } from 'vitest'
import { changedFlights, documentFault, outgrows } from './changed-trip'
import type { CrossingFlight } from './trip-countries'

const flight = (slice: number, departAirport: string, arriveAirport: string, departDate: string): CrossingFlight => ({
  slice,
  departAirport,
  departDate,
  arriveAirport,
  arriveDate: departDate,
})
const trip = [flight(0, 'PVG', 'HKG', '2026-12-01'), flight(1, 'HKG', 'PVG', '2026-12-08')]
const { slice: _back, ...later } = flight(1, 'HKG', 'PVG', '2026-12-20')

test('one direction of a trip is another, and the rest stays', () => {
  expect(changedFlights(trip, 1, [later])).toEqual([trip[0], { ...later, slice: 1 }])
  expect(changedFlights(trip, 0, [later])).toEqual([{ ...later, slice: 0 }, trip[1]])
})

describe('documents of a trip that was changed', () => {
  const viaTaipei = [trip[0]!, flight(1, 'HKG', 'TPE', '2026-12-08'), flight(1, 'TPE', 'PVG', '2026-12-08')]
  test.each([
    ['valid on the last day', 'passport', '2026-12-08', trip, undefined],
    ['over the day before', 'passport', '2026-12-07', trip, 'credentialExpired'],
    ['a permit by another region', 'hongKongMacauPass', '2030-01-01', viaTaipei, 'documentNotForTrip'],
    ['a permit where it serves', 'hongKongMacauPass', '2030-01-01', trip, undefined],
    ['of which nobody knows the last day', 'passport', undefined, trip, undefined],
  ] as const)('%s', (_what, type, expiresOn, flights, fault) => expect(documentFault({ type, expiresOn }, flights)).toBe(fault))

  test.each([
    ['infant', '2024-12-09', false],
    ['infant', '2024-12-08', true],
    ['child', '2024-12-08', false],
  ] as const)('%s born on %s has no seat: %s', (passenger, birthDate, outgrown) =>
    expect(outgrows({ passenger, birthDate }, trip)).toBe(outgrown),
  )
})
