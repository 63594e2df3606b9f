import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFlight } from '@sojourn/domain/products/flight/kept'
import type { AirFare, AirFlight } from '@sojourn/supply/ports/air'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import {
  heldFlight,
  judgedFare,
  judgedOffer,
  keptFlight,
  offerAtFare,
  shownFare,
  shownFlight,
  type KeptTerms,
} from './from-supply'

const fen = fc.nat(10_000_00)
const code = fc.stringMatching(/^[A-Z0-9]{2,6}$/)
const time = fc.constantFrom('00:05', '07:05', '23:59')

const fares: fc.Arbitrary<AirFare> = fc.record({
  fareKey: code,
  bookingClass: code,
  cabin: fc.constantFrom('F', 'C', 'W', 'Y'),
  fareType: fc.constantFrom('published', 'agreement', 'corporate', 'government', 'promotional'),
  ticketPrice: fen,
  fullFare: fen,
  discount: fc.nat(400),
  seats: fc.integer({ min: 1, max: 10 }),
  ruleTier: fc.constantFrom('T0', 'T5'),
  baggageKg: fc.nat(50),
})
const told = {
  flightKey: code,
  flightNo: code,
  carrier: code,
  departAirport: code,
  departTerminal: fc.constantFrom('', 'T2'),
  departDate: fc.constant('2026-12-09'),
  departTime: time,
  arriveAirport: code,
  arriveTerminal: fc.constantFrom('', 'T2'),
  arriveTime: time,
  spanDays: fc.nat(1),
  durationMinutes: fc.nat(600),
  distanceKm: fc.nat(5000),
  aircraft: code,
  meal: fc.constantFrom('none' as const, 'drinks' as const, 'snack' as const, 'breakfast' as const, 'meal' as const),
  onTimeRate: fc.nat(100),
  buildFee: fen,
  fuelFee: fen,
  childFuelFee: fen,
  fullFare: fen,
  fares: fc.array(fares, { maxLength: 2 }),
  operating: fc.record({ carrier: code, flightNo: code }),
  stop: fc.record({ airport: code, arriveTime: time, departTime: time }),
}
const { operating: _operating, stop: _stop, ...always } = told
const flights: fc.Arbitrary<AirFlight> = fc.oneof(fc.record(always), fc.record(told))

const charge = fc.record({ ticketPrice: fen, buildFee: fen, fuelFee: fen })
const buyer = { unit: fc.string(), verificationNo: code }
const terms: fc.Arbitrary<KeptTerms> = fc.record({
  journey: fc.nat(1),
  charges: fc.dictionary(fc.constantFrom('0', '1', '8'), charge),
  government: fc.option(fc.oneof(fc.record(buyer), fc.record({ ...buyer, cardBin: code })), { nil: undefined }),
  whole: fc.option(
    fc.record({
      flightKey: code,
      flightNo: code,
      departTime: time,
      arriveTime: time,
      fare: fares.map(({ seats: _seats, ...fare }) => fare),
    }),
    { nil: undefined },
  ),
})

test('what an order keeps of a flight is read from its row as it was written', () => {
  fc.assert(
    fc.property(flights, fares, terms, (flight, fare, agreed) => {
      const kept = keptFlight(flight, fare, agreed)
      expect(readFlight(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    }),
  )
})

test('a kept flight is held as the carrier offered it, with the seats of the party', () => {
  fc.assert(
    fc.property(flights, fares, terms, fc.integer({ min: 1, max: 9 }), (flight, fare, agreed, seats) => {
      const held = { ...fare, seats }
      expect(heldFlight(keptFlight(flight, fare, agreed), seats)).toEqual({ flight: { ...flight, fares: [held] }, fare: held })
    }),
  )
})

const dear: OfferVerdict = { verdict: 'approval', violations: [] }

test('a list tells each flight as the carrier offers it, its leading fares with their verdicts, and how many fares it has', () => {
  fc.assert(
    fc.property(flights, fares, fares, (flight, one, other) => {
      const offered = { ...flight, fares: [one, other] }
      expect(judgedOffer(offered, [withinPolicy, dear], [1])).toEqual({
        ...offered,
        fares: [{ ...other, ...dear }],
        fareCount: 2,
      })
      expect(judgedOffer(offered, []).fares).toEqual([one, other].map((fare) => ({ ...fare, ...withinPolicy })))
    }),
  )
})

test('what a carrier says beyond what it was asked for is neither kept nor shown', () => {
  const [flight] = fc.sample(fc.record(told), 1)
  const [fare] = fc.sample(fares, 1)
  const chattyFare = { ...fare!, margin: 3 }
  const chatty = { ...flight!, fares: [chattyFare], stop: { ...flight!.stop, gate: 'C12' }, crew: 'seven' }
  const kept = keptFlight(chatty, chattyFare, { journey: 0, charges: {} })
  const shown = [
    judgedOffer(chatty, []),
    offerAtFare(chatty, judgedFare(chattyFare, dear)),
    { ...shownFlight(chatty), fares: [shownFare(chattyFare)] },
  ]
  expect(JSON.stringify([kept, shown])).not.toMatch(/gate|crew|margin/)
  expect(JSON.stringify(kept)).not.toContain('seats')
})
