import { minutesOf } from '../../../kit/local-date'
import { cheapestOf, comparableGroups, comparedCabins, type Candidate, type Comparison, type References } from './lowest-price'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import type { PolicyFlight } from './offers'

/** Of fewer flights the middle one says nothing. */
const leastCompared = 3

/**
 * Of each flight the middle one of the cheapest fares that leave near it, of an even number the lower, so that it is a fare that can be named;
 * found once per list: sorted by departure, then one window that moves along.
 */
export function medianNearby(
  comparison: Comparison,
  allowed: (cabin: Cabin) => boolean,
  flights: readonly PolicyFlight[],
): References {
  const minutes = flights.map(({ departTime }) => minutesOf(departTime))
  const groups = comparableGroups(comparison, flights, minutes)
  const references: References = {}
  for (const cabin of comparedCabins) {
    if (!allowed(cabin)) continue
    const found: References[Cabin] = Array.from({ length: flights.length })
    for (const group of groups) {
      const candidates = cheapestOf(comparison, flights, { minutes, group, cabin })
      if (candidates.length >= leastCompared) sweep(group, { minutes, reach: comparison.hours * 60, candidates }, found)
    }
    references[cabin] = found
  }
  return references
}

interface Sweep {
  minutes: readonly number[]
  reach: number
  candidates: readonly Candidate[]
}

function sweep(group: readonly number[], { minutes, reach, candidates }: Sweep, found: NonNullable<References[Cabin]>): void {
  /** Those within reach, the cheapest first. */
  const near: Candidate[] = []
  let [leaving, entering] = [0, 0]
  for (const index of group) {
    const minute = minutes[index] ?? 0
    for (let next = candidates[entering]; next && next.minute <= minute + reach; next = candidates[entering]) {
      near.splice(placeOf(near, next), 0, next)
      entering += 1
    }
    for (let gone = candidates[leaving]; gone && gone.minute < minute - reach; gone = candidates[leaving]) {
      near.splice(placeOf(near, gone), 1)
      leaving += 1
    }
    if (near.length >= leastCompared) found[index] = near[(near.length - 1) >> 1]
  }
}

/** Where a candidate stands, or would stand, in order of price; of equal prices that of the earlier flight comes first. */
function placeOf(near: readonly Candidate[], { ticketPrice, flight }: Candidate): number {
  let [low, high] = [0, near.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const one = near[middle]!
    if (one.ticketPrice < ticketPrice || (one.ticketPrice === ticketPrice && one.flight < flight)) low = middle + 1
    else high = middle
  }
  return low
}
