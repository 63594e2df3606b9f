import { groupBy } from '../order/group'
import { hashText, mix } from '../random'
import { everyDay } from './timetable'
import type { AirWorld, Distances } from '../world'

/** One way of an out-and-back: the days it flies and how its take-offs lie in the day. */
export interface Rotation {
  airline: string
  /** Airports from home to the far end; three when the flight stops on its way. */
  path: readonly string[]
  outwardDays: number
  homewardDays: number
  /** Flights a week of this airline on the pair: trunk routes get the first flight numbers. */
  weekly: number
  seed: number
}

interface Pair {
  airline: string
  home: string
  far: string
  outward: number
  homeward: number
}

const stopShare = 0.05

/** All out-and-backs of the network, one-stop flights made of two neighbouring routes of the same airline. */
export function planRotations(world: AirWorld, km: Distances, seed: number): Rotation[] {
  const byAirline = groupBy(pairsOf(world), (pair) => pair.airline)
  return [...byAirline].flatMap(([airline, pairs]) => {
    const singles = pairs.flatMap((pair) => rotationsOf(pair, hashText(`${airline}${pair.home}${pair.far}`, seed)))
    return withStops(km, singles)
  })
}

function pairsOf(world: AirWorld): Pair[] {
  const weekly = new Map<string, number>()
  const departures = new Map<string, number>()
  for (const route of world.routes) {
    for (const { airline, weekly: flights } of route.carriers) {
      weekly.set(`${airline}${route.from}${route.to}`, Math.max(1, Math.round(flights)))
      departures.set(airline + route.from, (departures.get(airline + route.from) ?? 0) + flights)
    }
  }
  const pairs: Pair[] = []
  for (const [key, flights] of weekly) {
    const [airline, from, to] = [key.slice(0, 2), key.slice(2, 5), key.slice(5)]
    const back = weekly.get(airline + to + from)
    // An airline lives where more of its flights start; each pair is met once from its home.
    const lead = (departures.get(airline + from) ?? 0) - (departures.get(airline + to) ?? 0) || (from < to ? 1 : -1)
    if (lead > 0) pairs.push({ airline, home: from, far: to, outward: flights, homeward: back ?? 0 })
    else if (!back) pairs.push({ airline, home: to, far: from, outward: 0, homeward: flights })
  }
  return pairs
}

function rotationsOf(pair: Pair, seed: number): Rotation[] {
  const weekly = Math.max(pair.outward, pair.homeward)
  return Array.from({ length: Math.ceil(weekly / 7) }, (_, index) => ({
    airline: pair.airline,
    path: [pair.home, pair.far],
    outwardDays: dayMask(pair.outward - 7 * index, seed),
    homewardDays: dayMask(pair.homeward - 7 * index, seed),
    weekly,
    seed: mix(seed, index),
  }))
}

const dayPatterns = [0, 0b1, 0b1001, 0b10101, 0b1010101, 0b1011011, 0b1111101, everyDay]

function dayMask(flights: number, seed: number): number {
  const pattern = dayPatterns[Math.max(0, Math.min(7, flights))] ?? 0
  const shift = seed % 7
  return ((pattern << shift) | (pattern >> (7 - shift))) & everyDay
}

/** Joins A–B and B–C of the same airline to A–B–C until about every twentieth flight has a stop. */
function withStops(km: Distances, singles: Rotation[]): Rotation[] {
  const daily = singles.filter((rotation) => rotation.outwardDays === everyDay && rotation.homewardDays === everyDay)
  const byHome = groupBy(daily, (rotation) => rotation.path[0])
  const used = new Set<Rotation>()
  const joined: Rotation[] = []
  const wanted = Math.round((singles.length * stopShare) / (1 + stopShare))
  const candidates = daily.toSorted((a, b) => a.seed - b.seed)
  for (const first of candidates) {
    if (joined.length >= wanted) break
    if (used.has(first)) continue
    const second = byHome
      .get(first.path[1])
      ?.find((next) => !used.has(next) && next !== first && onTheWay(km, first.path, next.path))
    if (!second) continue
    used.add(first).add(second)
    joined.push({ ...first, path: [...first.path, ...second.path.slice(1)], weekly: 7 })
  }
  return [...singles.filter((rotation) => !used.has(rotation)), ...joined]
}

function onTheWay(km: Distances, [from = '', stop = '']: readonly string[], [, to = '']: readonly string[]): boolean {
  const direct = km(from, to)
  return direct > 500 && km(from, stop) + km(stop, to) < direct * 1.5
}
