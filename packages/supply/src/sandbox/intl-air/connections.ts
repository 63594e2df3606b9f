import { epochDay } from '@sojourn/domain/kit/local-date'
import { groupBy } from '../air/order/group'
import { createPlaces, type Places } from './connection-places'
import { connectionRules, elapsedAtMost, kmAtMost, minimumMinutes, type ChangeAsked } from './connection-rules'
import type { RouteSearch } from './network'
import { shownAt } from './timetable/clock'
import type { Days, Run } from './timetable/days'
import type { IntlTimetable } from './timetable/timetable'
import type { IntlWorld } from './world'

const minute = 60_000

/** Departures that make one way. */
export type Connection = readonly Run[]

const fromOf = ({ part }: Run): string => part.flight.legs[part.first]?.from ?? ''
const toOf = ({ part }: Run): string => part.flight.legs[part.last]?.to ?? ''
const departOf = (connection: Connection): number => connection[0]?.departMs ?? 0
const arriveOf = (connection: Connection): number => connection.at(-1)?.arriveMs ?? 0
export const elapsedOf = (connection: Connection): number => arriveOf(connection) - departOf(connection)
const textOf = (connection: Connection): string => connection.map(({ flightNo }) => flightNo).join(' ')

/** Sold by one carrier, or each by who flies it. */
const sellable = (before: Run, after: Run): boolean => before.carrier === after.carrier || (!before.shared && !after.shared)

/** Connections of one search so far. */
interface Found {
  day: number
  bound: Bound
  connections: Connection[]
}

/** Finds every connection that the rules of `connection-rules.ts` allow. */
export class ConnectionFinder {
  private readonly places: Places
  constructor(
    private readonly timetable: IntlTimetable,
    private readonly days: Days,
    world: IntlWorld,
    private readonly interline: (one: string, other: string) => boolean,
  ) {
    this.places = createPlaces(timetable, world)
  }

  /** The quickest first. */
  connections({ departAirports, arriveAirports, date, directOnly }: RouteSearch): Connection[] {
    const { cityOf } = this.places
    const pairs = departAirports.flatMap((from) => arriveAirports.map((to) => ({ from, to })))
    const asked = pairs.filter(({ from, to }) => cityOf(from) !== cityOf(to))
    const found: Found = { day: epochDay(date), bound: new Bound(), connections: [] }
    for (const { from, to } of asked) for (const run of this.days.runs(from, to, found.day)) note(found, [run])
    if (!directOnly) {
      for (const { from, to } of asked) this.oneChange(from, to, found)
      if (kept(found.connections).length < connectionRules.enough)
        for (const { from, to } of asked) this.twoChanges(from, to, found)
    }
    return kept(found.connections)
  }

  changeAsked(before: Run, after: Run): ChangeAsked {
    return {
      arrive: toOf(before),
      depart: fromOf(after),
      domesticIn: this.isDomestic(before),
      domesticOut: this.isDomestic(after),
      arriveTerminal: before.toTerminal,
      departTerminal: after.fromTerminal,
    }
  }

  /** What is needed of a change from one departure to the next, in minutes. */
  minimum(before: Run, after: Run): number {
    return minimumMinutes(this.changeAsked(before, after))
  }

  /** On one ticket: carriers that do not sell each other's flights make no connection. */
  private isSold(before: Run, after: Run): boolean {
    return sellable(before, after) && this.interline(before.carrier, after.carrier)
  }

  private isDomestic(run: Run): boolean {
    return this.places.countryOf(fromOf(run)) === this.places.countryOf(toOf(run))
  }

  /** Departures that can be caught after another one and still arrive in time; whoever stays on board does not change. */
  private *catchable(before: Run, from: string, to: string, arriveBy: number): Generator<Run> {
    const zone = this.places.zoneOf(from)
    const latest = Math.min(before.arriveMs + connectionRules.longestChangeMs, arriveBy)
    const lastDay = shownAt(zone, latest).epochDay
    for (let day = shownAt(zone, before.arriveMs).epochDay; day <= lastDay; day++) {
      for (const run of this.days.runs(from, to, day)) {
        if (run.departMs > latest) return
        if (run.arriveMs > arriveBy || run.departMs <= before.arriveMs || run.flightNo === before.flightNo) continue
        if (this.isSold(before, run) && run.departMs - before.arriveMs >= this.minimum(before, run) * minute) yield run
      }
    }
  }

  private oneChange(from: string, to: string, found: Found): void {
    for (const { arrive, depart } of this.places.hubs(from, to)) {
      for (const first of this.days.runs(from, arrive, found.day)) {
        const best = new Map<string, Run>()
        for (const second of this.catchable(first, depart, to, first.departMs + found.bound.most)) keepEarlier(best, second)
        for (const second of best.values()) note(found, [first, second])
      }
    }
  }

  private twoChanges(from: string, to: string, found: Found): void {
    const { destinations, nextTo, mayChange } = this.places
    const lasts = this.timetable.origins(to).filter((depart) => mayChange(depart, from, to))
    for (const arrive of destinations(from).filter((each) => mayChange(each, from, to))) {
      for (const depart of nextTo(arrive)) {
        const seconds = this.secondHubs([from, arrive, depart, to], lasts)
        if (seconds.length === 0) continue
        for (const first of this.days.runs(from, arrive, found.day)) {
          for (const { second, last } of seconds) this.through(first, [depart, second, last, to], found)
        }
      }
    }
  }

  /** Where one may arrive and leave for the last flight; flights within the mainland begin or end a connection. */
  private secondHubs([from, arrive, depart, to]: Stretch, lasts: readonly string[]): { second: string; last: string }[] {
    const { km, cityOf, countryOf, joins, nextTo, mayChange } = this.places
    const soFar = km(from, arrive)
    const most = kmAtMost(km(from, to))
    return lasts
      .flatMap((last) => nextTo(last).map((second) => ({ second, last })))
      .filter(({ second, last }) => {
        if (cityOf(second) === cityOf(arrive) || !mayChange(second, from, to) || !joins(depart, second)) return false
        if (countryOf(depart) === 'CN' && countryOf(second) === 'CN') return false
        return soFar + km(depart, second) + km(last, to) <= most
      })
  }

  private through(first: Run, [depart, arrive, last, to]: Stretch, found: Found): void {
    const arriveBy = first.departMs + found.bound.most
    for (const second of this.catchable(first, depart, arrive, arriveBy)) {
      const best = new Map<string, Run>()
      for (const third of this.catchable(second, last, to, arriveBy)) {
        if (this.isSold(first, third)) keepEarlier(best, third)
      }
      for (const third of best.values()) note(found, [first, second, third])
    }
  }
}

type Stretch = readonly [string, string, string, string]

function note({ bound, connections }: Found, connection: Connection): void {
  bound.note(elapsedOf(connection))
  connections.push(connection)
}

/** How long a connection may take, by the quickest that is known so far. */
class Bound {
  private quickest = Number.POSITIVE_INFINITY
  most = Number.POSITIVE_INFINITY

  note(elapsed: number): void {
    if (elapsed >= this.quickest) return
    this.quickest = elapsed
    this.most = elapsedAtMost(elapsed)
  }
}

/** Of departures that one carrier sells the one that arrives first. */
function keepEarlier(best: Map<string, Run>, run: Run): void {
  const known = best.get(run.carrier)
  if (!known || run.arriveMs < known.arriveMs || (run.arriveMs === known.arriveMs && run.flightNo < known.flightNo))
    best.set(run.carrier, run)
}

/** Airports and carriers. */
const groupOf = (connection: Connection): string => connection.map((run) => fromOf(run) + toOf(run) + run.carrier).join('')

/** What the longest time allows, the quickest first; of connections alike those that leave later or arrive earlier than every other. */
function kept(connections: readonly Connection[]): Connection[] {
  const most = elapsedAtMost(Math.min(...connections.map(elapsedOf)))
  const inTime = connections.filter((connection) => elapsedOf(connection) <= most)
  const direct = inTime.filter((connection) => connection.length === 1)
  const groups = groupBy(
    inTime.filter((connection) => connection.length > 1),
    groupOf,
  )
  return [...direct, ...[...groups.values()].flatMap(undominated)].sort(quickestFirst)
}

function undominated(alike: readonly Connection[]): Connection[] {
  let earliest = Number.POSITIVE_INFINITY
  return alike
    .toSorted((a, b) => departOf(b) - departOf(a) || arriveOf(a) - arriveOf(b) || (textOf(a) < textOf(b) ? -1 : 1))
    .filter((connection) => {
      if (arriveOf(connection) >= earliest) return false
      earliest = arriveOf(connection)
      return true
    })
}

const quickestFirst = (a: Connection, b: Connection): number =>
  elapsedOf(a) - elapsedOf(b) || departOf(a) - departOf(b) || (textOf(a) < textOf(b) ? -1 : 1)
