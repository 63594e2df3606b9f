import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../kit/local-date'
import { matchApplication, type BookingFacts, type MatchableApplication } from './match'
import { application, line } from './matchable.testing'
import { isBookable } from './transitions'

const facts = (more: Partial<BookingFacts> = {}): BookingFacts => ({
  product: 'flight',
  travellerIds: ['lin'],
  cities: { depart: '北京', arrive: '上海' },
  startDate: '2026-12-07',
  endDate: '2026-12-07',
  dateUnlimited: false,
  countiesJoin: false,
  ...more,
})
type Case = [string, Partial<MatchableApplication>, Partial<BookingFacts>, string | undefined]
const failureOf = (given: Partial<MatchableApplication>, asked: Partial<BookingFacts>) =>
  matchApplication(application(given), facts(asked)).failure

describe('matching an application to a booking (handbook 9.3)', () => {
  test.each(applicationStates.words)('1. the state %s', (state) => {
    expect(failureOf({ state }, {})).toBe(isBookable(state) ? undefined : 'state')
  })
  test.each<Case>([
    ['in its products', {}, {}, undefined],
    ['not in its products', { products: ['hotel'] }, {}, 'product'],
    ['in its products, but planned by train', { lines: [line({ product: 'train' })] }, {}, 'product'],
    ['a stay needs no leg of its own', {}, { product: 'hotel', cities: { arrive: '上海' }, endDate: '2026-12-09' }, undefined],
    [
      'a set of cities covers every product of the list',
      { itineraryMode: 'cities', cities: ['北京', '上海'] },
      { product: 'train' },
      undefined,
    ],
  ])('1. product: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  test.each<Case>([
    ['listed', {}, { travellerIds: ['su'] }, undefined],
    ['all listed', {}, { travellerIds: ['su', 'lin'] }, undefined],
    ['one is not listed', {}, { travellerIds: ['su', 'zhao'] }, 'traveller'],
    ['anybody may travel', { limitTraveler: false }, { travellerIds: ['zhao'] }, undefined],
    ['not known yet', {}, { travellerIds: [] }, undefined],
    ['the applicant applied for others only', { limitTraveler: false, travellerIds: ['su'] }, {}, 'applicantNotTravelling'],
    ['the applicant books for those others', { travellerIds: ['su'] }, { travellerIds: ['su'] }, undefined],
  ])('2. travellers: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  const cities = { itineraryMode: 'cities' as const, cities: ['北京', '上海', '杭州'] }
  test.each<Case>([
    ['as planned', {}, {}, undefined],
    ['the way back of a return', {}, { cities: { depart: '上海', arrive: '北京' } }, undefined],
    ['the way back of a single', { lines: [line({ isReturn: false })] }, { cities: { depart: '上海', arrive: '北京' } }, 'city'],
    ['elsewhere', {}, { cities: { depart: '北京', arrive: '广州' } }, 'city'],
    ['from elsewhere', {}, { cities: { depart: '广州', arrive: '上海' } }, 'city'],
    ['to any city', { lines: [line({ arrive: '' })] }, { cities: { depart: '北京', arrive: '广州' } }, undefined],
    ['any two of a set', cities, { cities: { depart: '杭州', arrive: '北京' } }, undefined],
    [
      'from home to a city of the set',
      { ...cities, homeCity: '南京' },
      { cities: { depart: '南京', arrive: '杭州' } },
      undefined,
    ],
    ['back home from the set', { ...cities, homeCity: '南京' }, { cities: { depart: '杭州', arrive: '南京' } }, undefined],
    ['home of another application', cities, { cities: { depart: '南京', arrive: '杭州' } }, 'city'],
    ['one outside the set', cities, { cities: { depart: '杭州', arrive: '广州' } }, 'city'],
    ['a hotel where the itinerary leads', {}, { product: 'hotel', cities: { arrive: '北京' } }, undefined],
    ['a hotel elsewhere', {}, { product: 'hotel', cities: { arrive: '广州' } }, 'city'],
    [
      'a hotel with a leg of its own, elsewhere',
      { lines: [line(), line({ product: 'hotel', depart: '', arrive: '上海' })] },
      { product: 'hotel', cities: { arrive: '北京' } },
      'city',
    ],
  ])('3. cities: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  test.each<Case>([
    ['not known yet', {}, { cities: {} }, undefined],
    ['only where to', {}, { cities: { arrive: '上海' } }, undefined],
    ['of a set, only from where', cities, { cities: { depart: '广州' } }, 'city'],
    ['any city of a set', { ...cities, cities: ['北京', ''] }, { cities: { depart: '北京', arrive: '广州' } }, undefined],
  ])('3. cities: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  const toSuzhou = { lines: [line({ arrive: '苏州' })] }
  const toKunshan = { cities: { depart: '北京', arrive: '昆山' } }
  test.each<Case>([
    ['a county is a place of its own', toSuzhou, toKunshan, 'city'],
    ['of its city, where the company joins them', toSuzhou, { ...toKunshan, countiesJoin: true }, undefined],
    [
      'planned in the county, booked to its city',
      { lines: [line({ arrive: '昆山' })] },
      { cities: { depart: '北京', arrive: '苏州' }, countiesJoin: true },
      undefined,
    ],
    ['the way back', toSuzhou, { cities: { depart: '昆山', arrive: '北京' }, countiesJoin: true }, undefined],
    [
      'in a set of cities',
      { itineraryMode: 'cities', cities: ['北京', '苏州'] },
      { ...toKunshan, countiesJoin: true },
      undefined,
    ],
    ['a hotel in the county', toSuzhou, { product: 'hotel', cities: { arrive: '常熟' }, countiesJoin: true }, undefined],
    ['a county of another city', toSuzhou, { cities: { depart: '北京', arrive: '江阴' }, countiesJoin: true }, 'city'],
  ])('3. counties: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  test.each<Case>([
    ['the first day', {}, {}, undefined],
    ['the flexible day before', {}, { startDate: '2026-12-06', endDate: '2026-12-06' }, undefined],
    ['a day earlier still', {}, { startDate: '2026-12-05', endDate: '2026-12-05' }, 'date'],
    ['the last flexible day', {}, { startDate: '2026-12-12', endDate: '2026-12-12' }, undefined],
    ['a day later still', {}, { startDate: '2026-12-13', endDate: '2026-12-13' }, 'date'],
    ['the return too late', {}, { endDate: '2026-12-13' }, 'date'],
    ['every night of a stay', {}, { product: 'hotel', cities: { arrive: '上海' }, endDate: '2026-12-13' }, undefined],
    ['a night too many', {}, { product: 'hotel', cities: { arrive: '上海' }, endDate: '2026-12-14' }, 'date'],
    [
      'a stay that ends when it begins, too late',
      {},
      { product: 'hotel', cities: { arrive: '上海' }, startDate: '2026-12-13', endDate: '2026-12-13' },
      'date',
    ],
    [
      '[S7.15] any day where dates are not limited',
      {},
      { startDate: '2027-06-01', endDate: '2027-06-01', dateUnlimited: true },
      undefined,
    ],
    ['a set of cities by the days of the whole', cities, { startDate: '2026-12-13', endDate: '2026-12-13' }, 'date'],
  ])('4. dates: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  test.each<Case>([
    ['exactly what is left', {}, { amount: 200_000 }, undefined],
    ['one fen more', {}, { amount: 200_001 }, 'budget'],
    ['weak control only warns', { control: 'weak' }, { amount: 200_001 }, undefined],
    ['not known yet', { budgetLeft: 0 }, {}, undefined],
  ])('5. budget: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  const out = { line: 0, slot: 'out' as const, travellerId: 'lin' }
  test.each<Case>([
    ['booked by the same person', { used: [out] }, {}, 'lineUsed'],
    ['booked by a colleague', { used: [out] }, { travellerIds: ['su'] }, undefined],
    ['the other way is still free', { used: [out] }, { cities: { depart: '上海', arrive: '北京' } }, undefined],
    ['there and back at once', { used: [out] }, { endDate: '2026-12-10' }, 'lineUsed'],
    ['a second leg alike', { used: [out], lines: [line(), line()] }, {}, undefined],
    ['cities in free order are never used up', { ...cities, used: [out] }, {}, undefined],
  ])('6. each leg once: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))

  const shanghai = { product: 'hotel' as const, cities: { arrive: '上海' }, endDate: '2026-12-10' }
  const taken = (night: string, rooms: number) => ({ nightsPerDay: 2, nightsTaken: [{ night, rooms }] })
  test.each<Case>([
    ['as many as are agreed', { nightsPerDay: 2 }, { ...shanghai, rooms: 2 }, undefined],
    ['one more', { nightsPerDay: 2 }, { ...shanghai, rooms: 3 }, 'rooms'],
    ['what others have on the last night counts', taken('2026-12-09', 1), { ...shanghai, rooms: 2 }, 'rooms'],
    ['one beside it', taken('2026-12-09', 1), { ...shanghai, rooms: 1 }, undefined],
    ['on the day of departure nobody sleeps', taken('2026-12-10', 2), { ...shanghai, rooms: 2 }, undefined],
    ['how many is not known yet: one', taken('2026-12-09', 2), shanghai, 'rooms'],
    ['not agreed', { nightsTaken: [{ night: '2026-12-09', rooms: 9 }] }, { ...shanghai, rooms: 9 }, undefined],
    ['journeys have none', taken('2026-12-07', 2), { endDate: '2026-12-10' }, undefined],
    ['of a set of cities as well', { ...cities, ...taken('2026-12-09', 2) }, { ...shanghai, rooms: 1 }, 'rooms'],
    ['after days', taken('2026-12-09', 2), { ...shanghai, endDate: '2026-12-14' }, 'date'],
    ['before money', taken('2026-12-09', 2), { ...shanghai, amount: 200_001 }, 'rooms'],
  ])('[handbook 9.1] rooms of each night: %s', (_title, given, asked, failure) => expect(failureOf(given, asked)).toBe(failure))
  test('[handbook 9.1] the first night without room is named, with what is left of it', () => {
    const nightsTaken = [
      { night: '2026-12-09', rooms: 3 },
      { night: '2026-12-08', rooms: 1 },
    ]
    const given = application({ nightsPerDay: 2, nightsTaken })
    const asked = { ...facts(shanghai), startDate: '2026-12-08' }
    expect(matchApplication(given, { ...asked, rooms: 2 })).toEqual({
      failure: 'rooms',
      night: '2026-12-08',
      left: 1,
      nightsPerDay: 2,
    })
    expect(matchApplication(given, asked)).toMatchObject({ night: '2026-12-09', left: 0 })
  })

  test.each<Case>([
    ['state before people', { state: 'revoked' }, { travellerIds: ['zhao'] }, 'state'],
    ['people before places', {}, { travellerIds: ['zhao'], cities: { arrive: '广州' } }, 'traveller'],
    ['places before days', {}, { cities: { arrive: '广州' }, startDate: '2027-06-01', endDate: '2027-06-01' }, 'city'],
    ['places before money', {}, { cities: { arrive: '广州' }, amount: 200_001 }, 'city'],
    ['days before money', {}, { startDate: '2027-06-01', endDate: '2027-06-01', amount: 200_001 }, 'date'],
  ])('the first condition that does not hold is named: %s', (_title, given, asked, failure) =>
    expect(failureOf(given, asked)).toBe(failure),
  )
  test.each<[string, Partial<MatchableApplication>, Partial<BookingFacts>, object]>([
    ['there', {}, {}, { line: 0, slots: ['out'] }],
    ['there and back', {}, { endDate: '2026-12-10' }, { line: 0, slots: ['out', 'back'] }],
    [
      'there, on a leg without a way back',
      { lines: [line({ isReturn: false })] },
      { endDate: '2026-12-10' },
      { line: 0, slots: ['out'] },
    ],
    ['back', {}, { cities: { depart: '上海', arrive: '北京' } }, { line: 0, slots: ['back'] }],
    [
      'a stay with a leg of its own',
      { lines: [line(), line({ product: 'hotel', depart: '' })] },
      { product: 'hotel', cities: { arrive: '上海' }, endDate: '2026-12-09' },
      { line: 1, slots: ['out'] },
    ],
    ['a stay without one', {}, { product: 'hotel', cities: { arrive: '上海' } }, { slots: [] }],
    ['of a set', cities, {}, { slots: [] }],
  ])('a booking takes of the plan: %s', (_title, given, asked, taken) => {
    expect(matchApplication(application(given), facts(asked))).toEqual(taken)
  })
  test('names the leg and the directions that it takes', () => {
    expect(
      matchApplication(application({ lines: [line({ arrive: '广州' }), line()] }), facts({ endDate: '2026-12-10' })),
    ).toEqual({
      line: 1,
      slots: ['out', 'back'],
    })
  })
  test('more flexible days, more budget or fewer limits never refuse what fitted', () => {
    const day = fc.integer({ min: -5, max: 10 }).map((days) => addDays('2026-12-07', days))
    fc.assert(
      fc.property(day, fc.nat(300_000), fc.nat(3), fc.nat(100_000), (date, amount, flex, more) => {
        const asked = facts({ startDate: date, endDate: date, amount })
        if (matchApplication(application(), asked).failure !== undefined) return
        const looser = application({
          flexBefore: 1 + flex,
          flexAfter: 2 + flex,
          budgetLeft: 200_000 + more,
          limitTraveler: false,
        })
        expect(matchApplication(looser, asked).failure).toBeUndefined()
      }),
    )
  })
})
