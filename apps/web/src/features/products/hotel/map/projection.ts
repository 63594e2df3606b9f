/** Degrees of WGS-84. */
export interface Position {
  latitude: number
  longitude: number
}
/** A point of the world as Mercator lays it flat: 0 to 1, from the west and from the north. */
export interface WorldPoint {
  x: number
  y: number
}
export interface ScreenPoint {
  left: number
  top: number
}
/** What a map shows: its middle, how near, and its size in pixels. */
export interface MapView extends WorldPoint {
  zoom: number
  width: number
  height: number
}
export interface MapBounds {
  south: number
  west: number
  north: number
  east: number
}

/** Pixels of the whole world at zoom 0. */
const worldSize = 256
export const nearest = 18
export const farthest = 8
const equatorMetres = 40_075_017

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export function project({ latitude, longitude }: Position): WorldPoint {
  const sine = Math.sin((clamp(latitude, -85, 85) * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export const unproject = ({ x, y }: WorldPoint): Position => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: x * 360 - 180,
})

/** Pixels of the whole world at a zoom. */
export const pixelsOfWorld = (zoom: number): number => worldSize * 2 ** zoom

export function toScreen(view: MapView, point: WorldPoint): ScreenPoint {
  const scale = pixelsOfWorld(view.zoom)
  return { left: (point.x - view.x) * scale + view.width / 2, top: (point.y - view.y) * scale + view.height / 2 }
}

export function toWorld(view: MapView, { left, top }: ScreenPoint): WorldPoint {
  const scale = pixelsOfWorld(view.zoom)
  return { x: view.x + (left - view.width / 2) / scale, y: view.y + (top - view.height / 2) / scale }
}

/** The ground follows a hand that moves by so many pixels. */
export function panned(view: MapView, right: number, down: number): MapView {
  const scale = pixelsOfWorld(view.zoom)
  return { ...view, x: clamp(view.x - right / scale, 0, 1), y: clamp(view.y - down / scale, 0, 1) }
}

/** Nearer or farther, while the place under `at` stays where it is. */
export function zoomedAt(view: MapView, zoom: number, at: ScreenPoint): MapView {
  const fixed = toWorld(view, at)
  const next = { ...view, zoom: clamp(zoom, farthest, nearest) }
  const scale = pixelsOfWorld(next.zoom)
  return { ...next, x: fixed.x - (at.left - view.width / 2) / scale, y: fixed.y - (at.top - view.height / 2) / scale }
}

/** The nearest view of this size that shows all points with a margin of so many pixels; one point is shown with the stations about it. */
export function fitted(size: { width: number; height: number }, points: readonly WorldPoint[], margin: number): MapView {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const across = Math.max(1, size.width - 2 * margin) / Math.max(east - west, 1e-9)
  const down = Math.max(1, size.height - 2 * margin) / Math.max(south - north, 1e-9)
  const zoom = clamp(Math.log2(Math.min(across, down) / worldSize), farthest, closest)
  return { ...size, x: (west + east) / 2, y: (north + south) / 2, zoom }
}
const closest = 14

/** Most of many points: a few far out would make all others small. */
export function coreOf(points: readonly WorldPoint[]): WorldPoint[] {
  if (points.length < manyPoints) return [...points]
  const within = (key: 'x' | 'y') => {
    const sorted = points.map((point) => point[key]).toSorted((a, b) => a - b)
    const low = sorted[Math.floor(points.length * outside)] ?? 0
    const high = sorted[Math.ceil(points.length * (1 - outside)) - 1] ?? 1
    return (point: WorldPoint) => point[key] >= low && point[key] <= high
  }
  const [across, down] = [within('x'), within('y')]
  return points.filter((point) => across(point) && down(point))
}
const manyPoints = 30
const outside = 0.08

/** So many of the points, those nearest to another. */
export const nearestTo = ({ x, y }: WorldPoint, points: readonly WorldPoint[], count: number): WorldPoint[] =>
  points.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y)).slice(0, count)

/** The degrees between which a view lies. */
export function boundsOf(view: MapView): MapBounds {
  const northWest = unproject(toWorld(view, { left: 0, top: 0 }))
  const southEast = unproject(toWorld(view, { left: view.width, top: view.height }))
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  }
}

export const pixelsPerMetre = (zoom: number, latitude: number): number =>
  pixelsOfWorld(zoom) / (equatorMetres * Math.cos((latitude * Math.PI) / 180))

/** The longest round distance that fits into so many pixels: 1, 2 or 5 times a power of ten metres. */
export function scaleBar(pixelMetres: number, longest: number): { metres: number; pixels: number } {
  const room = longest / pixelMetres
  const power = 10 ** Math.floor(Math.log10(room))
  const metres = ([5, 2, 1].find((step) => step * power <= room) ?? 1) * power
  return { metres, pixels: metres * pixelMetres }
}
