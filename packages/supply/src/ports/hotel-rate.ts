import type { GuestOrigin } from './hotel-property'

/** Money of another country in whole minor units. */
export interface ForeignMoney {
  amount: number
  /** ISO 4217. */
  currency: string
}

export interface SuppliedNight {
  date: string
  /** Of one room in fen, with what tax is included. */
  price: number
  /** Breakfasts per room, 0 is none. */
  breakfasts: number
}

/** What cancelling costs: of one room's price for the whole stay. */
export interface CancellationPenalty {
  kind: 'none' | 'firstNight' | 'percent' | 'allNights'
  /** 1 to 100, of `percent`. */
  percent?: number
}

/**
 * Handbook 4.3. Steps are measured back from `basis`: 24:00 of the arrival date, or the latest arrival that was agreed. A step
 * applies later than `hoursBefore` hours before it; null is from the moment of booking. Before the first step nothing is due.
 */
export interface CancellationTerms {
  kind: 'free' | 'limited' | 'ladder' | 'none'
  basis: 'midnight' | 'latestArrival'
  steps: { hoursBefore: number | null; penalty: CancellationPenalty }[]
}

/** Handbook 4.4: when a guarantee is needed, for what, and how long a guaranteed booking can be cancelled. */
export interface GuaranteeTerms {
  dateType: 'checkIn' | 'stay' | 'book'
  startDate: string
  endDate: string
  /** 0 is Sunday; all seven is any day. */
  weekdays: number[]
  /** HH:mm. Needed when the latest arrival is after the start and not after the end; an end before its start means 06:00 of the next day. */
  time?: { start: string; end: string }
  /** Needed from so many rooms on. */
  rooms?: number
  amount: 'firstNight' | 'allNights'
  change: {
    kind: 'noChange' | 'untilDayTime' | 'hoursBeforeArrival' | 'hoursBeforeMidnight'
    /** Days before arrival and HH:mm on that day, of `untilDayTime`. */
    days?: number
    time?: string
    hours?: number
  }
}

/** One room for the whole stay in the country's currency, and how it became fen. */
export interface ForeignPrice {
  total: ForeignMoney
  /** Fen for a million whole units of the currency, on that date. */
  fenPerMillion: number
  rateDate: string
  /** Tax and service of one room for the whole stay that the prices include. */
  taxIncluded: ForeignMoney
  /** City tax of one room that the hotel takes at the desk. */
  taxAtHotel?: ForeignMoney
}

/** What a room costs under which conditions, for the nights that were asked about. */
export interface SuppliedRate {
  /** Room id and a number, 224-17-2-3. */
  rateId: string
  /** S4.05: 1 pay at the hotel, 2 pay in advance. */
  hotelType: 1 | 2
  /** Public, of the hotel group's members, a promotion, an agreement of the company or of the agency, or a room that is held for an event. */
  kind: 'public' | 'member' | 'promotion' | 'enterpriseAgreement' | 'agencyAgreement' | 'group'
  /** The key under which the rooms of an event are held, of one of them. */
  group?: string
  nights: SuppliedNight[]
  /** Fen of one room: average per night, and the whole stay. */
  averagePrice: number
  totalPrice: number
  /** Average that everybody else pays for the same room and breakfasts, when this rate is lower. */
  publicPrice?: number
  /** Abroad. */
  local?: ForeignPrice
  /** Rooms left for all the nights; 10 is ten or more, 0 is sold out. */
  rooms: number
  maxRooms: number
  minNights: number
  maxNights: number
  /** Instant, or by hand within so many minutes. */
  confirmation: 'instant' | 'manual'
  confirmMinutes: number
  guests: GuestOrigin[]
  /** Names alone do not do: the hotel asks for the document of each guest. */
  documentNeeded: boolean
  cancellation: CancellationTerms
  /** Instant until which cancelling is free, for the usual latest arrival; absent when it never is. */
  freeUntil?: string
  guarantee?: GuaranteeTerms
  invoice: 'hotel' | 'platform'
  specialInvoice: boolean
  benefits: ('lateCheckOut' | 'upgrade' | 'welcomeFruit' | 'airportTransfer' | 'executiveLounge' | 'laundry')[]
  /** Points of the hotel group accrue. */
  points: boolean
}
