import type { LocalText } from '@sojourn/contract/kit/language'
/** A request or order that waits for the agency; `shownNo` is the number that people know, where it is another. */
export interface ProductWork {
  workNo: string
  shownNo?: string
  kindName: string
  title: string
  requesterId: string
  askedAt: Date
  promisedBy: Date
  /** Where it is done, relative to the product's root, and whether in the requester's session rather than on the desk itself. */
  path: string
  inSession: boolean
}

/** Positions in the order. */
export interface SeatOfJourney {
  orderNo: string
  traveller: number
  segment: number
}

/** Dates and times are local to the places. */
export interface JourneyItem {
  flightNo: string
  airlineName: string
  depAirport: string
  arrAirport: string
  depTerminal: string
  arrTerminal: string
  departDate: string
  departTime: string
  arriveTime: string
  spanDays: number
  departStation?: string
  arriveStation?: string
  trainNo?: string
}

/** What the agency's desk has promised for an earlier moment and not done. */
export interface MissedPromise {
  workNo: string
  title: LocalText
  /** By when it is promised now. */
  promisedBy: Date
}
