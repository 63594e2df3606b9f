import { expect, test } from 'vitest'
import type { IntlAirItinerary } from '@sojourn/supply/ports/intl-air'
import type { IntlPenaltyDigest } from '@sojourn/supply/ports/intl-air-penalties'
import { policyJourneys } from './policy-journey'

const itinerary = (digest: IntlPenaltyDigest): IntlAirItinerary =>
  ({
    itineraryKey: 'MU543-20261210-PVGSIN',
    segments: [{ flightNo: 'MU543', carrier: 'MU', departAirport: 'PVG', arriveAirport: 'SIN', durationMinutes: 330 }],
    connections: [],
    durationMinutes: 330,
    fares: [
      {
        cabins: ['Y'],
        baggage: [{ pieces: 1, kilograms: 23 }],
        prices: [{ passenger: 'adult', ticketPrice: 2000_00, taxes: 300_00 }],
        digest,
      },
    ],
  }) as unknown as IntlAirItinerary

test.each<[string, IntlPenaltyDigest, [unknown, unknown]]>([
  ['free of charge', { refund: 'free', change: 'free' }, [0, 0]],
  ['for a fee', { refund: 'fee', refundFee: 900_00, change: 'fee', changeFee: 600_00 }, [900_00, 600_00]],
  ['for a fee that nobody tells', { refund: 'fee', change: 'fee' }, ['notTold', 'notTold']],
  ['not at all, or nobody knows', { refund: 'forbidden', change: 'unknown' }, ['notAtAll', 'notTold']],
])('a ticket that is given back and changed %s', (_name, digest, expected) => {
  const [journey] = policyJourneys(itinerary(digest))
  expect([journey!.refundFee, journey!.changeFee]).toEqual(expected)
})
