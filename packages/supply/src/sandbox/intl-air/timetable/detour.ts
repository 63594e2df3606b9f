import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { closedAirSpaces } from '../tables/closed-air-spaces'

export interface Position {
  latitude: number
  longitude: number
}
interface AirSpace {
  closedTo: ReadonlySet<string>
  outline: readonly Position[]
  box: { south: number; north: number; west: number; east: number }
}

/** `41 29, 40.5 41`: latitude and longitude. */
const positionsIn = (text: string): Position[] =>
  text.split(',').map((point) => {
    const [latitude = 0, longitude = 0] = point.trim().split(/\s+/).map(Number)
    return { latitude, longitude }
  })

const airSpaces = closedAirSpaces.rows.map(({ closedTo, outline: text }): AirSpace => {
  const outline = positionsIn(text)
  const [latitudes, longitudes] = [outline.map(({ latitude }) => latitude), outline.map(({ longitude }) => longitude)]
  const box = {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
  return { closedTo: new Set(closedTo.split(' ')), outline, box }
})
const points = positionsIn(closedAirSpaces.detours)

/** What a carrier of a country may not enter, and which of the points it flies between. */
interface Sky {
  closed: readonly AirSpace[]
  legs: Map<string, boolean>
}
const skies = new Map<string, Sky>()

function skyOf(country: string): Sky {
  const known = skies.get(country)
  if (known) return known
  const closed = airSpaces.filter(({ closedTo }) => closedTo.has('all') || closedTo.has(country))
  const made = { closed, legs: new Map<string, boolean>() }
  skies.set(country, made)
  return made
}

/** East of Greenwich all around, as the outlines are drawn. */
const eastward = (longitude: number): number => (longitude < 0 ? longitude + 360 : longitude)

function isInside({ outline, box }: AirSpace, { latitude, longitude }: Position): boolean {
  const x = eastward(longitude)
  if (latitude < box.south || latitude > box.north || x < box.west || x > box.east) return false
  let inside = false
  for (let index = 0; index < outline.length; index++) {
    const [one, other] = [outline[index]!, outline[(index + 1) % outline.length]!]
    if (one.latitude > latitude === other.latitude > latitude) continue
    const share = (latitude - one.latitude) / (other.latitude - one.latitude)
    if (x < one.longitude + share * (other.longitude - one.longitude)) inside = !inside
  }
  return inside
}

const stepKm = 60
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** Whether the great circle touches one of these. */
function crosses(from: Position, to: Position, spaces: readonly AirSpace[]): boolean {
  const steps = Math.max(1, Math.ceil(distanceKm(from, to) / stepKm))
  for (let step = 0; step <= steps; step++) {
    const at = between(from, to, step / steps)
    if (spaces.some((space) => isInside(space, at))) return true
  }
  return false
}

/** On the great circle, a share of it along. */
function between(from: Position, to: Position, share: number): Position {
  const angle = distanceKm(from, to) / 6371.0088
  if (angle === 0) return from
  const [a, b] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
  const part = (pick: (latitude: number, longitude: number) => number): number =>
    a * pick(radians(from.latitude), radians(from.longitude)) + b * pick(radians(to.latitude), radians(to.longitude))
  const x = part((latitude, longitude) => Math.cos(latitude) * Math.cos(longitude))
  const y = part((latitude, longitude) => Math.cos(latitude) * Math.sin(longitude))
  const z = part((latitude) => Math.sin(latitude))
  return { latitude: degrees(Math.asin(Math.max(-1, Math.min(1, z)))), longitude: degrees(Math.atan2(y, x)) }
}

/** Longer than this share of the direct way, or than the longest flights there are, nobody flies. */
const longestShare = 1.75
const longestKm = 15_500

/**
 * By which points a carrier of a country flies: both ends alone where nothing is in the way, the shortest way around closed air spaces
 * otherwise; undefined where an end lies in one, or the way around is too long.
 */
export function pathOf(country: string, from: Position, to: Position): readonly Position[] | undefined {
  const sky = skyOf(country)
  if (!crosses(from, to, sky.closed)) return [from, to]
  const around = shortest(from, to, sky)
  if (!around || around.km > Math.min(longestKm, longestShare * distanceKm(from, to))) return undefined
  return around.path
}

interface Reached {
  km: number
  path: readonly Position[]
}

/** Dijkstra over the points that can be flown between. */
function shortest(from: Position, to: Position, sky: Sky): Reached | undefined {
  const open = new Map<Position, Reached>([[from, { km: 0, path: [from] }]])
  const left = new Set([...points, to])
  for (;;) {
    let [at, best]: [Position | undefined, Reached | undefined] = [undefined, undefined]
    for (const [point, reached] of open) if (!best || reached.km < best.km) [at, best] = [point, reached]
    if (!at || !best || at === to) return best
    open.delete(at)
    left.delete(at)
    for (const next of left) {
      const km = best.km + distanceKm(at, next)
      if (km < (open.get(next)?.km ?? longestKm) && isFree(at, next, sky)) open.set(next, { km, path: [...best.path, next] })
    }
  }
}

/** Between two of the points this is found once. */
function isFree(one: Position, other: Position, { closed, legs }: Sky): boolean {
  const [from, to] = [points.indexOf(one), points.indexOf(other)]
  if (from < 0 || to < 0) return !crosses(one, other, closed)
  const key = `${Math.min(from, to)} ${Math.max(from, to)}`
  const free = legs.get(key) ?? !crosses(one, other, closed)
  legs.set(key, free)
  return free
}
