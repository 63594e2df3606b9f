import { describe, expect, test } from 'vitest'
import { mapSize, pointAlong, routeMap, type MapPoint } from './route-map'

const airport = { latitude: 40.08, longitude: 116.58 }
const centre = { latitude: 39.91, longitude: 116.46 }
const within = ({ x, y }: MapPoint): boolean => x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height

describe('[handbook 5.3] a ride on a map of its own', () => {
  test.each([
    ['across a city', airport, centre],
    ['the other way', centre, airport],
    ['round a corner', centre, { latitude: 39.911, longitude: 116.461 }],
    ['along a street', centre, { latitude: 39.91, longitude: 116.7 }],
    ['to the place itself', centre, centre],
  ])('is drawn within its frame: %s', (_what, from, to) => {
    const map = routeMap({ from, to, around: [], approachMetres: 3000 })
    expect([map.from, map.to!, ...map.road, ...map.approach]).toAllSatisfy(within)
    expect([map.road[0], map.road.at(-1)]).toEqual([map.from, map.to])
    expect(map.approach.at(-1)).toEqual(map.from)
    expect(map.scale.width).toBeLessThanOrEqual(mapSize.width / 5)
  })

  test('has north up and east to the right, and is as long as it is', () => {
    const { from, to, scale } = routeMap({ from: airport, to: centre, around: [] })
    expect(from.y).toBeLessThan(to!.y)
    expect(from.x).toBeGreaterThan(to!.x)
    const kilometres = (Math.hypot(from.x - to!.x, from.y - to!.y) / scale.width) * scale.kilometres
    expect(kilometres).toBeCloseTo(21.5, 0)
  })

  test('of a car for a day shows where it begins alone', () => {
    expect(routeMap({ from: centre, around: [] })).toMatchObject({ from: { x: 50, y: 25 }, road: [], approach: [] })
  })

  test('names places that lie within and have room', () => {
    const near = { name: 'near', latitude: 39.99, longitude: 116.5 }
    const sameSpot = { ...near, name: 'again' }
    const atTheEnd = { ...centre, name: 'end' }
    const faraway = { name: 'away', latitude: 31.2, longitude: 121.4 }
    const { places } = routeMap({ from: airport, to: centre, around: [faraway, atTheEnd, near, sameSpot] })
    expect(places.map(({ place }) => place.name)).toEqual(['near'])
  })

  test.each([
    [-1, { x: 0, y: 0 }],
    [0, { x: 0, y: 0 }],
    [0.25, { x: 10, y: 0 }],
    [0.75, { x: 20, y: 10 }],
    [1, { x: 20, y: 20 }],
    [2, { x: 20, y: 20 }],
  ])('shows the car where it is: %s', (share, point) => {
    expect(
      pointAlong(
        [
          { x: 0, y: 0 },
          { x: 20, y: 0 },
          { x: 20, y: 20 },
        ],
        share,
      ),
    ).toEqual(point)
  })
})
