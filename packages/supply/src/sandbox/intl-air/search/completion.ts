import type { Inventory } from '../inventory'
import type { Itinerary } from '../itineraries'
import { follows } from './follows'
import type { OfferedFare } from './itinerary'
import { openFares, type Ask } from './open-fares'
import { halvesTotal, type Priced } from './priced'

/** The least that completes a trip from some moment on: one way of all carriers, and by carrier as halves of round trips. */
interface Rest {
  oneWay: Chain
  halves: ReadonlyMap<string, Chain>
}
/** Fares of the slices that are left, each after the one before. */
interface Chain {
  total: number
  parts: readonly Priced[]
}
export interface Completion {
  /** Undefined where nothing is left after a landing. */
  after(arriveMs: number): Rest | undefined
}

/** What completes a trip from a slice on. */
export function completionOf(
  inventory: Inventory,
  sides: readonly (readonly Itinerary[])[],
  slice: number,
  ask: Ask,
): Completion {
  const next = slice + 1 < sides.length ? completionOf(inventory, sides, slice + 1, ask) : undefined
  return inTurn(sides[slice]!.flatMap((itinerary) => candidateOf(inventory, itinerary, { slice, ask, next }) ?? []))
}

/** The cheapest fares of an itinerary with all that follows it. */
interface Candidate {
  itinerary: Itinerary
  oneWay: Chain
  halves?: Chain | undefined
}

interface SliceAsk {
  slice: number
  ask: Ask
  next: Completion | undefined
}

function candidateOf(inventory: Inventory, itinerary: Itinerary, { slice, ask, next }: SliceAsk): Candidate | undefined {
  const onward = next?.after(itinerary.arriveMs)
  if (next && !onward) return undefined
  let least: Priced | undefined
  let half: Priced | undefined
  openFares(inventory, itinerary, { slice, ask, every: false }, (fare) => {
    if (!least || fare.oneWay < least.oneWay) least = fare
    if (fare.half !== undefined && (!half || fare.half < half.half!)) half = fare
  })
  if (!least) return undefined
  const { oneWay } = least
  const after = onward ? onward.halves.get(itinerary.carrier) : end
  return {
    itinerary,
    oneWay: before(least, oneWay, onward?.oneWay ?? end),
    halves: half && after && before(half, half.half!, after),
  }
}

const end: Chain = { total: 0, parts: [] }
const before = (part: Priced, price: number, { total, parts }: Chain): Chain => ({
  total: price + total,
  parts: [part, ...parts],
})

/** The least so far, or with one more itinerary. */
function leastOf(rest: Rest | undefined, { itinerary: { carrier }, oneWay, halves }: Candidate): Rest {
  if (!rest) return { oneWay, halves: new Map(halves && [[carrier, halves]]) }
  const known = rest.halves.get(carrier)
  const isBetter = halves !== undefined && (!known || halves.total < known.total)
  return {
    oneWay: oneWay.total < rest.oneWay.total ? oneWay : rest.oneWay,
    halves: isBetter ? new Map(rest.halves).set(carrier, halves) : rest.halves,
  }
}

/** The least of those that leave after a landing, whenever that is. */
function inTurn(candidates: readonly Candidate[]): Completion {
  const latestFirst = candidates.toSorted((a, b) => b.itinerary.departMs - a.itinerary.departMs)
  const least: Rest[] = []
  for (const candidate of latestFirst) least.push(leastOf(least.at(-1), candidate))
  return { after: (arriveMs) => least[latestFirst.findLastIndex(({ itinerary }) => follows(itinerary, { arriveMs }))] }
}

/** A fare with what was chosen before it and the cheapest of the rest. */
export function completed(
  fare: Priced,
  paid: readonly Priced[],
  rest: Rest | undefined,
): Pick<OfferedFare, 'total' | 'parts' | 'halves'> {
  const chosen = [...paid, fare]
  const apart = { parts: [...chosen, ...(rest?.oneWay.parts ?? [])], halves: false }
  let total = rest?.oneWay.total ?? 0
  for (const { oneWay } of chosen) total += oneWay
  const others = rest ? rest.halves.get(fare.option.itinerary.carrier) : end
  const together = others ? halvesTotal(chosen) + others.total : Number.POSITIVE_INFINITY
  return together <= total ? { total: together, parts: [...chosen, ...others!.parts], halves: true } : { total, ...apart }
}
