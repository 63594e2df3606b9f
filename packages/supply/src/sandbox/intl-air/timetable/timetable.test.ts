import { isDeepStrictEqual } from 'node:util'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { addDays, epochDay, minutesOf } from '@sojourn/domain/kit/local-date'
import { describe, expect, test } from 'vitest'
import type { Departure } from '../network'
import { referenceIntlWorld as world } from '../world'
import { instantAt } from './clock'
import { createDays } from './days'
import { pathOf } from './detour'
import { isOpen } from './opening-hours'
import { planIntlTimetable } from './plan-timetable'
import { allParts, plannedDomestic } from './planned.testing'
import { isSummer, type IntlPart } from './timetable'

const numbers = new Map<string, Set<number>>()
for (const { flightNo } of plannedDomestic().flights) {
  const carrier = flightNo.slice(0, 2)
  numbers.set(carrier, (numbers.get(carrier) ?? new Set()).add(Number(flightNo.slice(2))))
}
const timetable = planIntlTimetable(world, 1, numbers)
const parts = allParts(timetable, world)
const days = createDays(timetable, world)
const own = parts.filter(({ flight }) => !flight.operatedAs)

const fromOf = ({ flight, first }: IntlPart): string => flight.legs[first]?.from ?? ''
const toOf = ({ flight, last }: IntlPart): string => flight.legs[last]?.to ?? ''

const pairs = [...new Set(own.map((part) => `${fromOf(part)} ${toOf(part)}`))].map((pair) => pair.split(' ') as [string, string])
const departuresOf = (places: readonly [string, string][], dates: readonly string[]): Departure[] =>
  dates.flatMap((date) =>
    places.flatMap(([from, to]) =>
      days
        .runs(from, to, epochDay(date))
        .filter(({ shared }) => !shared)
        .map((run) => days.describe(run)),
    ),
  )

const formats = new Map<string, Intl.DateTimeFormat>()
function shownThere(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

describe('flights of the planned timetable', () => {
  test('the same seed plans the same, in whatever order it is asked, another seed another one', () => {
    const again = planIntlTimetable(world, 1, numbers)
    again.parts('SIN', 'SYD')
    for (const [from, to] of [
      ['PVG', 'SIN'],
      ['FRA', 'PEK'],
      ['LHR', 'JFK'],
    ] as const)
      expect(again.parts(from, to)).toEqual(timetable.parts(from, to))
    expect(planIntlTimetable(world, 2, numbers).parts('PVG', 'SIN')).not.toEqual(timetable.parts('PVG', 'SIN'))
  })

  test('a number is a carrier of the tables with one to four digits, and one flight; no domestic flight has it', () => {
    const seen = new Map<string, string>()
    const wrong = filled(parts).filter(({ flight: { flightNo, legs } }) => {
      const carrier = flightNo.slice(0, 2)
      const path = [...legs.map(({ from }) => from), legs.at(-1)?.to].join()
      const before = seen.get(flightNo) ?? path
      seen.set(flightNo, path)
      const taken = numbers.get(carrier)?.has(Number(flightNo.slice(2))) ?? false
      return !/^[A-Z0-9]{2}[1-9]\d{0,3}$/.test(flightNo) || airline(carrier) === undefined || taken || before !== path
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['CA931', 'PEK', 'FRA'],
    ['CA932', 'FRA', 'PEK'],
    ['MU553', 'PVG', 'CDG'],
    ['SQ833', 'PVG', 'SIN'],
    ['CZ327', 'CAN', 'LAX'],
    ['CZ303', 'CAN', 'LHR'],
    ['LH720', 'FRA', 'PEK'],
    ['EK302', 'DXB', 'PVG'],
    ['UA857', 'SFO', 'PVG'],
    ['TK72', 'IST', 'CAN'],
  ])('%s flies from %s to %s', (flightNo, from, to) => {
    expect(timetable.pairsOf(flightNo)).toContainEqual({ from, to })
  })

  test('no airport is used when it is closed at night, in summer as in winter, on days when clocks are set as on others', () => {
    const dates = ['2027-01-13', '2027-03-14', '2027-07-14', '2027-10-31']
    const wrong = departuresOf(pairs, dates).filter(
      ({ from, to, departTime, arriveTime }) => !isOpen(from, minutesOf(departTime)) || !isOpen(to, minutesOf(arriveTime)),
    )
    expect(wrong).toEqual([])
  })

  test('flights of long routes have wide bodies, and nobody crosses an ocean in a regional jet', () => {
    const wrong = filled(own).filter(({ flight: { aircraft, legs } }) => {
      const longest = Math.max(...legs.map(({ blockMinutes }) => blockMinutes))
      const size = world.aircraft(aircraft)?.size
      return (longest > 420 && size !== 'large' && aircraft !== '32Q') || (longest > 240 && size === 'small')
    })
    expect(wrong).toEqual([])
  })

  test('a code-share flies as the flight that it names, under the number of another carrier', () => {
    const byNumber = new Map(own.map(({ flight }) => [flight.flightNo, flight]))
    const shared = parts.filter(({ flight }) => flight.operatedAs)
    expect(shared.length).toBeGreaterThan(5000)
    const wrong = shared.filter(({ flight: { flightNo, operatedAs, ...rest } }) => {
      const flown = byNumber.get(operatedAs ?? '')
      const isOther = flown && flightNo.slice(0, 2) !== flown.flightNo.slice(0, 2)
      return !isOther || !isDeepStrictEqual({ ...rest, flightNo: flown.flightNo }, flown)
    })
    expect(wrong).toEqual([])
  })

  test('flights with a stop are sold whole and by their legs, but neither within one country nor to where only fuel is taken', () => {
    expect(timetable.pairsOf('SQ26')).toEqual([
      { from: 'SIN', to: 'JFK' },
      { from: 'SIN', to: 'FRA' },
      { from: 'FRA', to: 'JFK' },
    ])
    expect(timetable.pairsOf('CA879')).toEqual([{ from: 'PEK', to: 'HAV' }])
    expect(timetable.pairsOf('MU571')).toEqual([
      { from: 'KMG', to: 'CDG' },
      { from: 'PVG', to: 'CDG' },
    ])
    const run = days.runs('SIN', 'JFK', epochDay('2027-05-04')).find(({ flightNo }) => flightNo === 'SQ26')!
    const { stops, legId, blockMinutes } = days.describe(run)
    expect(stops).toMatchObject([{ airport: 'FRA' }])
    expect(legId).toBe('SQ26-SINJFK')
    const flown = run.part.flight.legs.reduce((sum, leg) => sum + leg.blockMinutes + leg.groundMinutes, 0)
    expect(blockMinutes).toBe(flown)
  })
})

describe('departures of a day', () => {
  const weekOf = (date: string): string[] => Array.from({ length: 7 }, (_, day) => addDays(date, day))
  const weekly = (from: string, to: string, carrier: string, date: string): number =>
    weekOf(date).flatMap((day) => days.runs(from, to, epochDay(day)).filter((run) => run.carrier === carrier && !run.shared))
      .length

  test('seasons change on the last Sundays of March and October', () => {
    expect(
      ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2028-03-26'].map((date) => isSummer(epochDay(date))),
    ).toEqual([false, true, true, false, true])
  })

  test('each carrier flies as often a week as the table says, in every month; where air spaces leave no way, never', () => {
    const through = new Set(own.filter(({ flight }) => flight.legs.length > 1).map((part) => part.flight.flightNo.slice(0, 2)))
    const routes = world.routes().filter((_, index) => index % 23 === 0)
    const months = [
      '2027-01-11',
      '2027-02-08',
      '2027-03-08',
      '2027-04-12',
      '2027-06-14',
      '2027-07-12',
      '2027-10-11',
      '2027-11-08',
      '2027-12-13',
    ]
    for (const { from, to, carriers } of filled(routes)) {
      for (const { airline: carrier, summer, winter } of carriers.filter((each) => !through.has(each.airline))) {
        for (const month of months) {
          const isFlown = pathOf(world.airline(carrier)!.country, world.airport(from)!, world.airport(to)!) !== undefined
          const wanted = !isFlown ? 0 : isSummer(epochDay(month)) ? summer : winter
          expect(weekly(from, to, carrier, month), `${carrier} ${from} ${to} ${month}`).toBe(wanted)
          expect(weekly(to, from, carrier, month), `${carrier} ${to} ${from} ${month}`).toBe(wanted)
        }
      }
    }
  })

  test('instants agree with local times and zones, and nobody arrives before the departure', () => {
    const departures = departuresOf(
      pairs.filter((_, index) => index % 9 === 0),
      ['2027-03-14', '2027-03-28', '2027-10-31', '2028-02-29'],
    )
    const wrong = filled(departures).filter((it) => {
      const departMs = instantAt(airport(it.from)!.zone, epochDay(it.departDate), minutesOf(it.departTime))
      const arrives = shownThere(airport(it.to)!.zone).format(it.arriveMs)
      const isOf = departMs === it.departMs && arrives === `${it.arriveDate} ${it.arriveTime}`
      return !isOf || it.arriveMs - it.departMs !== it.blockMinutes * 60_000 || it.blockMinutes < 40
    })
    expect(wrong).toEqual([])
  })

  test('over the date line one arrives on the day before or two days later', () => {
    const span = (from: string, to: string): number[] =>
      days.runs(from, to, epochDay('2027-05-04')).map((run) => {
        const { departDate, arriveDate } = days.describe(run)
        return epochDay(arriveDate) - epochDay(departDate)
      })
    expect(Math.min(...span('HND', 'HNL'))).toBe(-1)
    expect(Math.max(...span('LAX', 'SYD'))).toBe(2)
  })
})
