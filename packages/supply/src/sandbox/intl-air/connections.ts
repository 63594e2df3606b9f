import { epochDay } from '@sojourn/domain/kit/local-date'
import {
  connectionRules,
  createDistances,
  elapsedAtMost,
  isSelfTransferHub,
  kmAtMost,
  minimumMinutes,
  type ChangeAsked,
} from './connection-rules'
import type { RouteSearch } from './network'
import { selfTransferMore } from './tables/connecting-times'
import { shownAt } from './timetable/clock'
import type { Days, Run } from './timetable/days'
import type { IntlTimetable } from './timetable/timetable'
import type { IntlWorld } from './world'

const minute = 60_000

/** Departures that make one way, with what makes it another way than those beside it. */
export interface Way {
  runs: readonly Run[]
  /** Airports and carriers: of ways that share them only those are kept that leave later or arrive earlier than every other. */
  group: string
}

export interface Finder {
  ways(search: RouteSearch): Way[]
  /** What the airport asks of a change from one departure to the next, in minutes. */
  changeAsked(before: Run, after: Run): ChangeAsked
  minimum(before: Run, after: Run): number
}

/** Airports where one may change planes: where one arrives, and where one leaves again. */
interface Hub {
  arrive: string
  depart: string
  km: number
}

const fromOf = ({ part }: Run): string => part.flight.legs[part.first]?.from ?? ''
const toOf = ({ part }: Run): string => part.flight.legs[part.last]?.to ?? ''
export const elapsedOf = (runs: readonly Run[]): number => (runs.at(-1)?.arriveMs ?? 0) - (runs[0]?.departMs ?? 0)
const textOf = (runs: readonly Run[]): string => runs.map(({ flightNo }) => flightNo).join(' ')

/** Finds every way that the rules of `connection-rules.ts` allow. */
export function createFinder(
  timetable: IntlTimetable,
  days: Days,
  world: IntlWorld,
  interline: (one: string, other: string) => boolean,
): Finder {
  const km = createDistances(world)
  const cityOf = (iata: string): string => world.airport(iata)?.city ?? iata
  const countryOf = (iata: string): string => world.airport(iata)?.country ?? ''
  const isDomestic = (run: Run): boolean => countryOf(fromOf(run)) === countryOf(toOf(run))
  const destinations = remembered((from: string) => timetable.destinations(from))
  const joined = remembered((from: string) => new Set(timetable.destinations(from)))
  const nextTo = remembered((iata: string) => {
    const airports = world.cityAirports(cityOf(iata))
    return airports.includes(iata) ? airports : [iata]
  })

  const changeAsked = (before: Run, after: Run): ChangeAsked => ({
    arrive: toOf(before),
    depart: fromOf(after),
    domesticIn: isDomestic(before),
    domesticOut: isDomestic(after),
    arriveTerminal: before.toTerminal,
    departTerminal: after.fromTerminal,
  })
  const minimum = (before: Run, after: Run): number =>
    minimumMinutes(changeAsked(before, after)) + (interline(before.carrier, after.carrier) ? 0 : selfTransferMore)

  /** Between places of one country nobody changes in another one, and no change is in the city of either end. */
  const mayChange = (hub: string, from: string, to: string): boolean => {
    if (cityOf(hub) === cityOf(from) || cityOf(hub) === cityOf(to)) return false
    return countryOf(from) !== countryOf(to) || countryOf(hub) === countryOf(from)
  }
  /** Sold by one carrier, or each by who flies it. */
  const sellable = (before: Run, after: Run): boolean => before.carrier === after.carrier || (!before.shared && !after.shared)

  const hubs = remembered((pair: string) => {
    const [from, to] = [pair.slice(0, 3), pair.slice(3)]
    const most = kmAtMost(km(from, to))
    return destinations(from)
      .filter((arrive) => mayChange(arrive, from, to))
      .flatMap((arrive) => nextTo(arrive).map((depart): Hub => ({ arrive, depart, km: km(from, arrive) + km(depart, to) })))
      .filter((hub) => hub.km <= most && joined(hub.depart).has(to))
      .toSorted((a, b) => a.km - b.km)
  })

  /** Departures that can be caught after another one and still arrive in time. */
  function* catchable(before: Run, from: string, to: string, arriveBy: number): Generator<Run> {
    const zone = world.airport(from)?.zone ?? 'UTC'
    const latest = Math.min(before.arriveMs + connectionRules.longestChangeMs, arriveBy)
    const lastDay = shownAt(zone, latest).epochDay
    for (let day = shownAt(zone, before.arriveMs).epochDay; day <= lastDay; day++) {
      for (const run of days.runs(from, to, day)) {
        if (run.departMs > latest) return
        if (run.arriveMs > arriveBy || run.departMs <= before.arriveMs || !sellable(before, run)) continue
        if (run.departMs - before.arriveMs >= minimum(before, run) * minute) yield run
      }
    }
  }

  function* direct(from: string, to: string, day: number): Generator<Run[]> {
    for (const run of days.runs(from, to, day)) yield [run]
  }

  function oneChange(from: string, to: string, day: number, bound: Bound, found: Run[][]): void {
    for (const { arrive, depart } of hubs(from + to)) {
      const alone = arrive === depart && isSelfTransferHub(arrive)
      for (const first of days.runs(from, arrive, day)) {
        const best = new Map<string, Run>()
        for (const second of catchable(first, depart, to, first.departMs + bound.most)) {
          if (alone || interline(first.carrier, second.carrier)) keepEarlier(best, second)
        }
        for (const second of best.values()) found.push(bound.with([first, second]))
      }
    }
  }

  function twoChanges(from: string, to: string, day: number, bound: Bound, found: Run[][]): void {
    const most = kmAtMost(km(from, to))
    const lasts = timetable.origins(to).filter((depart) => mayChange(depart, from, to))
    for (const arrive of destinations(from)) {
      if (!mayChange(arrive, from, to)) continue
      for (const depart of nextTo(arrive)) {
        const soFar = km(from, arrive)
        const seconds = lasts
          .flatMap((last) => nextTo(last).map((second) => ({ second, last })))
          .filter(({ second, last }) => {
            if (cityOf(second) === cityOf(arrive) || !mayChange(second, from, to) || !joined(depart).has(second)) return false
            // The mainland's own flights begin or end a way.
            if (countryOf(depart) === 'CN' && countryOf(second) === 'CN') return false
            return soFar + km(depart, second) + km(last, to) <= most
          })
        if (seconds.length === 0) continue
        for (const first of days.runs(from, arrive, day)) {
          for (const { second, last } of seconds) through(first, [depart, second, last, to], bound, found)
        }
      }
    }
  }

  function through(first: Run, [depart, arrive, last, to]: [string, string, string, string], bound: Bound, found: Run[][]): void {
    const arriveBy = first.departMs + bound.most
    for (const second of catchable(first, depart, arrive, arriveBy)) {
      if (!interline(first.carrier, second.carrier)) continue
      const best = new Map<string, Run>()
      for (const third of catchable(second, last, to, arriveBy)) {
        if (sellable(first, third) && interline(second.carrier, third.carrier) && interline(first.carrier, third.carrier))
          keepEarlier(best, third)
      }
      for (const third of best.values()) found.push(bound.with([first, second, third]))
    }
  }

  function ways({ departAirports, arriveAirports, date, directOnly }: RouteSearch): Way[] {
    const day = epochDay(date)
    const pairs = departAirports.flatMap((from) =>
      arriveAirports.filter((to) => cityOf(to) !== cityOf(from)).map((to) => ({ from, to })),
    )
    const bound = new Bound()
    const found: Run[][] = []
    for (const { from, to } of pairs) for (const way of direct(from, to, day)) found.push(bound.with(way))
    if (!directOnly) {
      for (const { from, to } of pairs) oneChange(from, to, day, bound, found)
      if (kept(found).length < connectionRules.enough) {
        for (const { from, to } of pairs) twoChanges(from, to, day, bound, found)
      }
    }
    return kept(found)
  }
  return { ways, changeAsked, minimum }
}

/** How long a way may take, by the quickest that is known so far. */
class Bound {
  private quickest = Number.POSITIVE_INFINITY
  most = Number.POSITIVE_INFINITY

  with(runs: Run[]): Run[] {
    const elapsed = elapsedOf(runs)
    if (elapsed < this.quickest) {
      this.quickest = elapsed
      this.most = elapsedAtMost(elapsed)
    }
    return runs
  }
}

/** Of departures that one carrier sells the one that arrives first. */
function keepEarlier(best: Map<string, Run>, run: Run): void {
  const known = best.get(run.carrier)
  if (!known || run.arriveMs < known.arriveMs || (run.arriveMs === known.arriveMs && run.flightNo < known.flightNo))
    best.set(run.carrier, run)
}

const groupOf = (runs: readonly Run[]): string => runs.map((run) => fromOf(run) + toOf(run) + run.carrier).join('')

/** What the longest time allows, without those that leave earlier and arrive later than one alike; the quickest first. */
function kept(found: readonly Run[][]): Way[] {
  const most = elapsedAtMost(Math.min(...found.map(elapsedOf)))
  const groups = new Map<string, Run[][]>()
  const result: Way[] = []
  for (const runs of found) {
    if (elapsedOf(runs) > most) continue
    const group = groupOf(runs)
    if (runs.length === 1) result.push({ runs, group })
    else {
      const known = groups.get(group)
      if (known) known.push(runs)
      else groups.set(group, [runs])
    }
  }
  for (const [group, alike] of groups) {
    let earliest = Number.POSITIVE_INFINITY
    const latestFirst = alike.toSorted(
      (a, b) => departOf(b) - departOf(a) || arriveOf(a) - arriveOf(b) || (textOf(a) < textOf(b) ? -1 : 1),
    )
    for (const runs of latestFirst) {
      if (arriveOf(runs) >= earliest) continue
      earliest = arriveOf(runs)
      result.push({ runs, group })
    }
  }
  return result.sort(quickestFirst)
}

const departOf = (runs: readonly Run[]): number => runs[0]?.departMs ?? 0
const arriveOf = (runs: readonly Run[]): number => runs.at(-1)?.arriveMs ?? 0

const quickestFirst = (a: Way, b: Way): number =>
  elapsedOf(a.runs) - elapsedOf(b.runs) || departOf(a.runs) - departOf(b.runs) || (textOf(a.runs) < textOf(b.runs) ? -1 : 1)

/** Answers each question once. */
function remembered<Value>(ask: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const now = ask(key)
    known.set(key, now)
    return now
  }
}
