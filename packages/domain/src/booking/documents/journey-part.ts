/** One part of a journey as documents show it, whatever the product. */
export interface JourneyPart {
  /** What it is called: MU5101, G1, the name of where one stays. */
  label: string
  /** Beside the label: carrier, class, aircraft. */
  detail: string
  from: JourneyPoint
  to: JourneyPoint
  /** Short facts in the reader's language: baggage, a stop. */
  facts: string[]
  /** On what terms it was booked, for documents: meals, cancelling, a guarantee. */
  terms?: string[]
  /** Fen that are paid there, not through us. */
  dueThere?: number
  /** Facts of single travellers, such as seats; `traveller` is the position in the order. */
  places?: { traveller: number; place: string }[]
  /** The segment on whose coupons it is travelled; absent, on all of the order, as a stay is. */
  segment?: number
  /** Whose part it is, by position in the order; absent, everybody's. */
  travellers?: number[]
  /** A room: one travels about from there, so only other stays conflict with it. */
  stay?: boolean
  /** Of where one stays. */
  telephone?: string
}

/** Where and when; date and time are local to `zone`, `at` is the same moment in UTC. */
export interface JourneyPoint {
  place: string
  /** Code of the city, where one is known. */
  city?: string
  /** Terminal or gate; empty where none is known. */
  note: string
  date: string
  time: string
  zone: string
  at: string
}
