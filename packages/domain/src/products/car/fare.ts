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
}

const oddDistance = { share: 1.4, metres: 3000 }
const oddDropOff = 1000

/** What is odd about a fare: a far longer way, more than was set aside, another place than was ordered. */
export function fareFlagsOf({ plannedMetres, atMost, metres, amount, missedBy }: Driven): FareFlag[] {
  const longer = metres > plannedMetres * oddDistance.share && metres - plannedMetres > oddDistance.metres
  return [
    ...(longer ? ['distance' as const] : []),
    ...(amount > atMost ? ['amount' as const] : []),
    ...(missedBy > oddDropOff ? ['dropOff' as const] : []),
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
