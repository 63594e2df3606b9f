import { station } from '@sojourn/domain/reference/rail/stations'
import type { RailTimetable } from '@sojourn/supply/sandbox/rail/timetable'

/** A city with those of its stations where trains stop. */
export interface RailCity {
  name: string
  stations: string[]
}
export interface RailQuery {
  from: RailCity
  to: RailCity
}

export const cityOf = (code: string): string => `city ${station(code)?.city.name['zh-CN'] ?? code}`

/** Cities in order of the stops that trains make there. */
export function busiestCities({ stations, firstCall }: RailTimetable): RailCity[] {
  const cities = new Map<string, RailCity & { calls: number }>()
  for (const [position, code] of stations.entries()) {
    const name = cityOf(code)
    const city = cities.get(name) ?? { name, stations: [], calls: 0 }
    cities.set(name, city)
    city.stations.push(code)
    city.calls += firstCall[position + 1]! - firstCall[position]!
  }
  return [...cities.values()].toSorted((a, b) => b.calls - a.calls)
}

/** So many pairs of the first cities, evenly taken from all of them. */
export function pairsOf(cities: readonly RailCity[], first: number, count: number): RailQuery[] {
  const chosen = cities.slice(0, first)
  const pairs = chosen.flatMap((from) => chosen.flatMap((to) => (from === to ? [] : [{ from, to }])))
  const step = Math.max(1, pairs.length / count)
  return Array.from({ length: Math.min(count, pairs.length) }, (_, index) => pairs[Math.floor(index * step)]!)
}
