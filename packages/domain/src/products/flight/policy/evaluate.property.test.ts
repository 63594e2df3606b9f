import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf, timeOfMinutes } from '../../../kit/local-date'
import { evaluateFlightList } from './evaluate.testing'
import type { FlightPolicy, PolicyFlight } from './offers'
import { flightReferences } from './rules'

const today = '2026-11-20'
const fullFare = 100_000
const fares = fc.uniqueArray(
  fc.record({
    cabin: fc.constantFrom('Y' as const, 'Y' as const, 'W' as const, 'C' as const),
    yuan: fc.integer({ min: 200, max: 1500 }),
  }),
  { selector: ({ yuan }) => yuan, minLength: 1, maxLength: 8 },
)
const flights = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 1439 }),
      depart: fc.constantFrom('PEK', 'PKX'),
      carrier: fc.constantFrom('MU', '9C'),
      stop: fc.boolean(),
      fares,
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((list) =>
    list.map((item, index): PolicyFlight => ({
      flightKey: `${index}`,
      flightNo: `${item.carrier}${1000 + index}`,
      carrier: item.carrier,
      departAirport: item.depart,
      arriveAirport: 'SHA',
      departDate: '2026-11-28',
      departTime: timeOfMinutes(item.minute),
      arriveTime: timeOfMinutes(item.minute + 130),
      durationMinutes: 130,
      fullFare,
      ...(item.stop && { stop: {} }),
      fares: item.fares.map(({ cabin, yuan }, position) => ({
        fareKey: `${position}`,
        bookingClass: String.fromCharCode(65 + position),
        cabin,
        ticketPrice: yuan * 100,
        discount: Math.round(yuan / 10),
      })),
    })),
  )
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const policies = fc
  .record({
    cabins: optional(
      fc
        .subarray(['Y', 'W', 'C'] as const, { minLength: 1 })
        .map((list) => list.map((cabin) => ({ cabin, maxDiscount: 60, floatAmount: 5000 }))),
    ),
    lowestPrice: optional(
      fc.record({
        hours: fc.integer({ min: 1, max: 12 }),
        threshold: fc.constantFrom(0, 10_000),
        sameAirport: fc.boolean(),
        ignoreStopover: fc.boolean(),
        excludeCarriers: fc.constantFrom<string[][]>([], ['9C']),
      }),
    ),
  })
  .map(({ cabins, lowestPrice }): FlightPolicy => ({
    ...(cabins && { cabins }),
    ...(lowestPrice && { lowestPrice }),
    handling: { cabin: 'forbid', discount: 'approval', lowestPrice: 'reason', advanceDays: 'remind' },
  }))

/** The fare that a change names: 「改选 MU5103 10:00 ¥760」 or 「改选本航班经济舱 R 舱 ¥760」. */
function named(list: PolicyFlight[], row: number, change: string): { flight: number; fare: number } {
  const cents = Math.round(Number(/¥([\d,.]+)/.exec(change)?.[1]?.replaceAll(',', '')) * 100)
  const flightNo = /改选 (\w+) /.exec(change)?.[1]
  const flight = flightNo === undefined ? row : list.findIndex((item) => item.flightNo === flightNo)
  return { flight, fare: list[flight]?.fares.findIndex(({ ticketPrice }) => ticketPrice === cents) ?? -1 }
}

test('the change that a violation names always complies', () => {
  let applied = 0
  fc.assert(
    fc.property(policies, flights, (policy, list) => {
      const verdicts = evaluateFlightList(policy, 'e1', list, today, 'zh-CN')
      verdicts.forEach((row, index) =>
        row
          .flatMap(({ violations }) => violations)
          .forEach(({ change }) => {
            if (change === undefined) return
            const target = named(list, index, change)
            expect(verdicts[target.flight]?.[target.fare]?.verdict).toBe('within')
            applied += 1
          }),
      )
    }),
    { numRuns: 300 },
  )
  expect(applied).toBeGreaterThan(100)
})

test('a violation lacks a change only where nothing on the list complies', () => {
  const seen = { with: 0, without: 0 }
  fc.assert(
    fc.property(policies, flights, (policy, list) => {
      const all = evaluateFlightList(policy, 'e1', list, today, 'zh-CN').flat()
      const someComplies = all.some(({ verdict }) => verdict === 'within')
      for (const { change } of all.flatMap(({ violations }) => violations)) {
        expect(change !== undefined).toBe(someComplies)
        seen[someComplies ? 'with' : 'without'] += 1
      }
    }),
  )
  expect(Math.min(seen.with, seen.without)).toBeGreaterThan(0)
})

test('the sweep finds the same lowest price as comparing every pair', () => {
  fc.assert(
    fc.property(policies, flights, (policy, list) => {
      const rule = policy.lowestPrice
      fc.pre(rule !== undefined)
      if (!rule) return
      const references = flightReferences(policy, list, []).lowest
      for (const cabin of ['Y', 'W', 'C'] as const)
        list.forEach((flight, index) => {
          const comparable = list.filter(
            (other) =>
              Math.abs(minutesOf(other.departTime) - minutesOf(flight.departTime)) <= rule.hours * 60 &&
              !(rule.sameAirport && other.departAirport !== flight.departAirport) &&
              !(rule.ignoreStopover && other.stop) &&
              !rule.excludeCarriers?.includes(other.carrier),
          )
          const prices = comparable.flatMap((other) =>
            other.fares.filter((fare) => fare.cabin === cabin).map((fare) => fare.ticketPrice),
          )
          const allowed = policy.cabins === undefined || policy.cabins.some((standard) => standard.cabin === cabin)
          expect(references[cabin]?.[index]?.ticketPrice).toBe(allowed && prices.length > 0 ? Math.min(...prices) : undefined)
        })
    }),
  )
})
