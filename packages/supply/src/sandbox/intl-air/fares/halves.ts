import { distanceKm } from '@sojourn/domain/reference/place/distance'
import type { IntlAirSlice } from '../../../ports/intl-air'
import type { SaleWorld } from '../sale-world'

/** Outward up to where the trip turns, then homeward. */
export type Half = 'outward' | 'homeward'

interface Place {
  code: string
  country: string
  latitude: number
  longitude: number
}
interface Direction {
  from: Place
  to: Place
  km: number
}

/** Beside an open jaw at home. */
const surfaceSectorsAtMost = 1

/** Which half of a round-trip fare each slice is (docs/intl-fare-rules.md, 1.3); undefined where the trip is none that comes home. */
export function halvesOf(world: SaleWorld, slices: readonly IntlAirSlice[]): readonly Half[] | undefined {
  const directions = slices.flatMap((slice): Direction[] => {
    const [from, to] = [placeOf(world, slice.departAirports), placeOf(world, slice.arriveAirports)]
    return from && to ? [{ from, to, km: distanceKm(from, to) }] : []
  })
  if (directions.length < slices.length || !comesHome(directions)) return undefined
  const turn = turnOf(directions)
  return directions.map((_direction, index) => (index <= turn ? 'outward' : 'homeward'))
}

function placeOf(world: SaleWorld, airports: readonly string[]): Place | undefined {
  const code = world.airport(airports[0] ?? '')?.city ?? ''
  const city = world.city(code)
  return city && { code, ...city }
}

function comesHome(directions: readonly Direction[]): boolean {
  const [first] = directions
  const last = directions.at(-1)
  if (!first || !last || first === last || last.to.country !== first.from.country) return false
  if (directions.slice(0, -1).some(({ to }) => to.code === first.from.code)) return false
  const abroad = directions.slice(1).flatMap((direction, index) => surfaceSector(directions[index]!, direction) ?? [])
  const isShortAtHome = surfaceSector(last, first) ?? true
  return abroad.length <= surfaceSectorsAtMost && isShortAtHome && abroad.every((isShort) => isShort)
}

/** Whether the way between two directions that do not meet is no longer than either; undefined where they meet. */
function surfaceSector(before: Direction, after: Direction): boolean | undefined {
  if (before.to.code === after.from.code) return undefined
  return distanceKm(before.to, after.from) <= Math.min(before.km, after.km)
}

/** The direction that arrives farthest from where the trip began; the last comes home. */
function turnOf(directions: readonly Direction[]): number {
  const start = directions[0]!.from
  const far = directions.slice(0, -1).map(({ to }) => distanceKm(start, to))
  return far.indexOf(Math.max(...far))
}
