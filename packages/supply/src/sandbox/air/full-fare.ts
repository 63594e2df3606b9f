import { hashText, unit } from './random'
import { wholeKm, type AirWorld } from './world'

export interface PairFare {
  distanceKm: number
  /** Full economy fare of the cities in fen; both directions cost the same. */
  fullFare: number
}

/** Distance and full fare of two airports; the fare belongs to their cities (handbook 1.2). */
export function createPairFares(world: AirWorld, seed: number): (from: string, to: string) => PairFare | undefined {
  const weekly = weeklyByCities(world)
  const known = new Map<string, PairFare | undefined>()
  function reckon(from: string, to: string): PairFare | undefined {
    const [start, end] = [world.airport(from), world.airport(to)]
    if (!start || !end) return undefined
    const cities = citiesOf(start.city, end.city)
    const km = wholeKm(world.city(start.city) ?? start, world.city(end.city) ?? end)
    const drawn = unit(hashText(cities, seed))
    return { distanceKm: wholeKm(start, end), fullFare: fullFare(km, heat(weekly.get(cities) ?? 0, drawn)) }
  }
  return (from, to) => {
    const pair = from + to
    if (!known.has(pair)) known.set(pair, reckon(from, to))
    return known.get(pair)
  }
}

const citiesOf = (one: string, other: string): string => (one < other ? one + other : other + one)

function weeklyByCities(world: AirWorld): Map<string, number> {
  const weekly = new Map<string, number>()
  for (const route of world.routes) {
    const cities = citiesOf(world.airport(route.from)?.city ?? '', world.airport(route.to)?.city ?? '')
    for (const carrier of route.carriers) weekly.set(cities, (weekly.get(cities) ?? 0) + carrier.weekly)
  }
  return weekly
}

/** Flights a week between the cities, both ways, from which a route is as dear as can be. */
const trunkWeekly = 600

/** From 0.75 on thin routes to 1.2 on the trunk, with a little of the route's own. */
function heat(weekly: number, drawn: number): number {
  const busy = Math.min(1, Math.log(1 + weekly) / Math.log(1 + trunkWeekly))
  return 0.75 + 0.45 * (0.8 * busy + 0.2 * drawn)
}

/** The guidance price log150(km × 0.6) × km × 1.1 in tens of yuan, moved by heat; under 150 km it stays the same. */
export function fullFare(km: number, routeHeat: number): number {
  const charged = Math.max(150, km)
  const guidance = Math.round(((Math.log(charged * 0.6) / Math.log(150)) * charged * 1.1) / 10) * 10
  return Math.round((guidance * routeHeat) / 10) * 1000
}
