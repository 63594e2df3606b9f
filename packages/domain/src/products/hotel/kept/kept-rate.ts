import type { KeptOrigin } from './kept-hotel'

/** Part of what an order keeps of a stay (kept-stay.ts): the rate besides what the stay says of it already. */
export interface KeptRate {
  rateId: string
  kind: 'public' | 'member' | 'promotion' | 'enterpriseAgreement' | 'agencyAgreement' | 'group'
  /** The key under which the rooms of an event are held, of one of them. */
  group?: string
  /** One room: fen with what tax is included, and breakfasts. */
  nights: { date: string; price: number; breakfasts: number }[]
  /** Fen per room and night; of `publicPrice` what everybody else paid. */
  averagePrice: number
  publicPrice?: number
  /** Abroad: one room for the whole stay in the country's currency, and how it became fen. */
  local?: {
    total: KeptMoney
    /** Fen for a million whole units of the currency, on that date. */
    fenPerMillion: number
    rateDate: string
    taxIncluded: KeptMoney
    /** City tax that the hotel takes at the desk. */
    taxAtHotel?: KeptMoney
  }
  /** Rooms that were left; 10 is ten or more. */
  rooms: number
  maxRooms: number
  minNights: number
  maxNights: number
  confirmation: 'instant' | 'manual'
  confirmMinutes: number
  guests: KeptOrigin[]
  documentNeeded: boolean
  /** Instant until which cancelling is free, for the usual latest arrival. */
  freeUntil?: string
  invoice: 'hotel' | 'platform'
  specialInvoice: boolean
  benefits: ('lateCheckOut' | 'upgrade' | 'welcomeFruit' | 'airportTransfer' | 'executiveLounge' | 'laundry')[]
  points: boolean
}
/** Whole minor units. */
export interface KeptMoney {
  amount: number
  currency: string
}
