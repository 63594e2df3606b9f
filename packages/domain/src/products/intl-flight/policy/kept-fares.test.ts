import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadFares } from '../lead-fares'
import { evaluateIntlFlights } from './evaluate'
import type { PolicyJourney } from './journey'
import { keptFares } from './kept-fares'

const fare = (cabins: Cabin[], price: number): PolicyJourney => ({
  flightsKey: 'a',
  name: 'CX1/CX2 09:00',
  lane: 'PVGSIN',
  cabins,
  flightMinutes: 330,
  totalMinutes: 400,
  transfers: cabins.length - 1,
  departDate: '2026-12-09',
  departTime: '09:00',
  price,
})
const median: IntlFlightSection = { medianPrice: { percent: 0 }, handling: { medianPrice: 'reason' } }

test.each<[string, IntlFlightSection[], number[]]>([
  ['nobody compares', [{ maxPrice: 1, handling: {} }], [0]],
  ['a standard compares by the better cabin', [median], [0, 2]],
])('where %s', (_title, policies, kept) => {
  const fares = [fare(['Y', 'Y'], 100), fare(['Y', 'Y'], 120), fare(['Y', 'C'], 150), fare(['C', 'C'], 300)]
  expect(keptFares(fares, [0], policies)).toEqual(kept)
})

const cabin = fc.constantFrom<Cabin>('Y', 'W', 'C')
const itinerary = fc.array(fc.tuple(cabin, cabin, fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 5 })
const policy: IntlFlightSection = {
  ...median,
  directFirst: { threshold: 10 },
  handling: { medianPrice: 'reason', direct: 'approval' },
}

test('[handbook 13.9] what is kept of a list is judged as the whole list was', () =>
  fc.assert(
    fc.property(fc.array(itinerary, { minLength: 3, maxLength: 6 }), (made) => {
      const rows = made.map((fares, row) =>
        fares.map(([one, other, price]) => ({
          ...fare(row % 3 === 0 ? [one] : [one, other], price * 100),
          flightsKey: String(row),
        })),
      )
      const judge = (journeys: readonly PolicyJourney[]) =>
        evaluateIntlFlights([{ travellerId: 'e', policy }], journeys, { bookingDate: '2026-12-01' }, 'en').map(
          ({ verdict }) => verdict,
        )
      const whole = judge(rows.flat())
      let first = 0
      const kept = rows.map((fares) => {
        const own = whole.slice(first, (first += fares.length))
        const comparable = fares.map((each) => ({ ...each, baggage: [], digest: { refund: 'fee' }, total: each.price }))
        const positions = keptFares(fares, leadFares(comparable, own), [policy])
        return positions.map((position) => ({ fare: fares[position]!, verdict: own[position]! }))
      })
      const all = kept.flat()
      expect(judge(all.map((each) => each.fare))).toEqual(all.map(({ verdict }) => verdict))
    }),
  ))
