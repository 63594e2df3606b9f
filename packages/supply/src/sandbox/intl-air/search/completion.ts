import type { Trip } from '../fares/trip'
import type { Inventory } from '../inventory'
import type { Way } from '../ways'
import type { OfferedFare } from './itinerary'
import { openFares, type Ask } from './open-fares'
import { pairOf, type Pair, type Priced } from './priced'

/** The least that completes a trip: one way of all carriers, and by carrier as half of a round trip. */
export interface Completion {
  oneWay?: Priced | undefined
  halves: ReadonlyMap<string, Priced>
}

export function completionOf(inventory: Inventory, ways: readonly Way[], slice: number, ask: Ask): Completion {
  let least: Priced | undefined
  const halves = new Map<string, Priced>()
  const show = (fare: Priced): void => {
    if (!least || fare.oneWay < least.oneWay) least = fare
    if (fare.half === undefined) return
    const { carrier } = fare.option.way
    const before = halves.get(carrier)
    if (!before || fare.half < before.half!) halves.set(carrier, fare)
  }
  for (const way of ways) openFares(inventory, way, slice, ask, false, show)
  return { oneWay: least, halves }
}

/** A fare with what was chosen before it and the cheapest of the rest. */
export function completed(
  trip: Trip,
  fare: Priced,
  paid: readonly Priced[],
  rest: readonly Completion[],
): Pick<OfferedFare, 'total' | 'parts' | 'halves'> {
  if (trip.roundTrip) return paid.length === 0 ? cheapestPair(fare, rest[0]!) : pairOf(paid[0]!, fare)
  const parts = [...paid, fare, ...rest.map(({ oneWay }) => oneWay!)]
  let total = 0
  for (const part of parts) total += part.oneWay
  return { total, parts, halves: false }
}

function cheapestPair(fare: Priced, { oneWay, halves }: Completion): Pair {
  const apart = pairOf(fare, oneWay!)
  const other = halves.get(fare.option.way.carrier)
  const together = other && pairOf(fare, other)
  return together && together.total <= apart.total ? together : apart
}
