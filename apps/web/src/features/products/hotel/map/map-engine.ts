import { clusterLevels, type Cluster } from './clusters'
import { listenToGestures } from './gestures'
import { groundPlaces, paintGround, type Ground } from './ground-painter'
import { groundLines } from './line-painter'
import { readColours, watchColours } from './map-colours'
import type { MapLines, MapPin, MapPlace, MapPoint } from './map-content'
import { clusterUnder, createPinPainter } from './pin-painter'
import { coreOf, fitted, nearestTo, panned, project, toScreen, zoomedAt, type MapView, type ScreenPoint } from './projection'

export interface MapEvents {
  hover: (id: string | undefined) => void
  choose: (id: string) => void
  /** The view moved; `byHand` tells whether a person moved it. */
  move: (view: MapView, byHand: boolean) => void
}
export interface MapOptions {
  /** The wheel zooms; without it the page scrolls on. */
  wheel: boolean
  ringWord: Ground['ringWord']
  events: MapEvents
}

const fitMargin = 56
const glide = 160
/** Hotels that are shown around a point. */
const around = 20

/** The map on two canvases: the ground, and above it the pins; both are drawn anew in a frame after anything moved. */
export class MapEngine {
  private readonly layers: readonly [HTMLCanvasElement, HTMLCanvasElement]
  private readonly stop: (() => void)[]
  private view: MapView = { x: 0.5, y: 0.5, zoom: 11, width: 0, height: 0 }
  private pins: readonly MapPin[] = []
  private levels: (zoom: number) => readonly Cluster[] = () => []
  private ground: Ground
  private colours
  private painter
  private active: string | undefined
  private pointed: string | undefined
  private frame = 0
  private moving = 0

  constructor(
    private readonly host: HTMLElement,
    private readonly options: MapOptions,
  ) {
    this.layers = [document.createElement('canvas'), document.createElement('canvas')]
    for (const layer of this.layers) layer.setAttribute('aria-hidden', 'true')
    host.prepend(...this.layers)
    this.ground = { places: [], lines: undefined, from: undefined, ringWord: options.ringWord }
    this.colours = readColours(host)
    this.painter = createPinPainter(this.colours, this.ratio)
    const size = new ResizeObserver(() => this.resize())
    size.observe(host)
    this.stop = [() => size.disconnect(), watchColours(() => this.recolour()), this.listen()]
    this.resize()
  }

  /** Hotels in the order of their worth; the best one of a cluster gives its label. */
  setPins(pins: readonly MapPin[]): void {
    this.pins = pins
    this.levels = clusterLevels(pins.map(({ position }) => project(position)))
    this.draw()
  }

  setGround(places: readonly MapPlace[], from: MapPoint | undefined): void {
    this.ground = { ...this.ground, places: groundPlaces(places), from }
    this.draw()
  }

  setLines(lines: MapLines): void {
    this.ground = { ...this.ground, lines: groundLines(lines) }
    this.draw()
  }

  /** The hotel that stands out, because its card is pointed at or it is chosen. */
  setActive(id: string | undefined): void {
    if (this.active === id) return
    this.active = id
    this.draw()
  }

  /** Shows the hotels: around the point that is measured from the nearest ones, else most of them; without any the places. */
  fit(byHand = false): void {
    const shown = (this.pins.length > 0 ? this.pins : this.ground.places).map(({ position }) => project(position))
    const from = this.ground.from && project(this.ground.from.position)
    const points = from ? [from, ...nearestTo(from, shown, around)] : coreOf(shown)
    if (points.length > 0 && this.view.width > 0) this.show(fitted(this.view, points, fitMargin), byHand)
  }

  zoomBy(steps: number): void {
    const middle = { left: this.view.width / 2, top: this.view.height / 2 }
    this.glideTo(zoomedAt(this.view, Math.round(this.view.zoom + steps), middle))
  }

  panBy(right: number, down: number): void {
    this.show(panned(this.view, right, down), true)
  }

  destroy(): void {
    cancelAnimationFrame(this.frame)
    cancelAnimationFrame(this.moving)
    for (const end of this.stop) end()
    for (const layer of this.layers) layer.remove()
  }

  private listen(): () => void {
    return listenToGestures(this.host, this.options.wheel, {
      pan: (right, down) => this.panBy(right, down),
      zoom: (steps, at) => this.show(zoomedAt(this.view, this.view.zoom + steps, at), true),
      press: (at) => this.press(at),
      point: (at) => this.point(at),
      fit: () => this.fit(true),
    })
  }

  private press(at: ScreenPoint): void {
    const cluster = clusterUnder(this.view, this.levels(this.view.zoom), at)
    const lead = cluster && this.pins[cluster.members[0] ?? -1]
    if (!cluster || !lead) return
    if (cluster.members.length === 1) return this.options.events.choose(lead.id)
    const points = cluster.members.flatMap((member) => this.pins[member] ?? []).map(({ position }) => project(position))
    const nearer = fitted(this.view, points, fitMargin)
    if (nearer.zoom > this.view.zoom + 0.3) this.glideTo(nearer)
    else if (this.view.zoom < 17.5) this.glideTo(zoomedAt(this.view, this.view.zoom + 1.5, toScreen(this.view, cluster)))
    else this.options.events.choose(lead.id)
  }

  private point(at: ScreenPoint | undefined): void {
    const cluster = at && clusterUnder(this.view, this.levels(this.view.zoom), at)
    const id = cluster && this.pins[cluster.members[0] ?? -1]?.id
    if (this.pointed === id) return
    this.pointed = id
    this.host.style.cursor = id ? 'pointer' : ''
    this.options.events.hover(id)
  }

  private glideTo(target: MapView): void {
    cancelAnimationFrame(this.moving)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return this.show(target, true)
    const from = this.view
    const began = performance.now()
    const next = (now: number) => {
      const part = Math.min(1, (now - began) / glide)
      const eased = 1 - (1 - part) ** 3
      const between = (a: number, b: number) => a + (b - a) * eased
      this.show(
        { ...this.view, x: between(from.x, target.x), y: between(from.y, target.y), zoom: between(from.zoom, target.zoom) },
        true,
      )
      if (part < 1) this.moving = requestAnimationFrame(next)
    }
    this.moving = requestAnimationFrame(next)
  }

  private show(view: MapView, byHand: boolean): void {
    this.view = view
    this.draw()
    this.options.events.move(view, byHand)
  }

  private recolour(): void {
    this.colours = readColours(this.host)
    this.painter = createPinPainter(this.colours, this.ratio)
    this.draw()
  }

  private get ratio(): number {
    return Math.min(2, window.devicePixelRatio || 1)
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host
    const first = this.view.width === 0
    this.view = { ...this.view, width, height }
    for (const layer of this.layers) {
      layer.width = width * this.ratio
      layer.height = height * this.ratio
    }
    if (first) this.fit()
    this.draw()
  }

  private draw(): void {
    if (this.frame) return
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.paint()
    })
  }

  private paint(): void {
    const [ground, pins] = this.layers.map((layer) => layer.getContext('2d'))
    if (!ground || !pins || this.view.width === 0) return
    for (const canvas of [ground, pins]) canvas.setTransform(this.ratio, 0, 0, this.ratio, 0, 0)
    paintGround(ground, this.view, this.ground, this.colours)
    pins.clearRect(0, 0, this.view.width, this.view.height)
    this.painter(pins, this.view, {
      pins: this.pins,
      clusters: this.levels(this.view.zoom),
      active: this.active ?? this.pointed,
    })
    if (this.ground.from) paintPoint(pins, toScreen(this.view, project(this.ground.from.position)), this.colours.accent)
  }
}

/** The point that was asked about: a drop in the colour of the main action. */
function paintPoint(canvas: CanvasRenderingContext2D, { left, top }: ScreenPoint, colour: string): void {
  canvas.beginPath()
  canvas.arc(left, top - 15, 8, 0.82 * Math.PI, 2.18 * Math.PI)
  canvas.lineTo(left, top)
  canvas.closePath()
  canvas.fillStyle = colour
  canvas.fill()
  canvas.beginPath()
  canvas.arc(left, top - 15, 3, 0, 2 * Math.PI)
  canvas.fillStyle = '#fff'
  canvas.fill()
}
