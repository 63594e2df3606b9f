import { createDistances, kmAtMost } from './connection-rules'
import type { IntlTimetable } from './timetable/timetable'
import type { IntlWorld } from './world'

/** Airports where one may change planes: where one arrives, and where one leaves again. */
export interface Hub {
  arrive: string
  depart: string
  km: number
}

/** Which places lie between two others, whatever the day. */
export interface Places {
  cityOf(iata: string): string
  countryOf(iata: string): string
  zoneOf(iata: string): string
  km(from: string, to: string): number
  destinations(from: string): readonly string[]
  joins(from: string, to: string): boolean
  /** All airports of its city. */
  nextTo(iata: string): readonly string[]
  mayChange(hub: string, from: string, to: string): boolean
  /** For one change, the least detour first. */
  hubs(from: string, to: string): readonly Hub[]
}

export function createPlaces(timetable: IntlTimetable, world: IntlWorld): Places {
  const km = createDistances(world)
  const cityOf = (iata: string): string => world.airport(iata)?.city ?? iata
  const countryOf = (iata: string): string => world.airport(iata)?.country ?? ''
  const destinations = remembered((from: string) => timetable.destinations(from))
  const joined = remembered((from: string) => new Set(destinations(from)))
  const nextTo = remembered((iata: string) => {
    const airports = world.cityAirports(cityOf(iata))
    return airports.includes(iata) ? airports : [iata]
  })
  /** Between places of one country nobody changes in another one, and no change is in the city of either end. */
  const mayChange = (hub: string, from: string, to: string): boolean => {
    if (cityOf(hub) === cityOf(from) || cityOf(hub) === cityOf(to)) return false
    return countryOf(from) !== countryOf(to) || countryOf(hub) === countryOf(from)
  }
  const hubs = remembered((pair: string) => {
    const [from, to] = [pair.slice(0, 3), pair.slice(3)]
    return destinations(from)
      .filter((arrive) => mayChange(arrive, from, to))
      .flatMap((arrive) => nextTo(arrive).map((depart): Hub => ({ arrive, depart, km: km(from, arrive) + km(depart, to) })))
      .filter((hub) => hub.km <= kmAtMost(km(from, to)) && joined(hub.depart).has(to))
      .toSorted((a, b) => a.km - b.km)
  })
  return {
    cityOf,
    countryOf,
    zoneOf: (iata) => world.airport(iata)?.zone ?? 'UTC',
    km,
    destinations,
    joins: (from, to) => joined(from).has(to),
    nextTo,
    mayChange,
    hubs: (from, to) => hubs(from + to),
  }
}

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
