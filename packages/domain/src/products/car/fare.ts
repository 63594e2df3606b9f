import type { FareFlag, FarePart } from '@sojourn/contract/products/car/car-words'

/** A fare goes up to a tenth beyond its estimate (handbook 12); nobody is charged more than this, in fen of whole yuan. */
export const atMostOf = (estimate: number): number => Math.ceil((estimate * 11) / 1000) * 100

interface Driven {
  /** As it was estimated. */
  plannedMetres: number
  atMost: number
  /** As it was. */
  metres: number
  amount: number
  /** Metres between where it was to end and where it did. */
  missedBy: number
  /** It ended in another city than the one that it was ordered in. */
  crossedCity: boolean
  /** Rides of the same person that ended on the same day, with this one. */
  ridesThatDay: number
}

const oddDistance = { share: 1.4, metres: 3000 }
const oddDropOff = 1000
/** Nobody is driven so often in a day (assumed). */
const oddCount = 7

/** What is odd about a fare (handbook 5.3): a far longer way, more than was set aside, another place or city than was ordered, one of too many. */
export function fareFlagsOf({ plannedMetres, atMost, metres, amount, missedBy, crossedCity, ridesThatDay }: Driven): FareFlag[] {
  const longer = metres > plannedMetres * oddDistance.share && metres - plannedMetres > oddDistance.metres
  return [
    ...(longer ? ['distance' as const] : []),
    ...(amount > atMost ? ['amount' as const] : []),
    ...(missedBy > oddDropOff ? ['dropOff' as const] : []),
    ...(ridesThatDay >= oddCount ? ['count' as const] : []),
    ...(crossedCity ? ['crossCity' as const] : []),
  ]
}

/** What is charged: the fare without what was taken off, and never more than was set aside. */
export const chargedFare = (amount: number, takenOff: number, atMost: number): number =>
  Math.max(0, Math.min(amount - takenOff, atMost))

/** What the platform takes off of disputed parts, in fen: of distance and time what goes beyond the way that was ordered, of the others all that it cannot prove. */
export function takenOffOf(
  parts: readonly { part: FarePart; amount: number }[],
  planned: readonly { part: FarePart; amount: number }[],
  disputed: readonly FarePart[],
): number {
  const amountOf = (lines: typeof parts, part: FarePart): number => lines.find((line) => line.part === part)?.amount ?? 0
  return disputed.reduce((sum, part) => sum + Math.max(0, amountOf(parts, part) - amountOf(planned, part)), 0)
}

/** A fare that nobody objects to is confirmed so long after the ride; one that is odd goes to the platform by then. */
export const confirmHours = 24
