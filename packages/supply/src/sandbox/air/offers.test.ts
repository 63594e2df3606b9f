import { filled } from '@sojourn/domain/kit/filled.testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { epochDay } from '@sojourn/domain/kit/local-date'
import type { AirFare } from '../../ports/air'
import { fullFare } from './full-fare'
import { ladderOf } from './ladders'
import { createNetwork } from './timetable/network'
import { lowestPrice, offerOf, type Wanted } from './offers'
import { planTimetable } from './timetable/plan-timetable'
import { referenceWorld } from './reference-world'
import { saleDay } from './sale-day'

const network = createNetwork(planTimetable(referenceWorld, 1), referenceWorld, 1)
const now = new Date('2026-11-20T02:00:00Z')
const today = epochDay('2026-11-20')
const unsold = (): readonly number[] => []
const anybody: Wanted = { party: 1, agreements: [], businessTravel: false, governmentOnly: false }
const shuttle = ['PEK', 'PKX'].flatMap((from) => ['SHA', 'PVG'].flatMap((to) => network.market(from, to).segments))

const fuelLevels = [
  { from: '2022-03-05', short: 2000, long: 4000, childShort: 1000, childLong: 2000 },
  { from: '2026-01-05', short: 1000, long: 2000, childShort: 0, childLong: 1000 },
]

function offers(ahead: number, wanted: Partial<Wanted> = {}, at = now) {
  const sale = saleDay({ ...referenceWorld, fuelLevels: () => fuelLevels }, today + ahead)
  return shuttle.flatMap(
    (segment) => offerOf(segment, { sale, now: at, soldOf: unsold, wanted: { ...anybody, ...wanted } }) ?? [],
  )
}
const faresOf = (...asked: Parameters<typeof offers>): AirFare[] => offers(...asked).flatMap((flight) => flight.fares)
const average = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
const lowestDiscount = (ahead: number): number =>
  average(
    offers(ahead).map((flight) => Math.min(...flight.fares.filter(({ cabin }) => cabin === 'Y').map(({ discount }) => discount))),
  )

test.each([
  [571, 730],
  [712, 950],
  [1034, 1460],
  [1178, 1700],
  [1308, 1910],
  [1697, 2580],
  [1967, 3050],
])('[handbook 1.2] the guidance price of %i km is %i yuan', (km, yuan) => expect(fullFare(km, 1)).toBe(yuan * 100))

test('[handbook 1.2] both directions and all airports of two cities have one full fare', () => {
  const fares = new Set([...shuttle, ...network.market('SHA', 'PKX').segments].map((segment) => segment.fullFare))
  expect(fares.size).toBe(1)
})

test('[handbook 1.3] every ladder has unique letters and falls from the full fare', () => {
  for (const carrier of ['CA', 'MU', 'CZ', 'HU', '9C']) {
    const { classes } = ladderOf(carrier, carrier === '9C')
    expect(new Set(classes.map(({ letter }) => letter)).size).toBe(classes.length)
    const economy = classes.filter(({ cabin }) => cabin === 'Y').map(({ percent }) => percent)
    expect(economy[0]).toBe(100)
    expect(economy).toEqual(economy.toSorted((a, b) => b - a))
  }
})

test('[handbook 12] the cheapest fare rises while the departure comes nearer', () => {
  const discounts = [60, 15, 8, 4, 1].map(lowestDiscount)
  expect(discounts).toEqual(discounts.toSorted((a, b) => a - b))
  expect(lowestDiscount(15)).toBeLessThan(60)
  expect(lowestDiscount(1)).toBeGreaterThan(70)
})

test('[handbook 12] days before a holiday are dearer than the same weekday a week before', () => {
  expect(epochDay('2026-12-31') % 7).toBe(epochDay('2026-12-24') % 7)
  const price = (date: string): number => {
    const sale = saleDay(referenceWorld, epochDay(date))
    const at = new Date(Date.parse(`${date}T02:00:00Z`) - 10 * 86_400_000)
    return average(shuttle.flatMap((segment) => lowestPrice(segment, { sale, now: at, soldOf: unsold, wanted: anybody }) ?? []))
  }
  expect(price('2026-12-31')).toBeGreaterThan(price('2026-12-24'))
})

test('discounts are tenths of the full fare', () => {
  for (const flight of filled(offers(10))) {
    for (const fare of filled(flight.fares)) expect(fare.discount).toBe(Math.round((fare.ticketPrice * 100) / flight.fullFare))
  }
})

test('[handbook 1.2] agreement and corporate fares are offered on business trips only', () => {
  const agreements = [{ carrier: 'MU', code: 'YX01', percentOff: 10 }]
  expect(faresOf(10, { agreements })).toAllSatisfy(({ fareType }) => fareType !== 'agreement' && fareType !== 'corporate')
  const business = offers(10, { agreements, businessTravel: true })
  expect(business.filter(({ carrier }) => carrier !== 'MU').flatMap(({ fares }) => fares)).toAllSatisfy(
    ({ fareType }) => fareType !== 'agreement',
  )
  const agreed = business.flatMap(({ fares }) =>
    fares
      .filter(({ fareType }) => fareType === 'agreement')
      .map((fare) => [fare, fares.find((each) => each.fareKey === `${fare.bookingClass}-published`)] as const),
  )
  for (const [fare, open] of filled(agreed)) {
    expect(fare.ticketPrice).toBe(Math.round(((open?.ticketPrice ?? 0) * 0.9) / 100) * 100)
    expect(fare.ruleTier <= (open?.ruleTier ?? '')).toBe(true)
  }
})

test('[handbook 1.2] government fares are 88 % of full and 95 % of discounted fares with better rules, and stand alone', () => {
  const open = new Map(offers(10).map((flight) => [flight.flightKey, flight.fares]))
  expect(offers(10, { governmentOnly: true })).toEqual([])
  const government = offers(10, { governmentOnly: true, businessTravel: true })
  expect(government.length).toBeGreaterThan(0)
  for (const { flightKey, fares } of filled(government)) {
    expect(fares).toAllSatisfy(({ fareType }) => fareType === 'government')
    for (const fare of filled(fares.filter(({ cabin }) => cabin === 'Y'))) {
      const same = open.get(flightKey)?.find(({ bookingClass }) => bookingClass === fare.bookingClass)
      expect(fare.ticketPrice).toBe(
        Math.round(((same?.ticketPrice ?? 0) * (fare.bookingClass === 'Y' ? 0.88 : 0.95)) / 100) * 100,
      )
      expect(['T1', 'T2']).toContain(fare.ruleTier)
    }
  }
})

test('[handbook 1.4] classes with fewer seats than the party are not offered; ten means more than nine', () => {
  for (const party of [2, 5, 9])
    expect(Math.min(...faresOf(6, { party }).map(({ seats }) => seats))).toBeGreaterThanOrEqual(party)
  const seats = new Set(faresOf(6).map((fare) => fare.seats))
  expect([...seats].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('the sale closes two hours before departure and opens 365 days ahead', () => {
  const first = offers(1)[0]
  const departs = Date.parse(`${first?.departDate}T${first?.departTime}:00+08:00`)
  const keys = (ms: number): string[] => offers(1, {}, new Date(ms)).map(({ flightKey }) => flightKey)
  expect(keys(departs - 2 * 3_600_000)).toContain(first?.flightKey)
  expect(keys(departs - 2 * 3_600_000 + 60_000)).not.toContain(first?.flightKey)
  expect(offers(365).length).toBeGreaterThan(0)
  expect(offers(366)).toEqual([])
  expect(offers(-1)).toEqual([])
})

test('[handbook 13.3] the fuel surcharge goes by the date of ticketing', () => {
  const fuel = (at: string): number | undefined => offers(30, {}, new Date(at))[0]?.fuelFee
  expect([fuel('2026-11-20T02:00:00Z'), fuel('2026-01-04T02:00:00Z')]).toEqual([2000, 4000])
})

test('seats left are never negative and never grow while time passes or seats are sold', () => {
  fc.assert(
    fc.property(
      fc.nat(shuttle.length - 1),
      fc.integer({ min: 1, max: 90 }),
      fc.array(fc.nat(60), { maxLength: 24 }),
      fc.nat(1000),
      (place, ahead, sold, hours) => {
        const segment = shuttle[place]
        if (!segment) return
        const sale = saleDay(referenceWorld, today + ahead)
        const seats = (at: Date, taken: readonly number[]): Map<string, number> =>
          new Map(
            offerOf(segment, { sale, now: at, soldOf: () => taken, wanted: anybody })?.fares.map((fare) => [
              fare.fareKey,
              fare.seats,
            ]),
          )
        const early = seats(now, [])
        for (const [key, left] of seats(now, sold)) expect(left).toBeLessThanOrEqual(early.get(key) ?? 0)
        for (const [key, left] of seats(new Date(now.getTime() + hours * 3_600_000), [])) {
          expect(left).toBeGreaterThan(0)
          expect(left).toBeLessThanOrEqual(early.get(key) ?? 0)
        }
      },
    ),
  )
})

test.each<[string, Partial<Wanted>]>([
  ['anybody', {}],
  ['a company with an agreement', { businessTravel: true, agreements: [{ carrier: 'MU', code: 'YX', percentOff: 8 }] }],
  ['a party of six', { party: 6, businessTravel: true }],
  ['a state body', { businessTravel: true, governmentOnly: true }],
])('the price of a day is the cheapest fare that a search of that day shows to %s', (_who, wanted) => {
  for (const ahead of [2, 9, 33]) {
    const sale = saleDay(referenceWorld, today + ahead)
    const lowest = shuttle.map((segment) =>
      lowestPrice(segment, { sale, now, soldOf: unsold, wanted: { ...anybody, ...wanted } }),
    )
    const shown = shuttle.map(
      (segment) => offerOf(segment, { sale, now, soldOf: unsold, wanted: { ...anybody, ...wanted } })?.fares[0]?.ticketPrice,
    )
    expect(lowest).toEqual(shown)
    expect(lowest.some((price) => price !== undefined)).toBe(true)
  }
})
