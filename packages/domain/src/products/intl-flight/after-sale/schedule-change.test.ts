import { describe, expect, test } from 'vitest'
import type { KeptIntlSegment, KeptIntlTrip } from '../kept'
import { answerBy, atNewTimes, isLarge, withConnections } from './schedule-change'

const was = { departAt: '2026-12-10T10:00:00.000Z', arriveAt: '2026-12-10T16:00:00.000Z' }
const moved = (departs: number, arrives = departs) => ({
  departAt: new Date(Date.parse(was.departAt) + departs * 60_000).toISOString(),
  arriveAt: new Date(Date.parse(was.arriveAt) + arrives * 60_000).toISOString(),
})

describe('which changes nobody accepts by silence (EC 261/2004, C-146/20 and C-402/07)', () => {
  test.each([
    ['an hour earlier', moved(-60), false],
    ['more than an hour earlier', moved(-61), true],
    ['two hours and 59 minutes later', moved(179), false],
    ['three hours later there', moved(179, 180), true],
    ['later, but as soon there', moved(200, 100), false],
  ])('%s', (_name, now, large) => {
    expect(isLarge({ kind: 'retimed', was, now, breaksConnection: false })).toBe(large)
  })
  test('a broken connection and a cancelled flight always, a restored one never', () => {
    expect(isLarge({ kind: 'delayed', was, now: moved(30), breaksConnection: true })).toBe(true)
    expect(isLarge({ kind: 'cancelled', was, breaksConnection: false })).toBe(true)
    expect(isLarge({ kind: 'restored', was: moved(300), now: was, breaksConnection: true })).toBe(false)
  })
})

describe('by when somebody answers (decision 68)', () => {
  test.each([
    ['weeks ahead: a week', '2026-11-20T08:00:00.000Z', moved(90), '2026-11-27T08:00:00.000Z'],
    ['days ahead: a day before it leaves', '2026-12-06T08:00:00.000Z', moved(90), '2026-12-09T10:00:00.000Z'],
    ['moved ahead: a day before it leaves now', '2026-12-06T08:00:00.000Z', moved(-120), '2026-12-09T08:00:00.000Z'],
    ['on the day: two hours', '2026-12-10T05:00:00.000Z', moved(90), '2026-12-10T07:00:00.000Z'],
    ['an hour ahead: until it would have left', '2026-12-10T09:00:00.000Z', moved(90), was.departAt],
    ['cancelled', '2026-12-10T05:00:00.000Z', undefined, '2026-12-10T07:00:00.000Z'],
  ])('%s', (_name, announcedAt, now, expected) => {
    expect(answerBy({ was, now }, announcedAt)).toBe(expected)
  })
})

const flight: KeptIntlSegment = {
  version: 1,
  slice: 0,
  flightNo: 'CA855',
  carrier: 'CA',
  departAirport: 'PEK',
  departTerminal: 'T3',
  departDate: '2026-12-10',
  departTime: '22:30',
  arriveAirport: 'LHR',
  arriveTerminal: '2',
  arriveDate: '2026-12-11',
  arriveTime: '02:30',
  durationMinutes: 720,
  distanceKm: 8_150,
  aircraft: '77W',
  meal: 'meal',
  stops: [{ airport: 'URC', arriveTime: '23:30', departTime: '23:55' }],
  cabin: 'Y',
  bookingClass: 'M',
  baggage: { pieces: 1, kilograms: 23 },
}

test('a flight at its new times, past midnight, with its stop', () => {
  const times = {
    version: 1 as const,
    departDate: '2026-12-11',
    departTime: '00:10',
    arriveDate: '2026-12-11',
    arriveTime: '04:10',
  }
  expect(atNewTimes(flight, { ...times, ...moved(100) })).toEqual({
    ...flight,
    departDate: '2026-12-11',
    departTime: '00:10',
    arriveDate: '2026-12-11',
    arriveTime: '04:10',
    stops: [{ airport: 'URC', arriveTime: '01:10', departTime: '01:35' }],
  })
})

test('the connections of a direction have the minutes that are left, others stay', () => {
  const connection = { arriveAirport: 'FRA', departAirport: 'FRA', minutes: 90, minimumMinutes: 60, protected: true }
  const slice = { connections: [connection] } as KeptIntlTrip['slices'][number]
  const trip = { version: 1, slices: [slice, slice], tickets: [], payBy: '', priceUntil: '' } satisfies KeptIntlTrip
  const later = { departAt: '2026-12-10T17:30:00.000Z', arriveAt: '2026-12-10T19:00:00.000Z' }
  const minutes = (arrives: number) =>
    withConnections(trip, 1, [moved(0, arrives), later]).slices.map(({ connections }) => connections[0]!.minutes)
  expect(minutes(40)).toEqual([90, 50])
  expect(minutes(120)).toEqual([90, 0])
})
