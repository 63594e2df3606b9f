import type { Handling, PolicyRule } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'

export type Cabin = 'F' | 'C' | 'W' | 'Y'

/** A cabin that may be flown; `maxDiscount` in tenths (60 is 6.0折), `floatAmount` fen above the price so allowed. */
export interface CabinStandard {
  cabin: Cabin
  maxDiscount?: number
  floatAmount?: number
}

/** Compare with the cheapest fare of the same cabin within ±`hours` of the chosen departure (handbook 7.2). */
export interface LowestPriceStandard {
  hours: number
  /** Fen that the chosen fare may cost more. */
  threshold: number
  sameAirport?: boolean
  ignoreStopover?: boolean
  excludeCarriers?: readonly string[]
}

/** The flight section of a policy; a rule that is absent limits nothing. */
export interface FlightPolicy {
  /** Cabins that may be flown; absent means any. */
  cabins?: readonly CabinStandard[]
  lowestPrice?: LowestPriceStandard
  /** Calendar days between booking and departure, equal passes. */
  advanceDays?: number
  handling: Record<PolicyRule, Handling>
}

/** One version of a company's policy; a product without section has no standard set. */
export interface PolicySet {
  policyId: string
  name: LocalText
  version: number
  flight?: FlightPolicy
}

/** What the rules need to know of a fare and of a flight on offer. */
export interface PolicyFare {
  fareKey: string
  bookingClass: string
  cabin: Cabin
  ticketPrice: number
  /** Tenths of the full Y fare. */
  discount: number
}
export interface PolicyFlight {
  flightKey: string
  flightNo: string
  carrier: string
  departAirport: string
  arriveAirport: string
  departDate: string
  departTime: string
  stop?: object
  fullFare: number
  fares: readonly PolicyFare[]
}

/** One fare of one flight of a list, by position. */
export interface FarePosition {
  flight: number
  fare: number
}

export const allowsCabin = (policy: FlightPolicy, cabin: Cabin): boolean =>
  policy.cabins === undefined || policy.cabins.some((standard) => standard.cabin === cabin)
