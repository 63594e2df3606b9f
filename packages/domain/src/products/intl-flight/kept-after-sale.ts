import { readStored } from '../../kit/stored-version'

/** What a refund keeps of a ticket; fen. It stands on the first of its coupons, whose figures are those of the whole ticket. */
export interface KeptIntlRefund {
  version: 1
  /** The fare is lost; only what governments and airports give back was asked for. */
  taxesOnly: boolean
  paid: number
  usedFare: number
  /** Taxes that come back, by code; absent in refunds that were kept before it was told. */
  taxLines?: { code: string; amount: number }[]
  /** What was paid to us for the booking of what is given back. */
  bookingFee: number
  /** Positions among the penalties of the ticket. */
  rules: number[]
}

/** What a change exchanges a ticket for. */
export interface KeptIntlExchange {
  version: 1
  slice: number
  itineraryKey: string
  fareKey: string
  /** The carrier's leave for a change that it forced, where it was taken by that. */
  waiverCode?: string
  /** Of the new ticket, as the change order counts them. */
  segments: number[]
}

/** When a flight leaves and comes after its carrier moved it: local to the airports, with the instants beside. */
export interface KeptIntlTimes {
  version: 1
  departDate: string
  departTime: string
  arriveDate: string
  arriveTime: string
  departAt: string
  arriveAt: string
}

/** The flight that a carrier flies in place of one that it called off. */
export interface KeptIntlInstead extends KeptIntlTimes {
  flightNo: string
}

export const readIntlInstead = (body: unknown): KeptIntlInstead =>
  readStored('the flight in place of an international one', body, { 1: (flight: KeptIntlInstead) => flight })

export const readIntlTimes = (body: unknown): KeptIntlTimes =>
  readStored('new times of an international flight', body, { 1: (times: KeptIntlTimes) => times })

export const readIntlRefund = (body: unknown): KeptIntlRefund =>
  readStored('a refund of an international ticket', body, { 1: (refund: KeptIntlRefund) => refund })

export const readIntlExchange = (body: unknown): KeptIntlExchange =>
  readStored('an exchange of an international ticket', body, { 1: (exchange: KeptIntlExchange) => exchange })
