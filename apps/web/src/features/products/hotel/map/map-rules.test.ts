import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clusterLevels, clustersAt, labelRoom } from './clusters'
import { createLabelRoom } from './ground-painter'
import {
  boundsOf,
  coreOf,
  fitted,
  nearestTo,
  panned,
  pixelsOfWorld,
  pixelsPerMetre,
  project,
  scaleBar,
  toScreen,
  toWorld,
  unproject,
  zoomedAt,
  type MapView,
} from './projection'

const latitude = fc.double({ min: -80, max: 80, noNaN: true })
const longitude = fc.double({ min: -179, max: 179, noNaN: true })
const position = fc.record({ latitude, longitude })
const view = fc.record({
  x: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  y: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  zoom: fc.double({ min: 9, max: 17, noNaN: true }),
  width: fc.integer({ min: 200, max: 1400 }),
  height: fc.integer({ min: 200, max: 900 }),
})

describe('the map of the list of hotels', () => {
  it('lays positions flat and gives them back', () => {
    fc.assert(
      fc.property(position, (place) => {
        const back = unproject(project(place))
        expect(back.latitude).toBeCloseTo(place.latitude, 6)
        expect(back.longitude).toBeCloseTo(place.longitude, 6)
      }),
    )
  })

  it('keeps the place under the pointer where it is while the zoom changes', () => {
    const at = fc.record({ left: fc.integer({ min: 0, max: 200 }), top: fc.integer({ min: 0, max: 200 }) })
    fc.assert(
      fc.property(view, at, fc.double({ min: 9, max: 17, noNaN: true }), (before, pointer, zoom) => {
        const after = zoomedAt(before, zoom, pointer)
        const moved = toScreen(after, toWorld(before, pointer))
        expect(moved.left).toBeCloseTo(pointer.left, 3)
        expect(moved.top).toBeCloseTo(pointer.top, 3)
      }),
    )
  })

  it('never goes nearer or farther than a city needs', () => {
    const middle: MapView = { ...project({ latitude: 31.23, longitude: 121.47 }), zoom: 12, width: 800, height: 600 }
    expect(zoomedAt(middle, 40, { left: 0, top: 0 }).zoom).toBe(18)
    expect(zoomedAt(middle, 1, { left: 0, top: 0 }).zoom).toBe(8)
  })

  it('moves the ground with the hand', () => {
    const before: MapView = { ...project({ latitude: 31.23, longitude: 121.47 }), zoom: 12, width: 800, height: 600 }
    const bund = project({ latitude: 31.24, longitude: 121.49 })
    const after = toScreen(panned(before, 30, -12), bund)
    expect(after.left - toScreen(before, bund).left).toBeCloseTo(30, 6)
    expect(after.top - toScreen(before, bund).top).toBeCloseTo(-12, 6)
  })

  it('shows all points within the margin', () => {
    const near = fc.record({
      latitude: fc.double({ min: 30.9, max: 31.5, noNaN: true }),
      longitude: fc.double({ min: 121, max: 122, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 30 }), (places) => {
        const points = places.map(project)
        const shown = fitted({ width: 700, height: 500 }, points, 40)
        for (const point of points) {
          const { left, top } = toScreen(shown, point)
          expect(left).toBeGreaterThanOrEqual(39.9)
          expect(left).toBeLessThanOrEqual(660.1)
          expect(top).toBeGreaterThanOrEqual(39.9)
          expect(top).toBeLessThanOrEqual(460.1)
        }
      }),
    )
  })

  it('shows the core of many points, and all of few', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ x: 0.5 + index / 100_000, y: 0.4 + index / 100_000 }))
    const core = coreOf([...many, { x: 0.9, y: 0.9 }])
    expect(core.length).toBeGreaterThan(80)
    expect(core).not.toContainEqual({ x: 0.9, y: 0.9 })
    expect(coreOf(many.slice(0, 5))).toHaveLength(5)
  })

  it('finds what is nearest to a point', () => {
    const points = [0.9, 0.5, 0.52, 0.1].map((x) => ({ x, y: 0.4 }))
    expect(new Set(nearestTo({ x: 0.511, y: 0.4 }, points, 2).map(({ x }) => x))).toEqual(new Set([0.5, 0.52]))
  })

  it('says between which degrees it lies', () => {
    const shown: MapView = { ...project({ latitude: 13.75, longitude: 100.5 }), zoom: 12, width: 600, height: 400 }
    const { south, north, west, east } = boundsOf(shown)
    expect(south).toBeLessThan(13.75)
    expect(north).toBeGreaterThan(13.75)
    expect((west + east) / 2).toBeCloseTo(100.5, 6)
  })

  it('measures with a round distance that fits', () => {
    const perMetre = pixelsPerMetre(14, 31.23)
    expect(perMetre).toBeCloseTo(0.1224, 3)
    expect(scaleBar(perMetre, 100)).toEqual({ metres: 500, pixels: 500 * perMetre })
    expect(scaleBar(1, 100)).toEqual({ metres: 100, pixels: 100 })
    expect(scaleBar(1, 499)).toEqual({ metres: 200, pixels: 200 })
  })

  const points = fc.array(
    fc.record({ x: fc.double({ min: 0.5, max: 0.502, noNaN: true }), y: fc.double({ min: 0.4, max: 0.402, noNaN: true }) }),
    {
      maxLength: 120,
    },
  )

  it('puts every pin into one cluster, and no label over another', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 9, max: 16 }), (given, zoom) => {
        const clusters = clustersAt(given, zoom)
        expect(clusters.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual(given.map((_, index) => index))
        const scale = pixelsOfWorld(zoom)
        for (const [index, a] of clusters.entries()) {
          for (const b of clusters.slice(index + 1)) {
            const [across, down] = [Math.abs(a.x - b.x) * scale, Math.abs(a.y - b.y) * scale]
            expect(across >= labelRoom.width - 1e-6 || down >= labelRoom.height - 1e-6).toBe(true)
          }
        }
      }),
    )
  })

  it('gathers less the nearer one looks, and once for each whole zoom', () => {
    const given = Array.from({ length: 200 }, (_, index) => ({
      x: 0.5 + (index % 20) / 5000,
      y: 0.4 + Math.floor(index / 20) / 5000,
    }))
    const levels = clusterLevels(given)
    expect(levels(10).length).toBeLessThan(levels(13).length)
    expect(levels(13).length).toBeLessThanOrEqual(200)
    expect(levels(13.7)).toBe(levels(13.1))
  })

  it('leaves names out that would cover another', () => {
    const room = createLabelRoom()
    expect(room({ left: 0, top: 0, width: 50, height: 20 })).toBe(true)
    expect(room({ left: 40, top: 10, width: 50, height: 20 })).toBe(false)
    expect(room({ left: 50, top: 0, width: 50, height: 20 })).toBe(true)
  })
})
