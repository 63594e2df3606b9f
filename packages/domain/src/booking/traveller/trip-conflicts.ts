import { isBefore, minutesBetween } from '../../kit/local-date'
import { gapConflict, type ConflictKind } from './conflicts'

/** What of a part of a trip decides whether another can be taken as well; instants, codes of cities, ids of travellers. */
export interface TripLeg {
  orderNo: string
  fromAt: string
  toAt: string
  fromCity: string | undefined
  toCity: string | undefined
  stay: boolean
  travellerIds: readonly string[]
}
export interface LegConflict {
  kind: ConflictKind
  /** Positions of the two legs, the earlier one first. */
  legs: [number, number]
  travellerIds: string[]
}

/**
 * Legs of different orders that one traveller can hardly both take (handbook 1.8): two that overlap, two movements too close
 * together, two stays at once. From a stay one travels about, so it does not conflict with a movement; legs of one order
 * were sold together. Where a city is not known, the legs are taken to meet.
 */
export function tripConflicts(legs: readonly TripLeg[]): LegConflict[] {
  return legs.flatMap((one, index) =>
    legs.slice(index + 1).flatMap((other, offset): LegConflict[] => {
      const travellerIds = one.travellerIds.filter((id) => other.travellerIds.includes(id))
      if (travellerIds.length === 0 || one.orderNo === other.orderNo || one.stay !== other.stay) return []
      const kind = conflictOf(one, other)
      if (!kind) return []
      const pair: [number, number] = [index, index + 1 + offset]
      return [{ kind, legs: isBefore(other.fromAt, one.fromAt) ? [pair[1], pair[0]] : pair, travellerIds }]
    }),
  )
}

function conflictOf(one: TripLeg, other: TripLeg): ConflictKind | undefined {
  const [first, second] = isBefore(other.fromAt, one.fromAt) ? [other, one] : [one, other]
  const gap = minutesBetween(first.toAt, second.fromAt)
  if (one.stay) return gap < 0 ? 'overlap' : undefined
  const unknown = first.toCity === undefined || second.fromCity === undefined
  return gapConflict(gap, unknown || first.toCity === second.fromCity)
}
