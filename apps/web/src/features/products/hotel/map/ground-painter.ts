import { paintLines, type GroundLines } from './line-painter'
import type { MapColours } from './map-colours'
import type { MapPlace, MapPoint, PlaceKind } from './map-content'
import {
  boundsOf,
  type MapView,
  pixelsPerMetre,
  project,
  type ScreenPoint,
  toScreen,
  unproject,
  type WorldPoint,
} from './projection'

interface LabelBox {
  left: number
  top: number
  width: number
  height: number
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** Takes boxes one after another and says of each whether it still finds free room. */
export function createLabelRoom(): (box: LabelBox) => boolean {
  const taken: LabelBox[] = []
  return (box) => {
    if (taken.some((other) => overlap(other, box))) return false
    taken.push(box)
    return true
  }
}

type Canvas = CanvasRenderingContext2D
export type GroundPlace = MapPlace & { point: WorldPoint }
export const groundPlaces = (places: readonly MapPlace[]): GroundPlace[] =>
  places.map((place) => ({ ...place, point: project(place.position) }))

/** From which zoom on a kind of place is named. */
const namedFrom: Record<PlaceKind, number> = {
  district: 8,
  area: 10.5,
  airport: 9,
  water: 9.5,
  station: 11,
  road: 11.5,
  park: 12,
  landmark: 12.5,
  metro: 12.5,
}
const fonts: Record<PlaceKind, string> = {
  district: '600 13px',
  area: '500 12px',
  airport: '500 12px',
  station: '500 12px',
  landmark: '12px',
  metro: '12px',
  water: 'italic 12px',
  park: '12px',
  road: '11px',
}
/** Where two names cover each other, the kind that stands first here stays. */
const ranks: readonly PlaceKind[] = ['district', 'airport', 'station', 'area', 'water', 'landmark', 'metro', 'park', 'road']
/** Their names stand in the middle of what they are, without a mark. */
const unmarked: readonly PlaceKind[] = ['district', 'area', 'water', 'park', 'road']
const rings = [1000, 3000, 5000]
const usualReach = 1500

export interface Ground {
  places: readonly GroundPlace[]
  lines: GroundLines | undefined
  from: MapPoint | undefined
  /** What a ring says, such as 3 km. */
  ringWord: (metres: number) => string
}

/** Draws the ground: waters, roads and metro, or a grid of kilometres where no map is known, the reach of areas, rings, names. */
export function paintGround(canvas: Canvas, view: MapView, ground: Ground, colours: MapColours): void {
  const perMetre = pixelsPerMetre(view.zoom, unproject(view).latitude)
  canvas.fillStyle = colours.sunken
  canvas.fillRect(0, 0, view.width, view.height)
  if (ground.lines) paintLines(canvas, view, ground.lines, colours)
  else paintGrid(canvas, view, perMetre, colours)
  const seen = ground.places.flatMap((place) => {
    const at = toScreen(view, place.point)
    return isNear(view, at) ? [{ place, at }] : []
  })
  for (const { place, at } of seen)
    if (place.kind === 'area' && !ground.lines) paintReach(canvas, at, (place.radius ?? usualReach) * perMetre, colours)
  if (ground.from) paintRings(canvas, toScreen(view, project(ground.from.position)), { perMetre, word: ground.ringWord, colours })
  const room = createLabelRoom()
  const named = seen
    .filter(({ place }) => view.zoom >= namedFrom[place.kind])
    .toSorted((a, b) => ranks.indexOf(a.place.kind) - ranks.indexOf(b.place.kind))
  for (const { place, at } of named) paintName(canvas, place, { at, room, colours })
}

const margin = 200
const isNear = (view: MapView, { left, top }: ScreenPoint): boolean =>
  left > -margin && top > -margin && left < view.width + margin && top < view.height + margin

/** Lines at a round distance, so that moving and measuring have a hold. */
function paintGrid(canvas: Canvas, view: MapView, perMetre: number, colours: MapColours): void {
  const metres = [500, 1000, 2000, 5000, 10_000, 20_000].find((step) => step * perMetre >= 72) ?? 50_000
  const step = metres * perMetre
  const { north, west } = boundsOf({ ...view, width: 0, height: 0 })
  const origin = toScreen(view, project({ latitude: Math.round(north), longitude: Math.round(west) }))
  canvas.strokeStyle = colours.line
  canvas.lineWidth = 1
  canvas.globalAlpha = 0.55
  canvas.beginPath()
  for (let left = ((origin.left % step) + step) % step; left < view.width; left += step) {
    canvas.moveTo(Math.round(left) + 0.5, 0)
    canvas.lineTo(Math.round(left) + 0.5, view.height)
  }
  for (let top = ((origin.top % step) + step) % step; top < view.height; top += step) {
    canvas.moveTo(0, Math.round(top) + 0.5)
    canvas.lineTo(view.width, Math.round(top) + 0.5)
  }
  canvas.stroke()
  canvas.globalAlpha = 1
}

function paintReach(canvas: Canvas, { left, top }: ScreenPoint, radius: number, colours: MapColours): void {
  canvas.beginPath()
  canvas.arc(left, top, Math.max(6, radius), 0, 2 * Math.PI)
  canvas.fillStyle = colours['brand-soft']
  canvas.globalAlpha = 0.85
  canvas.fill()
  canvas.globalAlpha = 1
}

interface Rings {
  perMetre: number
  word: Ground['ringWord']
  colours: MapColours
}

function paintRings(canvas: Canvas, { left, top }: ScreenPoint, { perMetre, word, colours }: Rings): void {
  canvas.lineWidth = 1
  canvas.setLineDash([5, 5])
  canvas.strokeStyle = colours.accent
  canvas.fillStyle = colours['ink-soft']
  canvas.font = `11px ${colours.font}`
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  for (const metres of rings) {
    canvas.globalAlpha = 0.5
    canvas.beginPath()
    canvas.arc(left, top, metres * perMetre, 0, 2 * Math.PI)
    canvas.stroke()
    canvas.globalAlpha = 1
    if (metres * perMetre > 30) canvas.fillText(word(metres), left, top - metres * perMetre - 8)
  }
  canvas.setLineDash([])
}

const inkOf: Partial<Record<PlaceKind, keyof Omit<MapColours, 'font'>>> = {
  area: 'brand-strong',
  district: 'ink-faint',
  water: 'map-water-ink',
  road: 'ink-faint',
  park: 'good',
}

interface NameLook {
  at: ScreenPoint
  room: (box: LabelBox) => boolean
  colours: MapColours
}

function paintName(canvas: Canvas, { kind, name }: GroundPlace, { at: { left, top }, room, colours }: NameLook): void {
  canvas.font = `${fonts[kind]} ${colours.font}`
  const width = canvas.measureText(name).width
  const marked = !unmarked.includes(kind)
  const start = marked ? left + 9 : left - width / 2
  if (!room({ left: start - 4, top: top - 9, width: width + 8, height: 18 })) return
  if (marked) paintMark(canvas, kind, { left, top, colours })
  canvas.textAlign = 'left'
  canvas.textBaseline = 'middle'
  canvas.lineWidth = 3
  canvas.lineJoin = 'round'
  canvas.strokeStyle = colours.sunken
  canvas.strokeText(name, start, top)
  canvas.fillStyle = colours[inkOf[kind] ?? 'ink-soft']
  canvas.fillText(name, start, top)
}

interface MarkPlace {
  left: number
  top: number
  colours: MapColours
}

/** Stations are squares, airports diamonds, stops of the metro rings, all else dots. */
function paintMark(canvas: Canvas, kind: PlaceKind, { left, top, colours }: MarkPlace): void {
  canvas.fillStyle = colours['control-line']
  canvas.strokeStyle = colours['control-line']
  canvas.lineWidth = 1.5
  canvas.beginPath()
  if (kind === 'station') canvas.rect(left - 4, top - 4, 8, 8)
  else if (kind === 'airport') {
    canvas.moveTo(left, top - 6)
    canvas.lineTo(left + 6, top)
    canvas.lineTo(left, top + 6)
    canvas.lineTo(left - 6, top)
  } else canvas.arc(left, top, kind === 'metro' ? 3.5 : 3, 0, 2 * Math.PI)
  if (kind === 'metro') canvas.stroke()
  else canvas.fill()
}
