import { readStored } from '../../kit/stored-version'

/** A flight of an international order as the order keeps it, one for each segment; dates and times are local to the airports. */
export interface KeptIntlSegment {
  version: 1
  /** Which direction of the trip it belongs to, from 0. */
  slice: number
  flightNo: string
  carrier: string
  operating?: { carrier: string; flightNo: string }
  departAirport: string
  departTerminal: string
  departDate: string
  departTime: string
  arriveAirport: string
  arriveTerminal: string
  arriveDate: string
  arriveTime: string
  durationMinutes: number
  distanceKm: number
  /** IATA type code. */
  aircraft: string
  meal: 'none' | 'drinks' | 'snack' | 'breakfast' | 'meal'
  stops: { airport: string; arriveTime: string; departTime: string }[]
  cabin: 'F' | 'C' | 'W' | 'Y'
  bookingClass: string
  baggage: { pieces?: number; kilograms: number }
  /** The order buys something for this flight beside the ticket of another order. */
  beside?: true
}

/** What an international order keeps of the trip as a whole: what was chosen, on which tickets, by which rules. Money is fen. */
export interface KeptIntlTrip {
  version: 1
  slices: KeptIntlSlice[]
  tickets: KeptIntlTicket[]
  /** Instants: until when the seats are kept, and until when the price stands. */
  payBy: string
  priceUntil: string
}
export interface KeptIntlSlice {
  departAirports: string[]
  arriveAirports: string[]
  date: string
  itineraryKey: string
  fareKey: string
  brand: 'light' | 'standard' | 'flex' | 'businessSaver' | 'businessFlex' | 'firstFlex'
  fareType: 'published' | 'agreement' | 'corporate' | 'student' | 'labour' | 'seaman'
  connections: KeptIntlConnection[]
}
export interface KeptIntlConnection {
  arriveAirport: string
  departAirport: string
  minutes: number
  minimumMinutes: number
  bagsThrough?: boolean
  protected: boolean
}
/** One ticket for each traveller, and one record of the carrier for the party. */
export interface KeptIntlTicket {
  validatingCarrier: string
  /** Positions among the trip's slices. */
  slices: number[]
  /** The carrier's own number (PNR); absent until seats are held. */
  record?: string
  /** The carrier's leave by which it was written free of charge, after a change of the carrier's own. */
  waiverCode?: string
  /** By position of the traveller in the order. */
  prices: Record<number, KeptIntlTicketPrice>
  penalties: KeptIntlPenalty[]
}
export interface KeptIntlTicketPrice {
  passenger: 'adult' | 'child' | 'infant' | 'student' | 'labour' | 'seaman'
  filed: { amount: number; currency: string; rate: number }
  fare: number
  surcharge: number
  taxes: { code: string; amount: number; refundable: boolean }[]
}
/** Handbook 2.2; as `IntlPenalty` of the port says it. */
export interface KeptIntlPenalty {
  kind: 'refund' | 'change' | 'noShow' | 'upgrade' | 'endorsement' | 'usedSegments' | 'taxRefund' | 'other'
  scope: 'unused' | 'partlyUsed' | 'outbound' | 'inbound'
  unit: 'ticket' | 'direction' | 'segment'
  window: { unit: 'hours' | 'days'; from?: number; to?: number }
  permission: 'allowed' | 'forbidden' | 'unknown'
  fee?: { amount: number; currency: string }
  percent?: number
  tax?: string
}

export const readIntlSegment = (body: unknown): KeptIntlSegment =>
  readStored('a kept international flight', body, { 1: (segment: KeptIntlSegment) => segment })

export const readIntlTrip = (body: unknown): KeptIntlTrip =>
  readStored('a kept international trip', body, { 1: (trip: KeptIntlTrip) => trip })
