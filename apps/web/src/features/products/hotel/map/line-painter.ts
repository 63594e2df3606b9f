import type { MapColours } from './map-colours'
import type { MapLines } from './map-content'
import { pixelsOfWorld, pixelsPerMetre, project, toScreen, type MapView, type WorldPoint } from './projection'
import type { Position } from './projection'

type Canvas = CanvasRenderingContext2D

/** Lines as paths in pixels of one zoom about a point of their own, so that a frame moves and scales them instead of making them anew. */
export interface GroundLines {
  origin: WorldPoint
  water: Path2D
  rivers: Path2D
  roads: Path2D
  metro: readonly { colour: string; path: Path2D }[]
  parks: Path2D
}

/** Pixels of paths keep enough digits here from the widest view to the nearest one. */
const madeAt = 12

export function groundLines({ shores, rivers, roads, metro, parks }: MapLines): GroundLines | undefined {
  const first = [...shores, ...rivers, ...roads].find(({ length }) => length > 0)?.[0]
  if (!first) return undefined
  const origin = project(first)
  const scale = pixelsOfWorld(madeAt)
  const placed = (position: Position): [number, number] => {
    const { x, y } = project(position)
    return [(x - origin.x) * scale, (y - origin.y) * scale]
  }
  const pathOf = (lines: readonly (readonly Position[])[], closed = false): Path2D => {
    const path = new Path2D()
    for (const line of lines) {
      for (const [at, position] of line.entries()) {
        const [left, top] = placed(position)
        if (at === 0) path.moveTo(left, top)
        else path.lineTo(left, top)
      }
      if (closed) path.closePath()
    }
    return path
  }
  const green = new Path2D()
  for (const { position, radius } of parks) {
    const [left, top] = placed(position)
    const reach = radius * pixelsPerMetre(madeAt, position.latitude)
    green.moveTo(left + reach, top)
    green.arc(left, top, reach, 0, 2 * Math.PI)
  }
  return {
    origin,
    water: pathOf(shores, true),
    rivers: pathOf(rivers),
    roads: pathOf(roads),
    metro: metro.map(({ colour, line }) => ({ colour, path: pathOf([line]) })),
    parks: green,
  }
}

/** How wide lines are, in pixels of the screen: from the widest view to the nearest one. */
const widths = {
  river: [1, 6],
  road: [1, 7],
  metro: [1, 3],
} as const
const [widest, nearest] = [9, 15]
const widthAt = (kind: keyof typeof widths, zoom: number): number => {
  const [thin, thick] = widths[kind]
  const part = Math.min(1, Math.max(0, (zoom - widest) / (nearest - widest)))
  return thin + (thick - thin) * part
}

/** Parks, water, roads and the metro, in this order from below. */
export function paintLines(canvas: Canvas, view: MapView, lines: GroundLines, colours: MapColours): void {
  const { left, top } = toScreen(view, lines.origin)
  const scale = 2 ** (view.zoom - madeAt)
  canvas.save()
  canvas.translate(left, top)
  canvas.scale(scale, scale)
  canvas.lineJoin = 'round'
  canvas.lineCap = 'round'
  const stroke = (path: Path2D, kind: keyof typeof widths, colour: string, more = 0): void => {
    canvas.lineWidth = (widthAt(kind, view.zoom) + more) / scale
    canvas.strokeStyle = colour
    canvas.stroke(path)
  }
  canvas.fillStyle = colours['map-park']
  canvas.fill(lines.parks)
  canvas.fillStyle = colours['map-water']
  canvas.fill(lines.water, 'evenodd')
  stroke(lines.rivers, 'river', colours['map-water'])
  stroke(lines.roads, 'road', colours.line, 1.5)
  stroke(lines.roads, 'road', colours['map-road'])
  canvas.globalAlpha = 0.75
  for (const { colour, path } of lines.metro) stroke(path, 'metro', colour)
  canvas.restore()
}
