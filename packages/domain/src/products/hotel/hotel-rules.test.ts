import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../kit/money'
import { freeUntil, isNoDearer, penaltyAmount, penaltyAt } from './cancellation'
import { guaranteeAmount, guaranteeFreeUntil, guaranteeOfRooms, needsGuarantee, type GuaranteeCase } from './guarantee'
import { cardFault, cardNetwork } from './guarantee-card'
import { averagePrice } from './prices'
import { areLastNights, earliestCheckIn, isNightUsed, nightsOfStay, stayFault } from './stay'
import type { CancellationPolicy, GuaranteeRule, CancellationPenalty } from './terms'

const arrival = { checkIn: '2026-12-01', latestArrival: 18 * 60, offsetMinutes: 480 }
const firstNight: CancellationPenalty = { kind: 'firstNight' }
const nights = [40_000, 50_000, 60_000]

describe('what cancelling costs', () => {
  const ladder: CancellationPolicy = {
    kind: 'ladder',
    basis: 'midnight',
    steps: [
      { hoursBefore: 30, penalty: { kind: 'percent', percent: 50 } },
      { hoursBefore: 6, penalty: { kind: 'allNights' } },
      { hoursBefore: 78, penalty: firstNight },
    ],
  }
  const none: CancellationPolicy = {
    kind: 'none',
    basis: 'midnight',
    steps: [{ hoursBefore: null, penalty: { kind: 'allNights' } }],
  }
  const byArrival: CancellationPolicy = {
    kind: 'limited',
    basis: 'latestArrival',
    steps: [{ hoursBefore: 0, penalty: firstNight }],
  }
  test.each<[name: string, policy: CancellationPolicy, now: string, fen: number]>([
    ['the ladder is free before its first step', ladder, '2026-11-28T09:59:59.000Z', 0],
    ['the second of a deadline is still in time', ladder, '2026-11-28T10:00:00.999Z', 0],
    ['one second later the first night is due', ladder, '2026-11-28T10:00:01.000Z', 40_000],
    ['then half of all nights', ladder, '2026-11-30T10:00:01.000Z', 75_000],
    ['then all nights', ladder, '2026-12-01T10:00:01.000Z', 150_000],
    ['not cancellable from the booking on', none, '2026-11-01T00:00:00.000Z', 150_000],
    ['until the latest arrival', byArrival, '2026-12-01T10:00:00.000Z', 0],
    ['after the latest arrival it is a no-show', byArrival, '2026-12-01T10:00:01.000Z', 40_000],
  ])('handbook 4.3: %s', (_name, policy, now, fen) => {
    expect(penaltyAmount(penaltyAt(policy, arrival, now), nights)).toBe(fen)
  })
  test('the last free instant is told where there is one', () => {
    expect(freeUntil(ladder, arrival)).toBe('2026-11-28T10:00:00.000Z')
    expect(freeUntil(none, arrival)).toBeUndefined()
    expect(freeUntil({ basis: 'midnight', steps: [] }, arrival)).toBeUndefined()
    expect(freeUntil(byArrival, { ...arrival, latestArrival: 1500 })).toBe('2026-12-01T17:00:00.000Z')
    expect(freeUntil(byArrival, { ...arrival, offsetMinutes: 420 })).toBe('2026-12-01T11:00:00.000Z')
  })
  test('[handbook 4.3] one policy never costs more than another, or does', () => {
    const free: CancellationPolicy = { kind: 'free', basis: 'midnight', steps: [] }
    const sorted = [none, ladder, byArrival, free]
    for (const [shorter, policy] of sorted.entries())
      for (const [longer, other] of sorted.entries()) expect(isNoDearer(other, policy, arrival, nights)).toBe(longer >= shorter)
    const after = (penalty: 'firstNight' | 'allNights'): CancellationPolicy => ({
      kind: 'limited',
      basis: 'midnight',
      steps: [{ hoursBefore: 30, penalty: { kind: penalty } }],
    })
    expect(isNoDearer(after('firstNight'), after('allNights'), arrival, nights)).toBe(true)
    expect(isNoDearer(after('allNights'), after('firstNight'), arrival, nights)).toBe(false)
  })
  test('[handbook 4.3] nothing is due of nothing: before the first step, for a room that has no night left', () => {
    expect(penaltyAmount({ kind: 'none' }, nights)).toBe(0)
    expect(penaltyAmount({ kind: 'none', percent: 50 }, nights)).toBe(0)
    expect(penaltyAmount(firstNight, [])).toBe(0)
  })
  test('a penalty is never more than the stay, and percentages are whole yuan', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (prices, percent) => {
          const amount = penaltyAmount({ kind: 'percent', percent }, prices)
          expect(amount).toBeLessThanOrEqual(sum(prices))
          expect(amount % 100 === 0 || amount === sum(prices)).toBe(true)
        },
      ),
    )
  })
})

describe('when a guarantee is needed', () => {
  const always: GuaranteeRule = {
    dateType: 'checkIn',
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    amount: 'firstNight',
    change: { kind: 'noChange' },
  }
  const late = { ...always, time: { start: '18:00', end: '06:00' } }
  const stay: GuaranteeCase = { bookedOn: '2026-11-20', nights: ['2026-12-04', '2026-12-05'], latestArrival: 1080, rooms: 1 }
  test.each<[name: string, rule: GuaranteeRule | undefined, change: Partial<GuaranteeCase>, needed: boolean]>([
    ['no rule, no guarantee', undefined, {}, false],
    ['a rule without time and rooms is always needed', always, {}, true],
    ['on its first day it is', { ...always, startDate: '2026-12-04' }, {}, true],
    ['before its first day it is not', { ...always, startDate: '2026-12-05' }, {}, false],
    ['on its last day it is', { ...always, endDate: '2026-12-04' }, {}, true],
    ['outside its dates it is not', { ...always, endDate: '2026-12-03' }, {}, false],
    ['Fridays only, arrival on a Friday', { ...always, weekdays: [5] }, {}, true],
    ['Saturdays only, arrival on a Friday', { ...always, weekdays: [6] }, {}, false],
    ['Saturdays of the stay', { ...always, dateType: 'stay', weekdays: [6] }, {}, true],
    ['Saturdays of the stay, where the day of booking counts', { ...always, dateType: 'book', weekdays: [6] }, {}, false],
    ['the day of booking', { ...always, dateType: 'book', weekdays: [5] }, {}, true],
    ['another day of booking', { ...always, dateType: 'book', weekdays: [4] }, {}, false],
    ['arrival at 18:00 is not late', late, { latestArrival: 1080 }, false],
    ['a minute later is', late, { latestArrival: 1081 }, true],
    ['two in the night is still within', late, { latestArrival: 1560 }, true],
    ['six in the morning is the end', late, { latestArrival: 1800 }, true],
    [
      'an end at six with a start at six is a window of a moment',
      { ...always, time: { start: '06:00', end: '06:00' } },
      {},
      false,
    ],
    ['a window within the day, at its end', { ...always, time: { start: '18:00', end: '20:00' } }, { latestArrival: 1200 }, true],
    ['in time, and the rule asks for time alone', late, { rooms: 9 }, false],
    ['a window within the day ends', { ...always, time: { start: '18:00', end: '20:00' } }, { latestArrival: 1201 }, false],
    ['four rooms where five ask for it', { ...always, rooms: 5 }, { rooms: 4 }, false],
    ['five rooms', { ...always, rooms: 5 }, { rooms: 5 }, true],
    ['either time or rooms', { ...late, rooms: 5 }, { rooms: 5 }, true],
  ])('handbook 4.4: %s', (_name, rule, change, needed) => {
    expect(needsGuarantee(rule, { ...stay, ...change })).toBe(needed)
  })
  test('it is for the first night or for all, of every room', () => {
    expect(guaranteeAmount(always, nights, 2)).toBe(80_000)
    expect(guaranteeAmount({ ...always, amount: 'allNights' }, nights, 2)).toBe(300_000)
  })
  test('of rooms that lost nights only what is still booked is guaranteed', () => {
    expect(guaranteeOfRooms({ ...always, amount: 'allNights' }, [nights, [40_000]])).toBe(190_000)
    expect(guaranteeOfRooms(always, [nights, [40_000], []])).toBe(80_000)
  })
  test.each<[name: string, change: GuaranteeRule['change'], until: string | undefined]>([
    ['cannot be changed', { kind: 'noChange' }, undefined],
    ['until 17:00 on the day before', { kind: 'untilDayTime', days: 1, time: '17:00' }, '2026-11-30T09:00:00.000Z'],
    ['four hours before the earliest arrival', { kind: 'hoursBeforeArrival', hours: 4 }, '2026-12-01T02:00:00.000Z'],
    ['twenty-four hours before midnight', { kind: 'hoursBeforeMidnight', hours: 24 }, '2026-11-30T16:00:00.000Z'],
  ])('a guaranteed booking %s', (_name, change, until) => {
    expect(guaranteeFreeUntil({ change }, arrival, 14 * 60)).toBe(until)
  })
})

test.each<[name: string, change: object, fault: string | undefined]>([
  ['a good card', {}, undefined],
  ['with spaces', { number: '4111 1111 1111 1111' }, undefined],
  ['one wrong digit', { number: '4111111111111112' }, 'cardNumber'],
  ['a network that nobody takes', { number: '9111111111111111' }, 'cardNumber'],
  ['no holder', { holder: ' ' }, 'cardHolder'],
  ['ended before the stay', { expires: '2026-11' }, 'cardExpired'],
  ['its last month', { expires: '2026-12' }, undefined],
  ['no such month', { expires: '2026-13' }, 'cardExpired'],
  ['a code of two digits', { securityCode: '12' }, 'securityCode'],
])('a card for a guarantee: %s', (_name, change, fault) => {
  const card = { number: '4111111111111111', holder: 'LI LEI', expires: '2028-05', securityCode: '123' }
  expect(cardFault({ ...card, ...change }, '2026-12-03')).toBe(fault)
})

test('cards tell their network', () => {
  expect(['6222021234567890', '378282246310005', '3530111333300000', '5555555555554444'].map(cardNetwork)).toEqual([
    'unionPay',
    'americanExpress',
    'jcb',
    'mastercard',
  ])
})

describe('the stay', () => {
  const limits = { minNights: 1, maxNights: 30, maxRooms: 5 }
  const noon = { date: '2026-12-01', time: '12:00' }
  test.each<
    [name: string, stay: [string, string], rooms: number, local: { date: string; time: string }, fault: string | undefined]
  >([
    ['one night', ['2026-12-01', '2026-12-02'], 1, noon, undefined],
    ['thirty nights', ['2026-12-01', '2026-12-31'], 1, noon, undefined],
    ['thirty-one nights', ['2026-12-01', '2027-01-01'], 1, noon, 'stayNotAllowed'],
    ['days reversed', ['2026-12-02', '2026-12-01'], 1, noon, 'stayNotAllowed'],
    ['yesterday', ['2026-11-30', '2026-12-02'], 1, noon, 'datePast'],
    ['yesterday, before six in the morning', ['2026-11-30', '2026-12-02'], 1, { ...noon, time: '05:59' }, undefined],
    ['yesterday, at six', ['2026-11-30', '2026-12-02'], 1, { ...noon, time: '06:00' }, 'datePast'],
    ['no room', ['2026-12-01', '2026-12-02'], 0, noon, 'tooManyRooms'],
    ['five rooms of five', ['2026-12-01', '2026-12-02'], 5, noon, undefined],
    ['six rooms of five', ['2026-12-01', '2026-12-02'], 6, noon, 'tooManyRooms'],
  ])('[S9.03] [S5.14] handbook 4.2: %s', (_name, [checkIn, checkOut], rooms, local, fault) => {
    expect(stayFault({ checkIn, checkOut }, rooms, limits, local)).toBe(fault)
  })
  test.each([
    [1, 'stayNotAllowed'],
    [2, undefined],
    [4, undefined],
    [5, 'stayNotAllowed'],
  ])('[handbook 4.2] a rate for two to four nights, %i of them: %s', (count, fault) => {
    const stay = { checkIn: '2026-12-01', checkOut: `2026-12-0${1 + count}` }
    expect(stayFault(stay, 1, { minNights: 2, maxNights: 4, maxRooms: 5 }, noon)).toBe(fault)
  })
  test.each([
    ['no night', '2026-12-01', { minNights: 0, maxNights: 30 }],
    ['thirty-one nights', '2027-01-01', { minNights: 1, maxNights: 90 }],
  ])('[S9.03] [S5.14] %s is no stay, whatever the rate says', (_name, checkOut, rate) => {
    expect(stayFault({ checkIn: '2026-12-01', checkOut }, 1, { ...rate, maxRooms: 5 }, noon)).toBe('stayNotAllowed')
  })
  test('early in the morning the day before is still offered', () => {
    expect(earliestCheckIn({ date: '2026-12-01', time: '00:00' })).toBe('2026-11-30')
    expect(earliestCheckIn(noon)).toBe('2026-12-01')
  })
  test('[handbook 4.2] a night has begun for good at six the next morning', () => {
    expect(isNightUsed('2026-12-01', noon)).toBe(false)
    expect(isNightUsed('2026-12-01', { date: '2026-12-02', time: '05:59' })).toBe(false)
    expect(isNightUsed('2026-12-01', { date: '2026-12-02', time: '06:00' })).toBe(true)
  })
  test('nights are given up from the end, so that no gap is left', () => {
    const booked = nightsOfStay({ checkIn: '2026-12-01', checkOut: '2026-12-04' })
    expect(booked).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
    expect(areLastNights(booked, ['2026-12-03', '2026-12-02'])).toBe(true)
    expect(areLastNights(booked, booked)).toBe(true)
    expect(areLastNights(booked, ['2026-12-02'])).toBe(false)
    expect(areLastNights(booked, ['2026-12-03', '2026-12-05'])).toBe(false)
    expect(areLastNights(booked, ['2026-12-02', '2026-12-02'])).toBe(false)
    expect(areLastNights(booked, ['2026-12-02', '2026-12-04'])).toBe(false)
    expect(areLastNights(booked, [])).toBe(false)
  })
})

describe('prices', () => {
  test('an average is rounded half up', () => {
    expect(averagePrice([40_000, 40_001])).toBe(40_001)
    expect(averagePrice([40_000, 40_000, 40_001])).toBe(40_000)
  })
})
