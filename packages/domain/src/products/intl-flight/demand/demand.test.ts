import { describe, expect, test } from 'vitest'
import type { FlightLeg } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { checkFlightDemand } from './check-demand'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { evaluatePlans, policyJourneysOf } from './judge-plans'
import type { KeptFlightPlan, KeptPlanOffer } from './kept-demand'
import {
  adultPriceOf,
  checkPlanSegments,
  checkPlanValidity,
  planPassenger,
  planTotal,
  tripOfPlan,
  type TimedSegment,
} from './plan'
import { coinsOfFen, fareFen } from '../rounding'
import { isSameFlightDemand, sharesFlightDemand } from './same-demand'

const leg = (departCode: string, arriveCode: string, departDate: string): FlightLeg => ({
  journeyIndex: 0,
  departCode,
  departCityName: '',
  arriveCode,
  arriveCityName: '',
  departDate,
})
const setting = {
  // West of the date line it is still the day before.
  todayAt: (code: string) => (code === 'LAX' ? '2026-11-30' : '2026-12-01'),
  last: '2027-11-30',
  cityOf: (code: string) => code,
  knowsPlace: (code: string) => code !== 'XXX',
  isDomestic: (code: string) => ['BJS', 'SHA'].includes(code),
}
const out = leg('SHA', 'SIN', '2026-12-09')

describe('what keeps a request from being sent', () => {
  test.each<[string, FlightLeg[], string[], string | undefined, string | undefined]>([
    ['nothing', [out], ['a'], undefined, undefined],
    [
      'six legs are possible',
      Array.from({ length: 6 }, (_none, index) => leg(index % 2 ? 'SIN' : 'SHA', index % 2 ? 'SHA' : 'SIN', '2026-12-09')),
      ['a'],
      undefined,
      undefined,
    ],
    ['seven are not', Array.from({ length: 7 }, () => out), ['a'], 'tooManyLegs', 'legs'],
    ['no leg', [], ['a'], 'cityMissing', 'legs.0.departCode'],
    ['no destination', [{ ...out, arriveCode: '' }], ['a'], 'cityMissing', 'legs.0.arriveCode'],
    ['one city twice', [leg('SIN', 'SIN', '2026-12-09')], ['a'], 'citySame', 'legs.0.arriveCode'],
    ['a place that is none', [leg('SHA', 'XXX', '2026-12-09')], ['a'], 'cityUnknown', 'legs.0.arriveCode'],
    ['yesterday', [leg('SHA', 'SIN', '2026-11-30')], ['a'], 'datePast', 'legs.0.departDate'],
    ['today where the flight leaves', [leg('LAX', 'SHA', '2026-11-30')], ['a'], undefined, undefined],
    ['yesterday there', [leg('LAX', 'SHA', '2026-11-29')], ['a'], 'datePast', 'legs.0.departDate'],
    ['beyond a year', [leg('SHA', 'SIN', '2027-12-01')], ['a'], 'dateTooFar', 'legs.0.departDate'],
    ['back before there', [out, leg('SIN', 'SHA', '2026-12-08')], ['a'], 'legBeforeFormer', 'legs.1.departDate'],
    ['never abroad', [leg('SHA', 'BJS', '2026-12-09')], ['a'], 'demandAllDomestic', 'legs'],
    ['nobody', [out], [], 'demandPeopleMissing', 'employeeIds'],
    ['somebody twice', [out], ['a', 'a'], 'travellerTwice', 'employeeIds'],
  ])('[handbook 2.5] %s', (_title, legs, employeeIds, problem, field) => {
    const found = checkFlightDemand({ legs, employeeIds }, setting)
    expect([found?.problem, found?.field]).toEqual([problem, field])
  })
})

describe('the same request', () => {
  const asked = (employeeIds: string[], date = '2026-12-09') => ({
    legs: [{ departCode: 'SHA', departType: 0, arriveCode: 'SIN', arriveType: 0, date }],
    employeeIds,
  })
  test.each<[string, ReturnType<typeof asked>, ReturnType<typeof asked>, boolean, boolean]>([
    ['the same people in another order', asked(['a', 'b']), asked(['b', 'a']), true, true],
    ['one of them', asked(['a', 'b']), asked(['a']), false, true],
    ['other people', asked(['a']), asked(['b']), false, false],
    ['another day', asked(['a']), asked(['a'], '2026-12-10'), false, false],
  ])('[S7.51] %s', (_title, one, other, same, shares) =>
    expect([isSameFlightDemand(one, other), sharesFlightDemand(one, other)]).toEqual([same, shares]),
  )
})

const segment = (
  slice: number,
  departAirport: string,
  arriveAirport: string,
  departAt: string,
  arriveAt: string,
): TimedSegment => ({
  slice,
  departAirport,
  arriveAirport,
  departAt: `${departAt}:00.000Z`,
  arriveAt: `${arriveAt}:00.000Z`,
})
const there = segment(0, 'PVG', 'SIN', '2026-12-09T01:00', '2026-12-09T06:30')
const now = '2026-12-01T00:00:00.000Z'

test.each<[string, TimedSegment[], string | undefined]>([
  ['there and back', [there, segment(1, 'SIN', 'PVG', '2026-12-12T01:00', '2026-12-12T06:30')], undefined],
  ['with a change of planes', [segment(0, 'PVG', 'HKG', '2026-12-08T20:00', '2026-12-08T23:00'), there], undefined],
  ['that lands before it leaves', [segment(0, 'PVG', 'SIN', '2026-12-09T06:30', '2026-12-09T01:00')], 'segments.0'],
  ['longer than any flight', [segment(0, 'PVG', 'SIN', '2026-12-09T01:00', '2026-12-10T06:30')], 'segments.0'],
  ['from an airport to itself', [segment(0, 'PVG', 'PVG', '2026-12-09T01:00', '2026-12-09T06:30')], 'segments.0'],
  ['that has left', [segment(0, 'PVG', 'SIN', '2026-11-09T01:00', '2026-11-09T06:30')], 'segments.0'],
  ['on while the former is in the air', [there, segment(0, 'SIN', 'SYD', '2026-12-09T06:00', '2026-12-09T14:00')], 'segments.1'],
  ['whose directions leave one out', [there, segment(2, 'SIN', 'PVG', '2026-12-12T01:00', '2026-12-12T06:30')], 'segments.1'],
])('[handbook 2.5] flights of a plan: %s', (_title, segments, field) =>
  expect(checkPlanSegments(segments, now)?.field).toBe(field),
)

test.each([
  ['2026-12-01T00:00:00.000Z', 'planValidityWrong'],
  ['2026-12-01T00:00:01.000Z', undefined],
  ['2026-12-08T00:00:00.000Z', undefined],
  ['2026-12-08T00:00:01.000Z', 'planValidityWrong'],
])('[handbook 2.5] a plan that stands until %s', (until, problem) => expect(checkPlanValidity(until, now)?.problem).toBe(problem))

type KeptSegment = KeptFlightPlan['segments'][number]
const plan: KeptFlightPlan = {
  version: 1,
  planId: 'p1',
  validUntil: '2026-12-01T02:00:00.000Z',
  validatingCarrier: 'SQ',
  segments: [
    kept(0, 'SQ831', 'PVG', 'SIN', '2026-12-09', 330, 'Y'),
    kept(1, 'SQ830', 'SIN', 'HKG', '2026-12-12', 240, 'C'),
    kept(1, 'CX360', 'HKG', 'PVG', '2026-12-12', 160, 'Y'),
  ],
  prices: [
    { passenger: 'adult', fare: 300_000, taxes: 80_000 },
    { passenger: 'child', fare: 225_000, taxes: 60_000 },
  ],
  rules: '',
  note: '',
}
function kept(
  slice: number,
  flightNo: string,
  departAirport: string,
  arriveAirport: string,
  date: string,
  minutes: number,
  cabin: 'Y' | 'C',
) {
  return {
    version: 1 as const,
    slice,
    flightNo,
    carrier: flightNo.slice(0, 2),
    departAirport,
    departTerminal: '',
    departDate: date,
    departTime: '09:00',
    arriveAirport,
    arriveTerminal: '',
    arriveDate: date,
    arriveTime: '14:30',
    durationMinutes: minutes,
    distanceKm: 3800,
    aircraft: '',
    meal: 'none' as const,
    stops: [],
    cabin,
    bookingClass: '',
    baggage: { kilograms: 23, pieces: 1 },
  }
}

test('[handbook 2.5] a plan costs what each of the party pays by age on the first day; who turns two on the way is a child', () => {
  const [out] = plan.segments
  const days = { segments: ['2026-12-09', '2026-12-16'].map((departDate, slice) => ({ ...out!, slice, departDate })) }
  const births = ['2000-01-01', '2020-01-01', '2025-12-20', '2024-12-16', '2024-12-17', undefined]
  expect(births.map((birth) => planPassenger(birth, days))).toEqual(['adult', 'child', 'infant', 'child', 'infant', 'adult'])
  expect(planTotal(plan, ['adult', 'adult', 'child'])).toBe(2 * 380_000 + 285_000)
})

test('[handbook 2.5] whose age has no price pays as an adult, in whatever order the staff wrote the prices', () => {
  const childFirst = { ...plan, prices: plan.prices.toReversed() }
  expect(planTotal(childFirst, ['adult', 'infant'])).toBe(2 * 380_000)
  expect(policyJourneysOf(childFirst)[0]!.price).toBe(380_000)
  expect(adultPriceOf({ prices: plan.prices.slice(1) })).toMatchObject({ passenger: 'child' })
})

describe('what a standard says of plans', () => {
  const judged = (section: Omit<IntlFlightSection, 'handling'>, plans: readonly KeptFlightPlan[] = [plan]) =>
    evaluatePlans([{ travellerId: 'a', policy: { ...section, handling: {} } }], plans, { bookingDate: '2026-12-01' }, 'en')
  const rulesOf = (...asked: Parameters<typeof judged>) => judged(...asked)[0]!.violations.map(({ rule }) => rule)
  const supplied = (more: Partial<NonNullable<KeptPlanOffer['fares']>[number]> = {}): KeptFlightPlan => ({
    ...plan,
    offer: {
      legs: [],
      choices: [],
      fares: [
        { brand: 'flex', refundFee: 0, changeFee: 0 },
        { brand: 'light', refundFee: 1000_00, changeFee: 'notAtAll', ...more },
      ],
      penalties: [],
      ticketBy: plan.validUntil,
      priceUntil: plan.validUntil,
      seats: 5,
      instantPayment: false,
    },
  })

  test('[handbook 7.1] each direction is one journey, at an adult’s price for the whole', () =>
    expect(policyJourneysOf(plan)).toMatchObject([
      { cabins: ['Y'], flightMinutes: 330, totalMinutes: 330, transfers: 0, price: 380_000, countries: ['SG'] },
      { cabins: ['C', 'Y'], flightMinutes: 400, transfers: 1, price: 380_000, departDate: '2026-12-12', countries: ['HK', 'CN'] },
    ]))

  test('[handbook 7.1] the wait between two flights belongs to the journey', () => {
    const [first, second, third] = plan.segments as [KeptSegment, KeptSegment, KeptSegment]
    const back = [second, { ...third, departTime: '18:00', arriveTime: '20:40' }]
    expect(policyJourneysOf({ ...plan, segments: [first, ...back] })[1]!.totalMinutes).toBe(400 + 210)
  })

  test('[handbook 7.1] a cabin is judged by its own direction: a long way out allows no business on a short way back', () => {
    const byDuration: IntlFlightSection['byDuration'] = [
      { from: 0, cabins: ['Y'] },
      { from: 360, cabins: ['Y', 'C'] },
    ]
    const short = {
      ...plan,
      segments: [
        { ...plan.segments[0]!, durationMinutes: 700 },
        { ...plan.segments[1]!, durationMinutes: 60 },
      ],
    }
    expect(rulesOf({ byDuration }, [short])).toEqual(['cabin'])
    expect(rulesOf({ byDuration })).toEqual([])
  })

  test.each<[string, Omit<IntlFlightSection, 'handling'>, KeptFlightPlan, string[]]>([
    ['what the whole costs is said once', { maxPrice: 379_999 }, plan, ['offerPrice']],
    ['days in advance are counted for each direction', { advanceDays: 10 }, plan, ['advanceDays']],
    ['a refund that is too dear', { refundable: { feeAtMost: 500_00 } }, supplied(), ['refundable']],
    ['a change that nobody makes', { changeable: { feeAtMost: 500_00 } }, supplied(), ['changeable']],
    ['a brand that is not bought', { excludedBrands: ['light'] }, supplied(), ['fareType']],
    ['what keeps all of it', { excludedBrands: ['firstFlex'], refundable: { feeAtMost: 1000_00 } }, supplied(), []],
    ['of what staff typed in nobody knows', { refundable: { feeAtMost: 0 }, excludedBrands: ['light'] }, plan, []],
  ])('[handbook 7.1] %s', (_title, section, one, rules) => expect(rulesOf(section, [one])).toEqual(rules))

  test('[handbook 7.1] a long way round beside a direct plan', () => {
    const [out, ...rest] = plan.segments as [KeptSegment, KeptSegment, KeptSegment]
    const slow = rest.map((each, index) => ({
      ...each,
      slice: 1,
      cabin: 'Y' as const,
      ...(index === 1 && { departTime: '18:00' }),
    }))
    const round = { ...plan, planId: 'p2', segments: [out, ...slow] }
    const direct = {
      ...plan,
      segments: [out, { ...out, slice: 1, departAirport: 'SIN', arriveAirport: 'PVG', durationMinutes: 300 }],
    }
    const plans = [direct, { ...round, prices: [{ ...plan.prices[0]!, fare: 100_000 }] }]
    const said = judged({ directFirst: { threshold: 0, detour: 60 } }, plans)
    expect(said.map(({ violations }) => violations.map(({ rule }) => rule))).toEqual([[], ['direct']])
  })
})

test('[handbook 2.5] the order of a plan is one ticket over all directions, at the price of each traveller', () => {
  const timed = plan.segments.map((each, index) => ({
    ...each,
    departAt: `2026-12-${index === 0 ? '09' : '12'}T0${index * 3}:00:00.000Z`,
    arriveAt: `2026-12-${index === 0 ? '09' : '12'}T0${index * 3 + 2}:00:00.000Z`,
  }))
  const trip = tripOfPlan(plan, timed, ['adult', 'child'])
  expect(trip.slices.map(({ connections }) => connections)).toMatchObject([
    [],
    [{ arriveAirport: 'HKG', departAirport: 'HKG', minutes: 60 }],
  ])
  expect(trip.tickets).toMatchObject([
    { slices: [0, 1], prices: { 0: { fare: 300_000 }, 1: { passenger: 'child', fare: 225_000 } } },
  ])
  // The fare that is filed in yuan is the fare that is paid.
  const { filed, fare } = trip.tickets[0]!.prices[0]!
  expect(fareFen(filed.amount, filed.currency, filed.rate)).toBe(fare)
  expect(coinsOfFen(fare, filed.currency, filed.rate)).toBe(filed.amount)
})
