import type { Cluster } from './clusters'
import type { MapColours } from './map-colours'
import type { MapPin } from './map-content'
import { toScreen, type MapView, type ScreenPoint } from './projection'

type Canvas = CanvasRenderingContext2D

const height = 24
const tip = 6
const padding = 8
/** Around a label, so that a shadow or the count of a cluster is not cut off. */
const border = 9

interface Sprite {
  image: HTMLCanvasElement
  width: number
}

interface PaintedPins {
  pins: readonly MapPin[]
  clusters: readonly Cluster[]
  /** Hotels that are pointed at or chosen stand out and on top. */
  active: string | undefined
}

/** Draws labels once and copies them as long as words and colours stay. */
export function createPinPainter(colours: MapColours, ratio: number) {
  const sprites = new Map<string, Sprite>()
  const spriteOf = (pin: MapPin, count: number, active: boolean): Sprite => {
    const key = `${pin.label} ${pin.look} ${count} ${active ? 1 : 0}`
    const known = sprites.get(key) ?? drawSprite(pin, { count, active, colours, ratio })
    sprites.set(key, known)
    return known
  }
  const paintOne = (canvas: Canvas, at: ScreenPoint, { image, width }: Sprite) =>
    canvas.drawImage(
      image,
      Math.round(at.left - width / 2 - border),
      Math.round(at.top - height - tip - border),
      image.width / ratio,
      image.height / ratio,
    )
  return (canvas: Canvas, view: MapView, { pins, clusters, active }: PaintedPins): void => {
    let raised: [Cluster, MapPin] | undefined
    for (const cluster of clusters) {
      const lead = pins[cluster.members[0] ?? -1]
      if (!lead) continue
      const pointed = active === undefined ? undefined : cluster.members.find((member) => pins[member]?.id === active)
      const at = toScreen(view, cluster)
      if (pointed !== undefined) raised = [cluster, pins[pointed] ?? lead]
      else if (isSeen(view, at)) paintOne(canvas, at, spriteOf(lead, cluster.members.length, false))
    }
    if (raised) paintOne(canvas, toScreen(view, raised[0]), spriteOf(raised[1], raised[0].members.length, true))
  }
}
export type PinPainter = ReturnType<typeof createPinPainter>

const reach = 60
const isSeen = ({ width, height: tall }: MapView, { left, top }: ScreenPoint): boolean =>
  left > -reach && top > -reach && left < width + reach && top < tall + reach

function facesOf(colours: MapColours): Record<MapPin['look'] | 'active', { fill: string; ink: string; line: string }> {
  return {
    within: { fill: colours.paper, ink: colours['brand-strong'], line: colours.brand },
    outside: { fill: colours.paper, ink: colours.warn, line: colours.warn },
    full: { fill: colours['locked-soft'], ink: colours.locked, line: colours['control-line'] },
    active: { fill: colours.brand, ink: colours['on-brand'], line: colours.brand },
  }
}

interface SpriteLook {
  count: number
  active: boolean
  colours: MapColours
  ratio: number
}

function drawSprite(pin: MapPin, { count, active, colours, ratio }: SpriteLook): Sprite {
  const image = document.createElement('canvas')
  const canvas = image.getContext('2d')
  if (!canvas) throw new Error('no canvas')
  const font = `600 13px ${colours.font}`
  canvas.font = font
  const width = Math.ceil(canvas.measureText(pin.label).width) + 2 * padding
  image.width = (width + 2 * border) * ratio
  image.height = (height + tip + 2 * border) * ratio
  canvas.scale(ratio, ratio)
  canvas.translate(border, border)
  const face = facesOf(colours)[active ? 'active' : pin.look]
  outline(canvas, width)
  canvas.shadowColor = 'rgb(0 0 0 / 0.22)'
  canvas.shadowBlur = 5
  canvas.shadowOffsetY = 1
  canvas.fillStyle = face.fill
  canvas.fill()
  canvas.shadowColor = 'transparent'
  canvas.strokeStyle = face.line
  canvas.stroke()
  canvas.font = font
  canvas.fillStyle = face.ink
  canvas.textBaseline = 'middle'
  canvas.fillText(pin.label, padding, height / 2 + 1)
  if (count > 1) drawCount(canvas, width, count, colours)
  return { image, width }
}

/** A rounded label whose tip stands on the hotel. */
function outline(canvas: Canvas, width: number): void {
  canvas.beginPath()
  canvas.roundRect(0.5, 0.5, width - 1, height - 1, 6)
  canvas.moveTo(width / 2 - tip, height - 0.5)
  canvas.lineTo(width / 2, height + tip - 0.5)
  canvas.lineTo(width / 2 + tip, height - 0.5)
}

function drawCount(canvas: Canvas, width: number, count: number, colours: MapColours): void {
  const word = count > 99 ? '99+' : String(count)
  canvas.font = `600 10px ${colours.font}`
  const wide = Math.max(16, canvas.measureText(word).width + 8)
  canvas.beginPath()
  canvas.roundRect(width - wide / 2 - 2, -8, wide, 16, 8)
  canvas.fillStyle = colours.ink
  canvas.fill()
  canvas.fillStyle = colours.paper
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.fillText(word, width - 2, 0.5)
}

/** The cluster whose label lies under a point, the one drawn last first. */
export function clusterUnder(view: MapView, clusters: readonly Cluster[], { left, top }: ScreenPoint): Cluster | undefined {
  return clusters.findLast((cluster) => {
    const at = toScreen(view, cluster)
    return Math.abs(left - at.left) < 32 && top < at.top && top > at.top - height - tip - 2
  })
}
