import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hotelCities } from '../../reference/hotel/hotel-cities'
import { cancellationSteps, guaranteeSteps, starsOf, stepsOfRooms, hotelMoment } from './describe'
import { hotelGroup, hotelGroups } from './groups'
import { guestFrom, hotelCredentialFault, isGuestName } from './guests'
import { hotelPriceLines, totalOf, wholeOf } from './order-price'
import { regionOf } from './regions'
import { travelMinutes } from './travel-time'
import type { GuaranteeRule } from './terms'

const arrival = { checkIn: '2026-12-09', latestArrival: 1080, offsetMinutes: 480 }

describe('what a stay costs', () => {
  const rate = { hotelType: 2 as const, totalPrice: 90_000 }
  test('[S4.05] paid in advance: rooms go through us, and our fee per room and night', () => {
    const lines = hotelPriceLines({ rate, nights: 3, roomFees: [1_000, 1_000] })
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['room', 180_000],
      ['serviceFee', 6_000],
    ])
    expect(totalOf(lines)).toBe(186_000)
  })
  test('[handbook 6.4] rooms of another fee have a line of their own', () => {
    const lines = hotelPriceLines({ rate, nights: 3, roomFees: [1_000, 1_500, 1_000] })
    expect(lines.slice(1)).toEqual([
      { kind: 'serviceFee', unit: 1_000, count: 6, amount: 6_000 },
      { kind: 'serviceFee', unit: 1_500, count: 3, amount: 4_500 },
    ])
  })
  test('[S4.05] without a fee there is no line of it', () => {
    const lines = hotelPriceLines({ rate, nights: 3, roomFees: [0, 0] })
    expect(lines).toEqual([{ kind: 'room', unit: 90_000, count: 2, amount: 180_000 }])
  })
  test('paid at the hotel: nothing does, also not the tax of the city', () => {
    const local = {
      total: { amount: 250_000, currency: 'THB' },
      fenPerMillion: 21_650_000,
      rateDate: '2026-11-20',
      taxIncluded: { amount: 0, currency: 'THB' },
      taxAtHotel: { amount: 20_000, currency: 'THB' },
    }
    const lines = hotelPriceLines({ rate: { ...rate, hotelType: 1, local }, nights: 1, roomFees: [1_000] })
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['roomAtHotel', 90_000],
      ['taxAtHotel', 4_330],
    ])
    expect(totalOf(lines)).toBe(0)
    expect(wholeOf(lines), 'what the buyer agrees to').toBe(94_330)
  })
})

describe('cancelling in words', () => {
  const policy = (...steps: [number | null, 'firstNight' | 'allNights'][]) => ({
    basis: 'latestArrival' as const,
    steps: steps.map(([hoursBefore, kind]) => ({ hoursBefore, penalty: { kind } })),
  })
  const rooms = { nights: [40_000, 50_000], rooms: 2 }
  test('[handbook 4.3] a ladder says until when it is free and what each step costs for all rooms', () => {
    const steps = cancellationSteps(policy([24, 'firstNight'], [0, 'allNights']), arrival, rooms, 'zh-CN')
    expect(steps.map(({ after, until, penalty }) => [after, until, penalty])).toEqual([
      [undefined, '2026-12-08T10:00:00.000Z', 0],
      ['2026-12-08T10:00:00.000Z', '2026-12-09T10:00:00.000Z', 80_000],
      ['2026-12-09T10:00:00.000Z', undefined, 180_000],
    ])
    expect(steps[0]!.sentence).toBe('12月8日 18:00 前免费取消')
  })
  test('one that is never free costs from the booking on', () => {
    const steps = cancellationSteps(policy([null, 'allNights']), arrival, rooms, 'en')
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatchObject({ penalty: 180_000 })
    expect(steps[0]!.sentence).toContain('Once booked')
  })
  test('[handbook 4.3] rooms that lost nights cost what is left of them', () => {
    const steps = stepsOfRooms(policy([24, 'allNights']), arrival, [[40_000, 50_000], [40_000]], 'zh-CN')
    expect(steps.map(({ penalty }) => penalty)).toEqual([0, 130_000])
  })
  test.each<[name: string, change: GuaranteeRule['change'], steps: [string | undefined, number][]]>([
    ['never free', { kind: 'noChange' }, [[undefined, 40_000]]],
    [
      'by the hour at which the hotel opens its rooms',
      { kind: 'hoursBeforeArrival', hours: 24 },
      [
        [undefined, 0],
        ['2026-12-08T07:00:00.000Z', 40_000],
      ],
    ],
    [
      'by midnight',
      { kind: 'hoursBeforeMidnight', hours: 6 },
      [
        [undefined, 0],
        ['2026-12-09T10:00:00.000Z', 40_000],
      ],
    ],
  ])('[handbook 4.4] what is paid at the hotel costs its guarantee, %s', (_name, change, expected) => {
    const rule = { dateType: 'checkIn', startDate: '', endDate: '', amount: 'firstNight', change } as const
    const steps = guaranteeSteps({ rule: { ...rule, weekdays: [] }, amount: 40_000 }, arrival, 15 * 60, 'zh-CN')
    expect(steps.map(({ after, penalty }) => [after, penalty])).toEqual(expected)
    for (const { sentence, penalty } of steps) expect(sentence).toContain(penalty > 0 ? '担保金（¥400）' : '免费取消')
  })
  test('one without steps is always free', () => {
    expect(cancellationSteps(policy(), arrival, rooms, 'zh-TW')).toEqual([{ penalty: 0, sentence: '入住前可免費取消' }])
  })
})

test('[S9.13] official stars and those of the hotel count alike', () => {
  expect([32, 31, 26, 30, 24, 28, 23].map(starsOf)).toEqual([2, 3, 3, 4, 4, 5, 5])
})

describe('guests', () => {
  test.each<[name: string, abroad: boolean, fits: boolean]>([
    ['林晓雯', false, true],
    ['LIN/XIAOWEN', true, true],
    ['LIN/XIAO WEN', true, true],
    ['林晓雯', true, false],
    ['LIN', true, false],
    ['', false, false],
    ['12345', false, false],
  ])('%s abroad: %s', (name, abroad, fits) => expect(isGuestName(name, abroad)).toBe(fits))
  test('the desk reads from the document where a guest is from', () => {
    expect(guestFrom('identityCard', '110101199003070011')).toBe('mainland')
    expect(guestFrom('passport', 'E80010001')).toBe('mainland')
    expect(guestFrom('passport', 'X1234567')).toBe('foreign')
    expect(guestFrom('homeReturnPermit', 'H12345678')).toBe('hongKongMacaoTaiwan')
  })
  test.each([
    ['domestic', 'identityCard', undefined],
    ['international', 'identityCard', 'notForHotelsAbroad'],
    ['international', 'hongKongMacauPass', 'notForHotelsAbroad'],
    ['international', 'passport', undefined],
    ['special', 'identityCard', 'notForHotelsAbroad'],
    ['special', 'hongKongMacauPass', undefined],
    ['special', 'passport', undefined],
  ] as const)('[handbook 11.4] a %s hotel and the document %s: %s', (scope, type, fault) => {
    expect(hotelCredentialFault(scope)({ type }, '2026-12-11')).toBe(fault)
  })
  test('a document is valid to the end of the stay', () => {
    expect(hotelCredentialFault('domestic')({ type: 'passport', expiresOn: '2026-12-10' }, '2026-12-11')).toBe(
      'credentialExpired',
    )
    expect(hotelCredentialFault('domestic')({ type: 'passport', expiresOn: '2026-12-11' }, '2026-12-11')).toBeUndefined()
  })
})

test('the way to a hotel takes longer the farther it is', () => {
  const metres = fc.integer({ min: 0, max: 60_000 })
  fc.assert(fc.property(metres, metres, (a, b) => a > b || travelMinutes(a) <= travelMinutes(b)))
  expect([travelMinutes(150), travelMinutes(4_000)]).toEqual([3, 18])
})

test('[handbook 7.1] every country with hotels lies in a region; the mainland has tiers', () => {
  const abroad = hotelCities().filter(({ scope }) => scope !== 'domestic')
  expect(abroad.filter(({ country }) => regionOf(country) === undefined)).toEqual([])
  expect(regionOf('CN')).toBeUndefined()
})

test('groups of hotels have their brands once', () => {
  expect(hotelGroup('华住')?.brands.length).toBeGreaterThan(5)
  expect(new Set(hotelGroups().map(({ id }) => id)).size).toBe(hotelGroups().length)
})

test.each([
  [480, '12月8日 18:00', '8 Dec 18:00'],
  [420, '12月8日 17:00（当地时间 UTC+7）', '8 Dec 17:00 (local time, UTC+7)'],
  [345, '12月8日 15:45（当地时间 UTC+5:45）', '8 Dec 15:45 (local time, UTC+5:45)'],
  [-300, '12月8日 05:00（当地时间 UTC−5）', '8 Dec 05:00 (local time, UTC−5)'],
])('a moment at a hotel whose clocks are %i minutes ahead names its zone', (offset, chinese, english) => {
  expect(hotelMoment('2026-12-08T10:00:00.000Z', offset, 'zh-CN')).toBe(chinese)
  expect(hotelMoment('2026-12-08T10:00:00.000Z', offset, 'en')).toBe(english)
})
