import { fareTiers } from './fare-rules'

interface ComparableFare {
  cabin: string
  ticketPrice: number
  ruleTier: string
  baggageKg: number
  fareType?: string
}

const none: ReadonlySet<string> = new Set()

/**
 * Fares that somebody could sensibly choose: in each cabin, dearer ones that allow neither easier changes and refunds
 * nor more baggage than a cheaper one are left out. Kinds that stand apart, since somebody may not buy them, leave out only their own. Order is
 * kept; of equal fares the first stays.
 */
export function worthwhileFares<Fare extends ComparableFare>(fares: readonly Fare[], apart: ReadonlySet<string> = none): Fare[] {
  const isBeside = (one: Fare, other: Fare): boolean =>
    one.fareType === undefined || !apart.has(one.fareType) || one.fareType === other.fareType
  return fares.filter(
    (fare, position) => !fares.some((other, rival) => isBeside(other, fare) && dominates(other, fare, rival < position)),
  )
}

function dominates(other: ComparableFare, fare: ComparableFare, winsTies: boolean): boolean {
  if (other === fare || other.cabin !== fare.cabin || other.ticketPrice > fare.ticketPrice || other.baggageKg < fare.baggageKg)
    return false
  const easier = fareTiers.indexOf(fare.ruleTier) - fareTiers.indexOf(other.ruleTier)
  if (easier < 0) return false
  return easier > 0 || other.ticketPrice < fare.ticketPrice || other.baggageKg > fare.baggageKg || winsTies
}
