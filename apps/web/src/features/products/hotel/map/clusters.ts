import { farthest, nearest, pixelsOfWorld, type WorldPoint } from './projection'

/** Pins that stand so near each other that their labels would cover one another; `members` are their indexes. */
export interface Cluster extends WorldPoint {
  members: readonly number[]
}

/** Room of one label in pixels. */
export const labelRoom = { width: 80, height: 36 }

/**
 * Gathers points whose labels would overlap at a whole zoom. The first of a cluster gives its place, so that points in the order
 * of their worth keep the best one visible; no two clusters are nearer than one label.
 */
export function clustersAt(points: readonly WorldPoint[], zoom: number): Cluster[] {
  const scale = pixelsOfWorld(zoom)
  const [width, height] = [labelRoom.width / scale, labelRoom.height / scale]
  const cells = new Map<string, { x: number; y: number; members: number[] }[]>()
  const clusters: { x: number; y: number; members: number[] }[] = []
  points.forEach((point, index) => {
    const [column, row] = [Math.floor(point.x / width), Math.floor(point.y / height)]
    const near = neighbours(column, row)
      .flatMap((key) => cells.get(key) ?? [])
      .find((other) => Math.abs(other.x - point.x) < width && Math.abs(other.y - point.y) < height)
    if (near) {
      near.members.push(index)
      return
    }
    const made = { x: point.x, y: point.y, members: [index] }
    clusters.push(made)
    const key = `${column} ${row}`
    const cell = cells.get(key)
    if (cell) cell.push(made)
    else cells.set(key, [made])
  })
  return clusters
}

const around = [-1, 0, 1]
const neighbours = (column: number, row: number): string[] =>
  around.flatMap((down) => around.map((right) => `${column + right} ${row + down}`))

/** The clusters of every whole zoom, each made once when it is first needed. */
export function clusterLevels(points: readonly WorldPoint[]): (zoom: number) => readonly Cluster[] {
  const levels = new Map<number, readonly Cluster[]>()
  return (zoom) => {
    const level = Math.min(nearest, Math.max(farthest, Math.floor(zoom)))
    const known = levels.get(level) ?? clustersAt(points, level)
    levels.set(level, known)
    return known
  }
}
