import type { AirSupply } from '../ports/air'
import type { HotelSupply } from '../ports/hotel'
import { airMethods, hotelMethods, railMethods } from '../ports/methods'
import type { RailSupply } from '../ports/rail'

/** Suppliers that are asked at one address. */
export interface Suppliers {
  air: AirSupply
  hotels: HotelSupply
  rail: RailSupply
}

export const methodsOf = { air: airMethods, hotels: hotelMethods, rail: railMethods }

/** The moment at which a question is asked: only the built-in supply believes it. */
export const nowHeader = 'x-supply-now'

/** What is to go wrong on purpose, with commas between: refused by a supply that does not run with the clock of tests. */
export const faultsHeader = 'x-supply-faults'
