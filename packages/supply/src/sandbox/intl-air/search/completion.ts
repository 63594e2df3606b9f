import type { Trip } from '../fares/trip'
import type { Inventory } from '../inventory'
import type { Way } from '../ways'
import { follows } from './follows'
import type { OfferedFare } from './itinerary'
import { openFares, type Ask } from './open-fares'
import { pairOf, type Pair, type Priced } from './priced'

/** The least that completes a trip from some moment on: one way of all carriers, and by carrier as half of a round trip. */
interface Rest {
  oneWay: Chain
  halves: ReadonlyMap<string, Priced>
}
/** One-way fares of the slices that are left, each after the one before. */
interface Chain {
  total: number
  parts: readonly Priced[]
}
export interface Completion {
  /** Undefined where nothing is left after a landing. */
  after(arriveMs: number): Rest | undefined
}

/** What completes a trip from a slice on. */
export function completionOf(inventory: Inventory, sides: readonly (readonly Way[])[], slice: number, ask: Ask): Completion {
  const next = slice + 1 < sides.length ? completionOf(inventory, sides, slice + 1, ask) : undefined
  return inTurn(sides[slice]!.flatMap((way) => candidateOf(inventory, way, slice, ask, next) ?? []))
}

/** The cheapest fares of a way with all that follows it. */
interface Candidate {
  way: Way
  oneWay: Chain
  half?: Priced | undefined
}

function candidateOf(
  inventory: Inventory,
  way: Way,
  slice: number,
  ask: Ask,
  next: Completion | undefined,
): Candidate | undefined {
  const onward = next?.after(way.arriveMs)
  if (next && !onward) return undefined
  let least: Priced | undefined
  let half: Priced | undefined
  openFares(inventory, way, slice, ask, false, (fare) => {
    if (!least || fare.oneWay < least.oneWay) least = fare
    if (fare.half !== undefined && (!half || fare.half < half.half!)) half = fare
  })
  if (!least) return undefined
  const rest = onward?.oneWay ?? { total: 0, parts: [] }
  return { way, oneWay: { total: least.oneWay + rest.total, parts: [least, ...rest.parts] }, half }
}

/** The least so far, or with one more way. */
function leastOf(rest: Rest | undefined, { way: { carrier }, oneWay, half }: Candidate): Rest {
  if (!rest) return { oneWay, halves: new Map(half && [[carrier, half]]) }
  const before = rest.halves.get(carrier)
  const isBetter = half !== undefined && (!before || half.half! < before.half!)
  return {
    oneWay: oneWay.total < rest.oneWay.total ? oneWay : rest.oneWay,
    halves: isBetter ? new Map(rest.halves).set(carrier, half) : rest.halves,
  }
}

/** The least of those that leave after a landing, whenever that is. */
function inTurn(candidates: readonly Candidate[]): Completion {
  const latestFirst = candidates.toSorted((a, b) => b.way.departMs - a.way.departMs)
  const least: Rest[] = []
  for (const candidate of latestFirst) least.push(leastOf(least.at(-1), candidate))
  return { after: (arriveMs) => least[latestFirst.findLastIndex(({ way }) => follows(way, { arriveMs }))] }
}

/** A fare with what was chosen before it and the cheapest of the rest. */
export function completed(
  trip: Trip,
  fare: Priced,
  paid: readonly Priced[],
  rest: Rest | undefined,
): Pick<OfferedFare, 'total' | 'parts' | 'halves'> {
  if (trip.roundTrip) return rest ? cheapestPair(fare, rest) : pairOf(paid[0]!, fare)
  const parts = [...paid, fare, ...(rest?.oneWay.parts ?? [])]
  let total = 0
  for (const part of parts) total += part.oneWay
  return { total, parts, halves: false }
}

function cheapestPair(fare: Priced, { oneWay, halves }: Rest): Pair {
  const apart = pairOf(fare, oneWay.parts[0]!)
  const other = halves.get(fare.option.way.carrier)
  const together = other && pairOf(fare, other)
  return together && together.total <= apart.total ? together : apart
}
