import type { RailLine } from './rail-lines.mts'
import type { Speeds } from './rail-speeds.mts'

type Kind = 'fast' | 'slow'

interface Edge {
  to: number
  line: number
  km: number
  minutes: Record<Kind, number>
}
export interface Leg {
  line: string
  from: string
  to: string
}

/** Finds the ways of trains over the lines. */
export class RailGraph {
  readonly #index = new Map<string, number>()
  readonly #nodes: string[] = []
  readonly #edges: Edge[][] = []
  readonly #known = new Map<string, { before: (Edge & { from: number })[]; cost: Float64Array }>()

  constructor(
    readonly lines: readonly RailLine[],
    speedsOf: (line: RailLine) => Speeds,
  ) {
    for (const [line, each] of lines.entries()) {
      const speeds = speedsOf(each)
      const minutes = (km: number, speed: number | undefined): number => (speed === undefined ? Infinity : (km / speed) * 60)
      each.points.slice(1).forEach((point, index) => {
        const last = each.points[index]!
        const km = Math.abs(point.km - last.km)
        const cost = { fast: minutes(km, speeds.express), slow: minutes(km, speeds.ordinary) }
        this.#join(this.#node(last.node), this.#node(point.node), { line, km, minutes: cost })
      })
    }
  }

  has(node: string): boolean {
    return this.#index.has(node)
  }

  /** The quickest route through these nodes as stretches of lines; undefined where there is none. */
  route(nodes: readonly string[], kind: Kind): { legs: Leg[]; km: number; nodes: string[] } | undefined {
    const edges: (Edge & { from: number })[] = []
    for (let at = 1; at < nodes.length; at++) {
      const part = this.#path(nodes[at - 1]!, nodes[at]!, kind)
      if (!part) return undefined
      edges.push(...part)
    }
    const legs: Leg[] = []
    for (const edge of edges) {
      const line = this.lines[edge.line]!.name
      const last = legs.at(-1)
      if (last?.line === line) last.to = this.#nodes[edge.to]!
      else legs.push({ line, from: this.#nodes[edge.from]!, to: this.#nodes[edge.to]! })
    }
    const passed = [nodes[0]!, ...edges.map(({ to }) => this.#nodes[to]!)]
    return { legs, km: edges.reduce((sum, { km }) => sum + km, 0), nodes: passed }
  }

  #node(name: string): number {
    const known = this.#index.get(name)
    if (known !== undefined) return known
    this.#index.set(name, this.#nodes.length)
    this.#nodes.push(name)
    this.#edges.push([])
    return this.#nodes.length - 1
  }

  #join(a: number, b: number, edge: Omit<Edge, 'to'>): void {
    this.#edges[a]!.push({ ...edge, to: b })
    this.#edges[b]!.push({ ...edge, to: a })
  }

  #path(from: string, to: string, kind: Kind): (Edge & { from: number })[] | undefined {
    const start = this.#index.get(from)
    const end = this.#index.get(to)
    if (start === undefined || end === undefined) return undefined
    const { before, cost } = this.#tree(start, kind)
    if (!Number.isFinite(cost[end]!)) return undefined
    const path: (Edge & { from: number })[] = []
    for (let at = end; at !== start; at = before[at]!.from) path.push(before[at]!)
    return path.toReversed()
  }

  #tree(start: number, kind: Kind): { before: (Edge & { from: number })[]; cost: Float64Array } {
    const key = `${kind} ${start}`
    const known = this.#known.get(key)
    if (known) return known
    const cost = new Float64Array(this.#nodes.length).fill(Infinity)
    const before: (Edge & { from: number })[] = []
    cost[start] = 0
    const open: number[] = [start]
    const closed = new Uint8Array(cost.length)
    while (open.length > 0) {
      let best = 0
      for (let at = 1; at < open.length; at++) if (cost[open[at]!]! < cost[open[best]!]!) best = at
      const [node = 0] = open.splice(best, 1)
      if (closed[node]) continue
      closed[node] = 1
      for (const edge of this.#edges[node]!) {
        const reached = cost[node]! + edge.minutes[kind]
        if (reached >= cost[edge.to]!) continue
        cost[edge.to] = reached
        before[edge.to] = { ...edge, from: node }
        open.push(edge.to)
      }
    }
    const tree = { before, cost }
    this.#known.set(key, tree)
    return tree
  }
}
