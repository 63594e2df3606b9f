import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeChoices } from '../booking/policy/choice-set-record'
import { replay, type ChoiceSet } from '../booking/policy/choice-set'
import { isHeavier } from '../booking/policy/verdict'
import { boughtOffers, policySections } from './index'
import { judgeTrial } from '../booking/policy/lab/trial'
import { createJudging, type Known } from '../booking/policy/lab/judging'
import type { KeptSearch } from '../booking/policy/lab/kept-search'

const products = { sections: policySections, bought: boughtOffers }
const body = (version: number, maxDiscount: number, advanceDays: number): TravelPolicy =>
  ({
    policyId: 'staff',
    version,
    name: { 'zh-CN': '员工', 'zh-TW': '員工', en: 'Staff' },
    scope: { type: 'default', ids: [] },
    flight: {
      cabins: [{ cabin: 'Y', maxDiscount }],
      advanceDays,
      handling: { cabin: 'forbid', discount: 'approval', advanceDays: 'forbid' },
    },
  }) as unknown as TravelPolicy
const recorded = body(1, 60, 3)
const trial = body(2, 45, 9)

interface Fare {
  cabin: 'Y' | 'C'
  discount: number
}
interface Made {
  fares: Fare[]
  daysAhead: number
  people: ('in' | 'out')[]
  /** Which fare was bought; beyond the list it was never shown. */
  bought: number | undefined
}
const fullFare = 1000_00
const fareAt = ({ cabin, discount }: Fare, at: number) => ({
  fareKey: `k${at}`,
  bookingClass: `B${at}`,
  cabin,
  discount,
  ticketPrice: (fullFare * discount) / 100,
})

function searchOf({ fares, daysAhead, people, bought }: Made, index: number): { search: KeptSearch; set: ChoiceSet } {
  const flight = {
    flightKey: 'f1',
    flightNo: 'MU5101',
    carrier: 'MU',
    departAirport: 'PEK',
    arriveAirport: 'SHA',
    departDate: `2026-12-${String(1 + daysAhead).padStart(2, '0')}`,
    departTime: '09:00',
    arriveTime: '11:10',
    durationMinutes: 130,
    fullFare,
  }
  const set: ChoiceSet = {
    product: 'flight',
    travellers: people.map((who, at) => ({ employeeId: `${who}-${at}`, policyId: 'staff', version: 1 })),
    setting: { bookingDate: '2026-12-01' },
    offers: [{ ...flight, fares: fares.map(fareAt) }],
  }
  const verdicts = replay(set, () => recorded, policySections, 'zh-CN').map(({ verdict }) => verdict)
  const fare = bought === undefined ? undefined : (fares.map(fareAt)[bought] ?? fareAt({ cabin: 'Y', discount: 90 }, 99))
  const segments = [{ version: 2, journey: 0, ...flight, fare }]
  const bookings = fare ? [{ orderNo: `F${index}`, journey: 0, segments, travellers: people.length }] : []
  const searchId = `s${index}`
  return { set, search: { searchId, searchedAt: '2026-12-01T00:00:00.000Z', body: encodeChoices({ set, verdicts }), bookings } }
}

/** Answers what a page asks for. */
const known = ({ policies, people }: { policies: Known['policies'][number][]; people: string[] }): Known => ({
  policies: policies.map((ref) => ({ ...ref, recorded, trial })),
  people: people.map((employeeId) => ({ employeeId, meant: employeeId.startsWith('in') })),
  trial,
})

function judged(what: 'trial' | 'replay', pages: readonly (readonly KeptSearch[])[]) {
  const judging = createJudging({ what, product: 'flight' }, products)
  for (const page of pages) judging.judge(known(judging.read(page)))
  return judging.found()
}

const made: fc.Arbitrary<Made> = fc.record({
  fares: fc.array(fc.record({ cabin: fc.constantFrom('Y', 'C'), discount: fc.integer({ min: 30, max: 100 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  daysAhead: fc.integer({ min: 1, max: 15 }),
  people: fc.array(fc.constantFrom('in', 'out'), { minLength: 1, maxLength: 3 }),
  bought: fc.option(fc.nat(7), { nil: undefined }),
})

/** The same, choice by choice and as slowly as it can be done. */
function byHand(all: readonly ReturnType<typeof searchOf>[]) {
  const policyOf = ({ employeeId }: { employeeId: string }) => (employeeId.startsWith('in') ? trial : recorded)
  const meant = all.filter(({ set }) => set.travellers.some(({ employeeId }) => employeeId.startsWith('in')))
  const choices = meant.flatMap(({ set, search }) =>
    search.bookings.map(({ segments, travellers, orderNo }) => {
      const { fare } = segments[0] as { fare: ReturnType<typeof fareAt> }
      const [flight] = set.offers as { fares: { fareKey: string }[] }[]
      const offers = [{ ...flight, fares: [fare, ...flight!.fares.filter(({ fareKey }) => fareKey !== fare.fareKey)] }]
      const verdictBy = (by: (traveller: { employeeId: string }) => TravelPolicy): Verdict =>
        replay({ ...set, offers }, by, policySections, 'en')[0]!.verdict
      return { orderNo, amount: fare.ticketPrice * travellers, before: verdictBy(() => recorded), after: verdictBy(policyOf) }
    }),
  )
  const sumOf = (counts: (choice: (typeof choices)[number]) => boolean) => {
    const some = choices.filter(counts)
    return { count: some.length, amount: some.reduce((sum, { amount }) => sum + amount, 0) }
  }
  const judgedAs = (when: 'before' | 'after') => ({
    violating: sumOf((choice) => choice[when] !== 'within'),
    approval: sumOf((choice) => choice[when] === 'approval'),
    refused: sumOf((choice) => choice[when] === 'forbidden'),
  })
  return {
    sets: meant.length,
    offers: meant.reduce((sum, { set }) => sum + (set.offers[0] as { fares: object[] }).fares.length, 0),
    unknown: 0,
    booked: { ...sumOf(() => true), orders: choices.length },
    before: judgedAs('before'),
    after: judgedAs('after'),
    difference: {
      harder: sumOf(({ before, after }) => isHeavier(after, before)),
      eased: sumOf(({ before, after }) => isHeavier(before, after)),
    },
  }
}

describe('[S2.46] a trial of a policy', () => {
  test('counts what counting by hand counts, whatever the pages', () =>
    fc.assert(
      fc.property(fc.array(made, { maxLength: 8 }), fc.integer({ min: 1, max: 8 }), (all, size) => {
        const searches = all.map(searchOf)
        const kept = searches.map(({ search }) => search)
        const pages = kept.flatMap((_each, at) => (at % size === 0 ? [kept.slice(at, at + size)] : []))
        expect(judged('trial', pages).trial).toMatchObject(byHand(searches))
      }),
    ))

  const cheap: Fare = { cabin: 'Y', discount: 40 }
  const dear: Fare = { cabin: 'Y', discount: 55 }
  const tried = (...all: Partial<Made>[]) => {
    const searches = all.map(
      (each, index) => searchOf({ fares: [cheap, dear], daysAhead: 10, people: ['in'], bought: 1, ...each }, index).search,
    )
    return judged('trial', [searches]).trial!
  }

  test.each([
    ['a dearer fare than the trial allows', {}, { before: 'within', after: 'approval', cheapest: 400_00 }],
    ['too late for the trial', { daysAhead: 5 }, { before: 'within', after: 'forbidden' }],
    ['a fare that the search did not keep', { bought: 7 }, { before: 'approval', after: 'approval' }],
  ])('of %s', (_title, more, expected) => {
    const { worst, verdicts } = tried(more)
    const harder = expected.before !== expected.after
    expect(worst).toMatchObject(harder ? [expected] : [])
    expect(verdicts.find(({ verdict }) => verdict === expected.after)!.after).toBe(1)
  })

  test('names the ten worst: the weightier verdict first, then what cost more', () => {
    const late = Array.from({ length: 8 }, () => ({ daysAhead: 5 }))
    const many = tried({}, { people: ['in', 'out'] }, {}, {}, ...late)
    expect(many.worst.map(({ after, amount }) => [after, amount])).toEqual([
      ...late.map(() => ['forbidden', 550_00]),
      ['approval', 1100_00],
      ['approval', 550_00],
    ])
    expect(many.refused).toEqual([{ employeeId: 'in-0', count: 8, amount: 8 * 550_00 }])
    expect(many.worst[0]!.sentences[0]).toEqual({
      'zh-CN': expect.stringContaining('经济舱') as unknown,
      'zh-TW': expect.stringContaining('經濟艙') as unknown,
      en: expect.stringContaining('Economy') as unknown,
    })
  })

  test('says what the cheapest within would have cost less, for everybody', () =>
    expect(tried({ people: ['in', 'in'] }).saving).toEqual({ count: 1, amount: 2 * 150_00 }))
})

describe('[handbook 13.9] judging again', () => {
  test('finds what was kept, and names what differs', () => {
    const { search } = searchOf(
      {
        fares: [
          { cabin: 'Y', discount: 40 },
          { cabin: 'C', discount: 90 },
        ],
        daysAhead: 10,
        people: ['in'],
        bought: 0,
      },
      0,
    )
    expect(judged('replay', [[search]]).replay).toEqual({ sets: 1, verdicts: 2, same: 2, differing: [] })
    const wrong = { ...search, body: search.body.replace('"verdicts":["within"', '"verdicts":["reason"') }
    expect(judged('replay', [[wrong]]).replay).toMatchObject({
      same: 1,
      differing: [{ orderNo: 'F0', recorded: 'reason', found: 'within', count: 1 }],
    })
  })
})

test('fares abroad that a standard only compared with are no offers, and nobody could have saved by them', () => {
  const journey = (name: string, price: number, more = {}) => ({ flightsKey: name, name, cabins: ['Y'], price, ...more })
  const offers = [journey('MU545', 300), journey('SQ827', 100, { beside: true })].map((offer) => ({
    ...offer,
    departDate: '2026-12-09',
    departTime: '09:00',
    bookingClasses: ['L'],
  }))
  const travellers = [{ employeeId: 'in', policyId: 'staff', version: 1 }]
  const set: ChoiceSet = { product: 'intlFlight', travellers, setting: { bookingDate: '2026-12-01' }, offers }
  const policyOf = (maxPrice: number) => () =>
    ({ ...recorded, intlFlight: { maxPrice, handling: { offerPrice: 'forbid' } } }) as TravelPolicy
  const segments = [{ version: 1, slice: 0, flightNo: 'MU545', bookingClass: 'L', departDate: '2026-12-09' }]
  const bookings = [{ orderNo: 'F1', journey: 0, segments, travellers: 1 }]
  const read = {
    searchId: 's',
    searchedAt: '2026-12-01T00:00:00.000Z',
    set,
    verdicts: ['within' as const, 'within' as const],
    bookings,
  }
  const { offers: count, choices } = judgeTrial(read, { recordedOf: policyOf(400), trialOf: policyOf(200) }, products)
  expect(count).toBe(1)
  expect(choices).toMatchObject([{ before: 'within', after: 'forbidden', amount: 300 }])
  expect(choices[0]).not.toHaveProperty('cheapest')
})
