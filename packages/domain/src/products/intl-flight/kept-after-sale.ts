import { readStored } from '../../kit/stored-version'

/** What a refund keeps of a ticket; fen. It stands on the first of its coupons, whose figures are those of the whole ticket. */
export interface KeptIntlRefund {
  version: 1
  /** The fare is lost; only what governments and airports give back was asked for. */
  taxesOnly: boolean
  paid: number
  usedFare: number
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
  /** Of the new ticket, as the change order counts them. */
  segments: number[]
}

export const readIntlRefund = (body: unknown): KeptIntlRefund =>
  readStored('a refund of an international ticket', body, { 1: (refund: KeptIntlRefund) => refund })

export const readIntlExchange = (body: unknown): KeptIntlExchange =>
  readStored('an exchange of an international ticket', body, { 1: (exchange: KeptIntlExchange) => exchange })
