import type { Cabin } from '@sojourn/contract/reference/cabins'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import type { TogetherRule } from '@sojourn/contract/booking/policy/policy.shapes'

/** The flight section of a policy; a rule that is absent limits nothing. */
export type FlightPolicy = FlightSection
export type CabinStandard = NonNullable<FlightSection['cabins']>[number]
export type LowestPriceStandard = NonNullable<FlightSection['lowestPrice']>
export type TrainFirst = NonNullable<FlightSection['trainFirst']>

/** What the rules need to know of a fare and of a flight on offer. */
export interface PolicyFare {
  fareKey: string
  bookingClass: string
  cabin: Cabin
  ticketPrice: number
  /** Tenths of the full Y fare. */
  discount: number
  /** By which rules it is given back and changed, of two flights the stricter; absent where it is not known. */
  ruleTier?: string
  /** As what it is sold; of the second flight too, where two make one journey and it differs. */
  fareType?: string
  onwardFareType?: string
}
export interface PolicyFlight {
  flightKey: string
  flightNo: string
  carrier: string
  /** Of the second flight, where two make one journey. */
  onwardCarrier?: string
  departAirport: string
  arriveAirport: string
  departDate: string
  departTime: string
  arriveTime: string
  durationMinutes: number
  stop?: object
  fullFare: number
  fares: readonly PolicyFare[]
}

/** The trains between the two cities on the day of the flight. */
export interface RailAlternative {
  /** Of the fastest. */
  minutes: number
  /** Of the fastest that has seats left for the party, null where none has; absent where it is not known. */
  left?: number | null
  /** Fen of the plainest seat of the fastest. */
  price?: number
}

/** Null where none of that day is on sale. */
export type RailFact = RailAlternative | null

/** What is judged besides the offers themselves. */
export interface FlightSetting {
  /** As it is on the day, null where none is on sale; where it is not known the usual fastest train counts. */
  rail?: RailFact | undefined
  together?: TogetherRule | undefined
}

/** One fare of one flight of a list, by position. */
export interface FarePosition {
  flight: number
  fare: number
}

export const allowsCabin = (policy: FlightPolicy, cabin: Cabin): boolean =>
  policy.cabins === undefined || policy.cabins.some((standard) => standard.cabin === cabin)
