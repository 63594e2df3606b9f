import type { GuestOrigin } from './hotel-property'
import type { SuppliedNight } from './hotel-rate'
import type { HotelPricing, HotelQuote } from './hotel-search'

/** A card for a guarantee. The security code is checked and forgotten. */
export interface HotelGuaranteeCard {
  number: string
  holder: string
  /** yyyy-MM, the last month in which it is valid. */
  expires: string
  securityCode?: string
}
export interface HotelCardToken {
  token: string
  network: string
  lastFour: string
}

export interface HotelGuest {
  /** Index of the room. */
  room: number
  name: string
  /** Where the document is from; a hotel that may not take such guests answers `guestNotAccepted`. Not said is the mainland. */
  from?: GuestOrigin
  /** Account with the hotel's group, so that points accrue. */
  memberNumber?: string
}
/** A wish of the guests. */
export type HotelWish = 'highFloor' | 'noSmoking' | 'adjacent' | 'extraBed' | 'quiet' | 'lateArrival'
/** It will be so, it is noted and tried, or it cannot be. */
export type HotelWishAnswer = 'granted' | 'noted' | 'declined'

export interface HotelHold extends HotelPricing {
  key: string
  guests: readonly HotelGuest[]
  /** Fen of all rooms and nights; a hotel that now asks more answers `priceChanged`. */
  expectedTotal: number
  /** Minutes after 00:00 of the arrival date; 1080 is 18:00, 1800 is 06:00 of the next morning. */
  latestArrival: number
  /** Where the rate's rule asks for one. */
  guarantee?: { kind: 'card'; token: string } | { kind: 'company' }
  holdUntil: Date
  /** What the guests wish besides; no hotel has to fulfil it (handbook 4.5). */
  requests: readonly HotelWish[]
  /** Free remark to the hotel. */
  remark: string
}
export interface HotelHeld extends HotelQuote {
  bookingNo: string
  holdUntil: Date
  total: number
  /** Fen that are pre-authorised, when the booking is guaranteed. */
  guaranteeAmount: number
}
export interface HotelConfirmed {
  /** The hotel's own number, which the guest names at the desk. */
  confirmationNo: string
  confirmedAt: Date
}
export interface HotelPending {
  pending: true
  decidesBy: Date
}

/** Handbook 4.5, with the letter that hotel aggregators use: N, V, A, O, E, F, C, B; released is a hold given back. */
export type HotelBookingWord =
  | 'held'
  | 'sent'
  | 'confirmed'
  | 'refused'
  | 'cancelled'
  | 'checkedIn'
  | 'checkedOut'
  | 'noShow'
  | 'released'
export interface HotelBookingState {
  bookingNo: string
  state: HotelBookingWord
  confirmationNo?: string
  /** Nights that are still booked, room by room. */
  rooms: { room: number; nights: SuppliedNight[] }[]
  /** The guests' wishes, with the hotel's answer once it has confirmed. */
  requests: { request: HotelWish; answer?: HotelWishAnswer }[]
  /** Fen that a no-show costs: all that was paid in advance, or the guarantee. */
  noShowPenalty?: number
}

export interface HotelCancel {
  key: string
  bookingNo: string
  /** What is given up. Single nights lie at the end of the stay and need the hotel's consent once cancelling costs. */
  lines: readonly { room: number; nights: readonly string[] }[]
  /** Fen of all lines; a penalty above it answers `feeRose`. */
  penaltyAtMost?: number
  commit: boolean
}
export interface HotelCancelQuote {
  lines: {
    room: number
    nights: string[]
    /** What these nights cost, what of it is kept, and what comes back, in fen; nothing comes back of what is paid at the hotel. */
    amount: number
    penalty: number
    refund: number
    /** The hotel need not let these nights go, and agrees. */
    consented: boolean
  }[]
  /** Fen of the guarantee that are captured, of bookings paid at the hotel. */
  captured: number
}
