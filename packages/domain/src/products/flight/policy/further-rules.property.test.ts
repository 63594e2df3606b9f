import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeOfMinutes } from '../../../kit/local-date'
import { leadFares } from '../lead-fares'
import { evaluateFlightList } from './evaluate.testing'
import { keptFares } from './kept-fares'
import type { FlightPolicy, PolicyFlight } from './offers'

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const fares = fc.uniqueArray(
  fc.record({
    cabin: fc.constantFrom('Y' as const, 'Y' as const, 'C' as const),
    yuan: fc.integer({ min: 200, max: 1500 }),
    ruleTier: fc.constantFrom('T0', 'T2', 'T4', 'T5'),
    fareType: fc.constantFrom('published', 'promotional', 'agreement'),
  }),
  { selector: ({ yuan }) => yuan, minLength: 1, maxLength: 7 },
)
const lists = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 1300 }),
      carrier: fc.constantFrom('MU', 'CZ'),
      minutes: fc.constantFrom(80, 190),
      fares,
    }),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  .map((flights) =>
    flights.map((one, row): PolicyFlight => ({
      flightKey: `${row}`,
      flightNo: `${one.carrier}${1000 + row}`,
      carrier: one.carrier,
      departAirport: 'CAN',
      arriveAirport: 'CSX',
      departDate: '2026-11-28',
      departTime: timeOfMinutes(one.minute),
      arriveTime: timeOfMinutes(one.minute + 80),
      durationMinutes: one.minutes,
      fullFare: 100_000,
      fares: one.fares.map(({ yuan, ...fare }, position) => ({
        ...fare,
        fareKey: `${position}`,
        bookingClass: String.fromCharCode(65 + position),
        ticketPrice: yuan * 100,
        discount: Math.round(yuan / 10),
      })),
    })),
  )
const former = {
  cabins: optional(fc.constant([{ cabin: 'Y' as const, maxDiscount: 80 }])),
  lowestPrice: optional(fc.record({ hours: fc.constantFrom(1, 3), threshold: fc.constantFrom(0, 100_00) })),
  agreementCarriers: optional(fc.constant({ carriers: ['MU'], hours: 2, threshold: 100_00 })),
  trainFirst: optional(fc.constant({ minutes: 240 })),
}
const further = {
  refundable: optional(fc.record({ feeAtMost: fc.constantFrom(40, 100) })),
  changeable: optional(fc.record({ feeAtMost: fc.constantFrom(25, 65) })),
  excludedFareTypes: optional(fc.constant(['promotional' as const])),
  excludedCarriers: optional(fc.constant(['CZ'])),
  priceByDuration: optional(
    fc.constant([
      { from: 0, maxPrice: 700_00 },
      { from: 120, maxDiscount: 90 },
    ]),
  ),
  medianPrice: optional(fc.record({ hours: fc.constantFrom(1, 3, 12), percent: fc.constantFrom(0, 20) })),
}
const policyOf = (rules: object): FlightPolicy =>
  Object.assign({ handling: {} }, Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)))
const train = { minutes: 139, left: 139, price: 500_00 }
const judge = (policy: FlightPolicy, list: readonly PolicyFlight[], rail?: typeof train) =>
  evaluateFlightList(policy, 'e1', list, '2026-11-20', 'zh-CN', { rail })

test('[S2.46] a standard without the further rules judges as it did before anything was known of fares and trains', () =>
  fc.assert(
    fc.property(fc.record(former).map(policyOf), lists, (policy, list) => {
      const untold = list.map((flight) => ({
        ...flight,
        fares: flight.fares.map(({ ruleTier: _tier, fareType: _type, ...fare }) => fare),
      }))
      expect(judge(policy, list, train)).toEqual(judge(policy, untold, { minutes: 139, left: 139 } as typeof train))
    }),
  ))

test('[handbook 7] what is kept of a list is judged again as the list was', () => {
  const seen = { kept: 0, more: 0 }
  fc.assert(
    fc.property(fc.record({ ...former, ...further }).map(policyOf), lists, (policy, list) => {
      const verdicts = judge(policy, list)
      const positions = list.map(({ fares: all }, row) => {
        const shown = leadFares(all, verdicts[row]!)
        const kept = keptFares(all, shown, [policy])
        seen[kept.length > shown.length ? 'more' : 'kept'] += 1
        return kept
      })
      const kept = list.map((flight, row) => ({ ...flight, fares: positions[row]!.map((position) => flight.fares[position]!) }))
      const rules = (judged: ReturnType<typeof judge>) =>
        judged.map((row) =>
          row.map(({ verdict, violations }) => [
            verdict,
            violations.map(({ rule, expected, excess }) => ({ rule, expected, excess })),
          ]),
        )
      expect(rules(judge(policy, kept))).toEqual(
        rules(verdicts.map((row, index) => positions[index]!.map((position) => row[position]!))),
      )
    }),
    { numRuns: 300 },
  )
  expect(Math.min(seen.kept, seen.more)).toBeGreaterThan(20)
})

test('[handbook 7] switching a rule on makes no offer milder', () =>
  fc.assert(
    fc.property(fc.record(former).map(policyOf), fc.record(further).map(policyOf), lists, (policy, more, list) => {
      const { lowestPrice: _lowest, agreementCarriers: _agreed, ...alone } = policy
      const count = (judged: ReturnType<typeof judge>) => judged.flat().map(({ violations }) => violations.length)
      const before = count(judge(alone, list))
      count(judge({ ...alone, ...more }, list)).forEach((violations, offer) =>
        expect(violations).toBeGreaterThanOrEqual(before[offer]!),
      )
    }),
  ))
