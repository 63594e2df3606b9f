import type { PolicyRule } from '@sojourn/contract/booking/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes, minutesBetween } from '../../kit/local-date'
import {
  commonEnvelope,
  membersOf,
  outsideEnvelope,
  type ApprovedOption,
  type BrokenRule,
  type Envelope,
  type EnvelopeOption,
} from './envelope'

const departAt = '2026-12-09T00:00:00.000Z'
const journey = (more: Partial<EnvelopeOption['journeys'][number]> = {}): EnvelopeOption['journeys'][number] => ({
  flightKey: 'MU5101/2026-12-09',
  departCity: 'BJS',
  arriveCity: 'SHA',
  departDate: '2026-12-09',
  departAt,
  ...more,
})
const approved: ApprovedOption = {
  total: 100_000,
  journeys: [journey()],
  violations: [{ travellerId: 'a', rule: 'discount' }],
}
const envelope: Envelope = { amount: 10_000, hours: 2 }
const option = (more: Partial<EnvelopeOption> = {}): EnvelopeOption => ({ total: 100_000, journeys: [journey()], ...more })

test.each<[string, EnvelopeOption, BrokenRule[], string | undefined]>([
  ['the case itself', option(), approved.violations as BrokenRule[], undefined],
  ['the price, up to the last fen', option({ total: 110_000 }), [], undefined],
  ['one fen more', option({ total: 110_001 }), [], 'price'],
  [
    'another flight two hours later',
    option({ journeys: [journey({ flightKey: 'x', departAt: '2026-12-09T02:00:00.000Z' })] }),
    [],
    undefined,
  ],
  ['two hours earlier', option({ journeys: [journey({ flightKey: 'x', departAt: '2026-12-08T22:00:00.000Z' })] }), [], undefined],
  [
    'a minute further away',
    option({ journeys: [journey({ flightKey: 'x', departAt: '2026-12-09T02:01:00.000Z' })] }),
    [],
    'hours',
  ],
  ['another day', option({ journeys: [journey({ departDate: '2026-12-10' })] }), [], 'day'],
  ['another city', option({ journeys: [journey({ arriveCity: 'HGH' })] }), [], 'route'],
  ['one journey fewer', option({ journeys: [] }), [], 'route'],
  ['a rule that was broken before', option(), [{ travellerId: 'a', rule: 'discount' }], undefined],
  ['a rule that was not', option(), [{ travellerId: 'a', rule: 'cabin' }], 'violation'],
  [
    'a rule that was not, beside one that was',
    option(),
    [
      { travellerId: 'a', rule: 'discount' },
      { travellerId: 'a', rule: 'cabin' },
    ],
    'violation',
  ],
  ['the same rule for somebody else', option(), [{ travellerId: 'b', rule: 'discount' }], 'violation'],
])('[handbook 1.5] %s', (_title, given, violations, expected) =>
  expect(outsideEnvelope(envelope, approved, given, violations)).toBe(expected),
)

test('[handbook 1.5] an envelope of nothing keeps price and flight', () => {
  const nothing = { amount: 0, hours: 0 }
  expect(outsideEnvelope(nothing, approved, option(), [])).toBeUndefined()
  expect(outsideEnvelope(nothing, approved, option({ total: 100_001 }), [])).toBe('price')
  expect(outsideEnvelope(nothing, approved, option({ journeys: [journey({ departAt: addMinutes(departAt, 1) })] }), [])).toBe(
    'hours',
  )
})

test('[handbook 1.5] of several approvers the narrowest holds, and one without has accepted only the case', () => {
  expect(
    commonEnvelope([
      { amount: 5, hours: 3 },
      { amount: 9, hours: 1 },
    ]),
  ).toEqual({ amount: 5, hours: 1 })
  expect(commonEnvelope([{ amount: 5, hours: 3 }, undefined])).toBeUndefined()
  expect(commonEnvelope([])).toBeUndefined()
})

const rules = fc.constantFrom<PolicyRule>('discount', 'cabin', 'lowestPrice')
const options = fc.array(
  fc.record({
    total: fc.integer({ min: 90_000, max: 120_000 }),
    minutes: fc.integer({ min: -240, max: 240 }),
    sameFlight: fc.boolean(),
    departDate: fc.constantFrom('2026-12-09', '2026-12-10'),
    violations: fc.array(fc.record({ travellerId: fc.constantFrom('a', 'b'), rule: rules }), { maxLength: 2 }),
  }),
  { maxLength: 12 },
)

test('[handbook 1.5] whatever is taken keeps every bound, and whatever was passed over for it breaks one or is worse', () => {
  fc.assert(
    fc.property(options, fc.nat(15_000), fc.nat(3), (given, amount, hours) => {
      const bounds = { amount, hours }
      const all = given.map(({ total, minutes, sameFlight, departDate, violations }) => ({
        total,
        violations,
        journeys: [
          journey({ departDate, departAt: addMinutes(departAt, minutes), flightKey: sameFlight ? journey().flightKey : 'other' }),
        ],
      }))
      const members = [...membersOf(bounds, approved, all, ({ violations }) => violations)]
      for (const { total, journeys, violations } of members) {
        expect(total).toBeLessThanOrEqual(approved.total + amount)
        expect(journeys[0]?.departDate).toBe('2026-12-09')
        expect(Math.abs(minutesBetween(departAt, journeys[0]!.departAt))).toBeLessThanOrEqual(hours * 60)
        for (const { travellerId, rule } of violations) expect([travellerId, rule]).toEqual(['a', 'discount'])
      }
      const left = all.filter((each) => !members.includes(each))
      for (const each of left) expect(outsideEnvelope(bounds, approved, each, each.violations)).toBeDefined()
      const kept = members.filter(({ journeys }) => journeys[0]?.flightKey === journey().flightKey)
      expect(members.slice(0, kept.length)).toEqual(kept)
      expect(kept.map(({ total }) => total)).toEqual(kept.map(({ total }) => total).toSorted((a, b) => a - b))
    }),
  )
})

test('[handbook 1.5] the seats that are held come before everything else that is accepted', () => {
  const held = option({ total: 108_000, keepsSeats: true })
  const [best] = membersOf(envelope, approved, [option({ total: 90_000 }), held], () => [])
  expect(best).toBe(held)
})

test('[handbook 1.5] of what is accepted the flights that stay come first, then the price, then the nearest time of all journeys', () => {
  const later = (minutes: number, more: object = {}) =>
    journey({ flightKey: 'x', departAt: addMinutes(departAt, minutes), ...more })
  const back = (minutes: number) => later(minutes, { departCity: 'SHA', arriveCity: 'BJS', flightKey: minutes ? 'y' : 'back' })
  const both: ApprovedOption = { ...approved, journeys: [journey(), back(0)] }
  const options = {
    far: option({ journeys: [later(90), back(-60)] }),
    near: option({ journeys: [later(-30), back(100)] }),
    cheap: option({ total: 99_000, journeys: [later(120), back(120)] }),
    oneKept: option({ total: 105_000, journeys: [journey(), back(120)] }),
    kept: option({ total: 109_000, journeys: [journey(), back(0)] }),
  }
  const ranked = [...membersOf(envelope, both, Object.values(options), () => [])]
  const names = ranked.map((each) => Object.entries(options).find(([, known]) => known === each)?.[0])
  expect(names).toEqual(['kept', 'oneKept', 'cheap', 'near', 'far'])
})

test('[handbook 1.5] policy is asked only about options within the other bounds', () => {
  const asked: EnvelopeOption[] = []
  const near = option({ total: 105_000 })
  const judge = (each: EnvelopeOption): BrokenRule[] => {
    asked.push(each)
    return []
  }
  const [best] = membersOf(envelope, approved, [option({ total: 200_000 }), near], judge)
  expect([best, asked]).toEqual([near, [near]])
})
