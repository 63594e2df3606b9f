import { lineTable } from './tables/lines'

/** A point of a route: a station by its telegraph code or a junction, km and minutes from the beginning at line speed. */
export interface RoutePoint {
  node: string
  km: number
  minutes: number
}
interface Line {
  speeds: readonly [express: number, multipleUnit: number, ordinary: number]
  points: readonly { node: string; km: number }[]
}
export type SpeedKind = 0 | 1 | 2

/** Reads the table of lines once. */
export function readLines(): ReadonlyMap<string, Line> {
  return new Map(
    lineTable
      .trim()
      .split('\n')
      .map((row): [string, Line] => {
        const [name = '', speeds = '', points = ''] = row.split('|')
        const [express = 0, multipleUnit = 0, ordinary = 0] = speeds.split(' ').map(Number)
        return [name, { speeds: [express, multipleUnit, ordinary], points: points.split(' ').map(readPoint) }]
      }),
  )
}

function readPoint(text: string): { node: string; km: number } {
  const [, node = '', km = ''] = /^(\D+)([\d.]+)$/.exec(text) ?? []
  return { node, km: Number(km) }
}

/** All points of a route, given as its ends with the lines between: `VNP 京沪高速 AOH`. Throws when the tables do not fit. */
export function routePoints(lines: ReadonlyMap<string, Line>, text: string, kind: SpeedKind): RoutePoint[] {
  const words = text.split(' ')
  const route: RoutePoint[] = [{ node: words[0] ?? '', km: 0, minutes: 0 }]
  for (let at = 1; at + 1 < words.length; at += 2) {
    const line = lines.get(words[at]!)
    const from = line?.points.findIndex(({ node }) => node === words[at - 1]) ?? -1
    const to = line?.points.findIndex(({ node }) => node === words[at + 1]) ?? -1
    if (!line || from < 0 || to < 0) throw new Error(`No way from ${words[at - 1]} to ${words[at + 1]} by ${words[at]}`)
    const step = from < to ? 1 : -1
    const start = route.at(-1)!
    for (let point = from + step; point !== to + step; point += step) {
      const km = Math.abs(line.points[point]!.km - line.points[from]!.km)
      route.push({
        node: line.points[point]!.node,
        km: start.km + km,
        minutes: start.minutes + (km / (line.speeds[kind] || slowest)) * 60,
      })
    }
  }
  return route
}
/** Connecting curves without a published speed. */
const slowest = 80
