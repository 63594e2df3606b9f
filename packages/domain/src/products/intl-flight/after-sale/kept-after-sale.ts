import { readStored } from '../../../kit/stored-version'

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

/** What a carrier flies in place of one flight that it called off, or of a whole direction with more flights or fewer. */
export interface KeptIntlInstead {
  version: 2
  /** In order. */
  takesOut: PlacedFlight[]
  flights: (PlacedFlight & Omit<KeptIntlTimes, 'version'> & { arriveAirport: string })[]
}
interface PlacedFlight {
  flightNo: string
  departAirport: string
}
/** A flight in place of one between the same airports. */
type InsteadOfOne = KeptIntlTimes & { flightNo: string }

/** By the flight that was called off. */
export const readIntlInstead = (
  body: unknown,
  { flightNo, departAirport, arriveAirport }: PlacedFlight & { arriveAirport: string },
): KeptIntlInstead =>
  readStored('flights in place of international ones', body, {
    1: ({ version: _version, ...flight }: InsteadOfOne): KeptIntlInstead => ({
      version: 2,
      takesOut: [{ flightNo, departAirport }],
      flights: [{ departAirport, arriveAirport, ...flight }],
    }),
    2: (instead: KeptIntlInstead) => instead,
  })

export const readIntlTimes = (body: unknown): KeptIntlTimes =>
  readStored('new times of an international flight', body, { 1: (times: KeptIntlTimes) => times })

export const readIntlRefund = (body: unknown): KeptIntlRefund =>
  readStored('a refund of an international ticket', body, { 1: (refund: KeptIntlRefund) => refund })

export const readIntlExchange = (body: unknown): KeptIntlExchange =>
  readStored('an exchange of an international ticket', body, { 1: (exchange: KeptIntlExchange) => exchange })
