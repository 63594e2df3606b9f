import { distanceKm } from '../../reference/place/distance'

interface Position {
  latitude: number
  longitude: number
}
export interface MapPoint {
  x: number
  y: number
}

/** Of the drawing, in units of its own; north is up. */
export const mapSize = { width: 100, height: 50 } as const
const margin = 9

export interface RouteMap<Place extends Position> {
  from: MapPoint
  to?: MapPoint
  /** A schematic line: nobody is led by it. */
  road: MapPoint[]
  /** The way of a driver to the pick-up, as long as it is said to be. */
  approach: MapPoint[]
  places: (MapPoint & { place: Place })[]
  scale: { kilometres: number; width: number }
}

interface Drawn<Place extends Position> {
  from: Position
  to?: Position | undefined
  /** Places that a map may name for orientation, the best known first. */
  around: readonly Place[]
  /** By road to the pick-up, while somebody comes. */
  approachMetres?: number | undefined
}

/** A ride on a map of its own: its ends, the way between them, the driver's, and known places that lie within. */
export function routeMap<Place extends Position>({ from, to, around, approachMetres }: Drawn<Place>): RouteMap<Place> {
  const project = projection(to ? [from, to] : [from], (approachMetres ?? 0) / 1000)
  const [begins, ends] = [project.at(from), to && project.at(to)]
  const road = ends ? bent(begins, ends) : []
  const approach = approachMetres === undefined ? [] : approachTo(begins, road[1], (approachMetres / 1000) * project.unitsPerKm)
  const taken = [begins, ...(ends ? [ends] : [])]
  return {
    from: begins,
    ...(ends && { to: ends }),
    road,
    approach,
    places: named(around, project.at, taken),
    scale: scaleOf(project.unitsPerKm),
  }
}

/** The least that a map shows, in kilometres across its height, so that a short ride is not drawn as if it were long. */
const leastKm = 2

function projection(ends: readonly Position[], beside: number) {
  const middle = {
    latitude: (Math.min(...ends.map(({ latitude }) => latitude)) + Math.max(...ends.map(({ latitude }) => latitude))) / 2,
    longitude: (Math.min(...ends.map(({ longitude }) => longitude)) + Math.max(...ends.map(({ longitude }) => longitude))) / 2,
  }
  const kmOf = ({ latitude, longitude }: Position): MapPoint => ({
    x: Math.sign(longitude - middle.longitude) * distanceKm(middle, { latitude: middle.latitude, longitude }),
    y: Math.sign(middle.latitude - latitude) * distanceKm(middle, { latitude, longitude: middle.longitude }),
  })
  const reach = ends.map(kmOf)
  const across = 2 * (Math.max(...reach.map(({ x }) => Math.abs(x))) + beside)
  const down = Math.max(leastKm, 2 * (Math.max(...reach.map(({ y }) => Math.abs(y))) + beside))
  const unitsPerKm = Math.min((mapSize.width - 2 * margin) / Math.max(across, leastKm), (mapSize.height - 2 * margin) / down)
  const at = (position: Position): MapPoint => {
    const { x, y } = kmOf(position)
    return { x: mapSize.width / 2 + x * unitsPerKm, y: mapSize.height / 2 + y * unitsPerKm }
  }
  return { at, unitsPerKm }
}

/** Along the streets of a grid: out, across, and in. */
function bent(from: MapPoint, to: MapPoint): MapPoint[] {
  const isWide = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y)
  const [middleX, middleY] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  return isWide
    ? [from, { x: middleX, y: from.y }, { x: middleX, y: to.y }, to]
    : [from, { x: from.x, y: middleY }, { x: to.x, y: middleY }, to]
}

/** Towards the pick-up, from the side to which nobody goes on. */
function approachTo(at: MapPoint, next: MapPoint | undefined, length: number): MapPoint[] {
  const isAlong = next !== undefined && next.x === at.x
  const side = isAlong ? { x: at.x < mapSize.width / 2 ? -1 : 1, y: 0 } : { x: 0, y: at.y < mapSize.height / 2 ? -1 : 1 }
  const within = (value: number, most: number): number => Math.min(most - 2, Math.max(2, value))
  const start = { x: within(at.x + side.x * length, mapSize.width), y: within(at.y + side.y * length, mapSize.height) }
  return [start, at]
}

const clear = { x: 16, y: 7 } as const
const namedAtMost = 6

/** Places within the frame that have room for their name. */
function named<Place extends Position>(
  around: readonly Place[],
  at: (position: Position) => MapPoint,
  taken: readonly MapPoint[],
): RouteMap<Place>['places'] {
  const placed: RouteMap<Place>['places'] = []
  for (const place of around) {
    const point = at(place)
    const isWithin = point.x >= 2 && point.x <= mapSize.width - 12 && point.y >= 3 && point.y <= mapSize.height - 3
    const isFree = [...taken, ...placed].every(({ x, y }) => Math.abs(x - point.x) >= clear.x || Math.abs(y - point.y) >= clear.y)
    if (isWithin && isFree) placed.push({ ...point, place })
    if (placed.length === namedAtMost) break
  }
  return placed
}

/** Where something is that has gone this share of a line. */
export function pointAlong(line: readonly MapPoint[], share: number): MapPoint {
  const lengths = line.slice(1).map((point, index) => lengthOf(line[index]!, point))
  let left = Math.min(1, Math.max(0, share)) * lengths.reduce((all, length) => all + length, 0)
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index]!, line[index + 1]!]
    if (left <= length && length > 0) {
      const part = left / length
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    }
    left -= length
  }
  return line.at(-1)!
}

const lengthOf = (from: MapPoint, to: MapPoint): number => Math.hypot(to.x - from.x, to.y - from.y)

/** A round number of kilometres about a fifth of the map wide. */
function scaleOf(unitsPerKm: number): RouteMap<Position>['scale'] {
  const kilometres = [50, 20, 10, 5, 2, 1, 0.5].find((km) => km * unitsPerKm <= mapSize.width / 5) ?? 0.2
  return { kilometres, width: kilometres * unitsPerKm }
}
