type IntlExtraKind = 'seat' | 'meal' | 'bag'
export type IntlExtraCode = 'window' | 'aisle' | 'legroom' | 'hotMeal' | 'bag'
/** What a passenger with a seat may have on a flight beside the fare; a flight whose carrier sells nothing has none. */
export interface IntlAirExtraOffer {
  /** Counted through the whole trip. */
  segment: number
  kind: IntlExtraKind
  code: IntlExtraCode
  /** Of a bag. */
  kilograms?: number
  /** Fen of one; nothing where the fare includes it. */
  price: number
  /** By one passenger. */
  atMost: number
  /** Its price comes back with a ticket that its passenger gives back; what a carrier forces comes back in any case. */
  refundable: boolean
}
/** What a passenger wants of it, at no more than this for each; fen. */
export interface IntlAirExtra {
  passenger: number
  segment: number
  code: IntlExtraCode
  count: number
  priceAtMost: number
}
/** What the carrier confirmed, perhaps another seat than was asked for, at the price of one; refused, it costs nothing. */
export type IntlAirExtraAnswer = { code: IntlExtraCode; price: number; seatNo?: string } | { refused: true }

/** The same of a ticket that is there already: a flight that is not sold any more, closed or flown has none. */
export interface IntlAirTicketExtra extends IntlAirExtraOffer {
  ticketNo: string
  /** Until when its carrier sells it. */
  sellsUntil: Date
}
/** All of these, answered one by one: what of it is refused costs nothing. */
export interface IntlAirExtrasPurchase {
  key: string
  extras: readonly (Omit<IntlAirExtra, 'passenger'> & { ticketNo: string })[]
}
export interface IntlAirExtrasBought {
  /** One for each that was asked for. */
  answers: IntlAirExtraAnswer[]
}
