import { filled } from '@sojourn/domain/kit/filled.testing'
import { expect, test } from 'vitest'
import { epochDay } from '@sojourn/domain/kit/local-date'
import { createNetwork } from './network'
import { planTimetable } from './plan-timetable'
import { referenceWorld } from '../reference-world'
import { blockMinutes, carrierOf, everyDay, fliesOn, type ScheduledFlight } from './timetable'
import { wholeKm } from '../world'

const { flights } = planTimetable(referenceWorld, 1)
const monday = epochDay('2026-11-23')
const week = Array.from({ length: 7 }, (_, offset) => flights.filter((flight) => fliesOn(flight.days, monday + offset)))
const share = (part: number, whole: number): number => part / whole

test('[issue 3] at least 10,000 flights leave on every day of the week', () => {
  for (const day of filled(week)) expect(day.filter((flight) => !flight.operatedAs).length).toBeGreaterThanOrEqual(10_000)
})

test('[issue 3] between the airports of Beijing and Shanghai there are 60 flights a day each way', () => {
  const [beijing, shanghai] = [
    ['PEK', 'PKX'],
    ['SHA', 'PVG'],
  ]
  const flown = (day: ScheduledFlight[], from: string[], to: string[]): number =>
    day.filter(({ legs }) => from.includes(legs[0]?.from ?? '') && to.includes(legs.at(-1)?.to ?? '')).length
  for (const day of filled(week)) {
    expect(flown(day, beijing, shanghai)).toBeGreaterThanOrEqual(60)
    expect(flown(day, shanghai, beijing)).toBeGreaterThanOrEqual(60)
  }
})

test('the same seed plans the same timetable, another seed another one', () => {
  expect(planTimetable(referenceWorld, 1)).toEqual({ flights })
  expect(planTimetable(referenceWorld, 2)).not.toEqual({ flights })
})

test('about one flight in twenty has a stop, and about one in twenty is a code share', () => {
  const day = week[0] ?? []
  const stops = share(day.filter((flight) => flight.legs.length > 1).length, day.length)
  const shared = share(day.filter((flight) => flight.operatedAs).length, day.length)
  expect(stops).toBeGreaterThan(0.035)
  expect(stops).toBeLessThan(0.065)
  expect(shared).toBeGreaterThan(0.035)
  expect(shared).toBeLessThan(0.065)
})

test('flight numbers are carrier and three or four digits, each used once', () => {
  const numbers = flights.map((flight) => flight.flightNo)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of filled(numbers)) expect(number).toMatch(/^[A-Z0-9]{2}\d{3,4}$/)
})

test('outward flights have odd numbers and the next even number brings people back', () => {
  const byNumber = new Map(flights.map((flight) => [flight.flightNo, flight]))
  const outward = byNumber.get('MU5101')
  const homeward = byNumber.get('MU5102')
  expect([homeward?.legs[0]?.from, homeward?.legs.at(-1)?.to]).toEqual([outward?.legs.at(-1)?.to, outward?.legs[0]?.from])
})

test('[handbook 12] take-offs lie between 06:30 and 22:30, legs follow each other and take their block time', () => {
  for (const { legs } of filled(flights)) {
    for (const [index, leg] of legs.entries()) {
      expect(leg.departMinutes).toBeGreaterThanOrEqual(index === 0 ? 390 : (legs[index - 1]?.arriveMinutes ?? 0) + 30)
      expect(leg.departMinutes).toBeLessThanOrEqual(1350)
      const [from, to] = [referenceWorld.airport(leg.from), referenceWorld.airport(leg.to)]
      expect(from && to && leg.arriveMinutes - leg.departMinutes).toBe(from && to && blockMinutes(wholeKm(from, to)))
    }
  }
})

test.each([
  [1076, 140],
  [300, 75],
  [2700, 285],
])('[issue 3] %i km take %i minutes from block to block', (km, minutes) => {
  expect(blockMinutes(km)).toBe(minutes)
})

test('a code share sells the legs of a flight that another carrier operates', () => {
  const operating = new Map(flights.filter((flight) => !flight.operatedAs).map((flight) => [flight.flightNo, flight]))
  for (const flight of filled(flights.filter((each) => each.operatedAs))) {
    const flown = operating.get(flight.operatedAs ?? '')
    expect(flight.legs).toEqual(flown?.legs)
    expect(carrierOf(flight.flightNo)).not.toBe(carrierOf(flight.operatedAs ?? ''))
  }
})

test('terminals are those of the airport, and a carrier keeps its own', () => {
  const seen = new Map<string, string>()
  for (const flight of filled(flights.filter((each) => !each.operatedAs))) {
    for (const leg of filled(flight.legs)) {
      const known = referenceWorld.airport(leg.from)?.terminals ?? []
      expect(known.length === 0 ? leg.fromTerminal === '' : known.includes(leg.fromTerminal)).toBe(true)
      const key = carrierOf(flight.flightNo) + leg.from
      expect(seen.get(key) ?? leg.fromTerminal).toBe(leg.fromTerminal)
      seen.set(key, leg.fromTerminal)
    }
  }
})

test('a flight with a stop is sold for both legs and for the whole way', () => {
  const leg = (id: string, from: string, to: string, departMinutes: number, arriveMinutes: number) => ({
    id,
    from,
    fromTerminal: '',
    departMinutes,
    to,
    toTerminal: '',
    arriveMinutes,
  })
  const legs = [leg('one', 'PEK', 'XIY', 480, 600), leg('two', 'XIY', 'URC', 660, 900)]
  const network = createNetwork({ flights: [{ flightNo: 'CA1201', days: everyDay, aircraft: '320', legs }] }, referenceWorld, 1)
  expect(network.parts.map(({ pair, legs: sold }) => [pair, sold.map(({ id }) => id)])).toEqual([
    ['PEKXIY', ['one']],
    ['PEKURC', ['one', 'two']],
    ['XIYURC', ['two']],
  ])
  expect(network.market('PEK', 'URC').segments[0]?.described).toMatchObject({
    departTime: '08:00',
    arriveTime: '15:00',
    stop: { airport: 'XIY', arriveTime: '10:00', departTime: '11:00' },
  })
})
