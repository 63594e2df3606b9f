import type { LocalText } from '@sojourn/contract/kit/language'
import type {
  HotelCard,
  HotelDetail,
  HotelFacility,
  HotelFacts,
  HotelNight,
  HotelRate,
  HotelRoom,
} from '@sojourn/contract/products/hotel.shapes'
import type { hotelRequestAnswers, hotelRequests } from '@sojourn/contract/products/hotel-booking.shapes'
import type { SupplyContext } from './supply'

/**
 * What we need of a supplier of hotels, at home and abroad. Money is fen of yuan unless a currency stands beside it; dates and
 * times are the hotel's own; positions are WGS-84. Every write carries a key: the same key answers the same.
 */
export interface HotelSupply {
  /** Hotels of one city for a stay, one page of them, and the pins of all that fit. */
  search(context: SupplyContext, request: HotelSearch): Promise<HotelFound>
  /** Hotels whose name a few letters mean, best first; at most `limit`. Low ranks are better, as in the reference. */
  suggest(context: SupplyContext, request: { cityId: number; query: string; limit: number }): Promise<HotelSuggestion[]>
  /** Where the business areas and districts of a city lie, for its map; none for an unknown city. */
  areas(context: SupplyContext, request: { cityId: number }): Promise<HotelArea[]>
  /** What these hotels are, in the order asked; unknown ones are left out. */
  facts(context: SupplyContext, request: { hotelIds: readonly string[] }): Promise<SuppliedHotel[]>
  /** One hotel with every room and rate for a stay; sold-out rates stay in the answer. */
  detail(context: SupplyContext, request: HotelDetailRequest): Promise<SuppliedHotelDetail | HotelFailure>
  /** The chosen rate as it is now. */
  price(context: SupplyContext, request: HotelPricing): Promise<HotelQuote | HotelFailure>
  /** A card that is to guarantee a booking: a token for it, and what may be shown. Nothing of it is kept in clear. */
  checkCard(context: SupplyContext, request: HotelGuaranteeCard): Promise<HotelCardToken | HotelFailure>
  /** Takes the rooms of all nights out of sale until `holdUntil`; nothing is asked of the hotel yet. */
  hold(context: SupplyContext, request: HotelHold): Promise<HotelHeld | HotelFailure>
  /**
   * Sends a held booking to the hotel. `pending` until `decidesBy` when somebody there answers by hand: asking again tells how
   * it ended. A refusal (满房) gives the rooms back.
   */
  confirm(
    context: SupplyContext,
    request: { key: string; bookingNo: string },
  ): Promise<HotelConfirmed | HotelPending | HotelFailure>
  /**
   * Gives the rooms of a booking back that the hotel has not answered, sent or not, for nothing; a yes that comes later does not
   * count. `answered` where the hotel was first: nothing happens then. Repeating it changes nothing.
   */
  release(context: SupplyContext, request: { bookingNo: string }): Promise<'released' | 'answered'>
  /** Where these bookings stand now, the audit of the day after arrival included; unknown ones are left out. */
  bookings(context: SupplyContext, request: { bookingNos: readonly string[] }): Promise<HotelBookingState[]>
  /** What giving up rooms or nights costs, and the cancellation itself when `commit` is set. */
  cancel(context: SupplyContext, request: HotelCancel): Promise<HotelCancelQuote | HotelFailure>
}

/** Agreements of the buyer with hotel groups or single hotels; none on personal trips. */
export interface HotelAgreement {
  kind: 'enterpriseAgreement' | 'agencyAgreement'
  code: string
  /** Brands and hotels that it covers. */
  brandIds: readonly string[]
  hotelIds: readonly string[]
  percentOff: number
}
export interface HotelStayRequest {
  checkIn: string
  checkOut: string
  rooms: number
  guestsPerRoom: number
  agreements: readonly HotelAgreement[]
  /** Groups of hotels whose member prices the buyer may have, by the brand's group in Chinese. */
  memberOf: readonly string[]
}

export interface HotelSearch extends HotelStayRequest {
  cityId: number
  /** Only hotels with a rate that is paid so. */
  hotelType?: 1 | 2
  filters: HotelFilters
  /** Distances are from here; without it from the centre of the city. */
  near?: { latitude: number; longitude: number }
  sort: 'recommended' | 'price' | 'priceDown' | 'distance' | 'score' | 'sales'
  /** Fen per room and night: in the recommended order, dearer hotels come after all others. */
  preferUpTo?: number
  /** From 0. */
  page: number
  pageSize: number
  pins: number
}
/** All that are given must hold; within one list any will do. */
export interface HotelFilters {
  /** Metres from `near`. */
  radius?: number
  /** Part of the map. */
  bounds?: { south: number; west: number; north: number; east: number }
  districtIds?: readonly string[]
  areaIds?: readonly string[]
  brandIds?: readonly string[]
  /** Part of a hotel's name. */
  name?: string
  /** S9.13. */
  starCodes?: readonly number[]
  chainTypes?: readonly number[]
  /** All of these. */
  facilities?: readonly HotelFacility[]
  /** Average per room and night in fen, both included. */
  priceFrom?: number
  priceTo?: number
  breakfast?: boolean
  freeCancellation?: boolean
  agreementOnly?: boolean
  instantConfirmation?: boolean
  /** Fit for guests of all nationalities. */
  foreignGuests?: boolean
  availableOnly?: boolean
  /** Only these, as favourites are. */
  hotelIds?: readonly string[]
}

type Named<Facts extends { name: string; englishName?: string; address: string }> = Omit<
  Facts,
  'name' | 'englishName' | 'address'
> & { name: LocalText; address: LocalText }
export type SuppliedHotel = Named<HotelFacts>
export type SuppliedCard = Named<Omit<HotelCard, 'verdict' | 'violations'>>
export interface SuppliedPin extends Pick<SuppliedCard, 'hotelId' | 'starCode' | 'agreement' | 'breakfast'> {
  latitude: number
  longitude: number
  price?: number
}
export interface HotelFound {
  /** How many fit, sold-out ones included unless they were left out. */
  total: number
  hotels: SuppliedCard[]
  pins: SuppliedPin[]
}
export interface HotelSuggestion {
  hotel: SuppliedHotel
  rank: number
}

/** Middle of an area or district in which hotels stand. */
export interface HotelArea {
  kind: 'area' | 'district'
  name: LocalText
  latitude: number
  longitude: number
}

export interface HotelDetailRequest extends HotelStayRequest {
  hotelId: string
}
export type SuppliedRate = Omit<HotelRate, 'verdict' | 'violations'>
export type SuppliedRoom = Omit<HotelRoom, 'name'> & { name: LocalText }
export type SuppliedHotelDetail = Named<Omit<HotelDetail, 'rooms'>> & {
  rooms: { room: SuppliedRoom; rates: SuppliedRate[] }[]
}

export interface HotelPricing extends HotelStayRequest {
  rateId: string
}
export interface HotelQuote {
  hotel: Omit<SuppliedHotelDetail, 'rooms'>
  room: SuppliedRoom
  rate: SuppliedRate
}

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
  from?: 'mainland' | 'hongKongMacaoTaiwan' | 'foreign'
  /** Account with the hotel's group, so that points accrue. */
  memberNumber?: string
}
/** A wish of the guests, and what the hotel says of it. */
export type HotelWish = (typeof hotelRequests)[number]
export type HotelWishAnswer = (typeof hotelRequestAnswers)[number]
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
  /** Free remark to the hotel; the built-in supply reads fault triggers from it. */
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
  rooms: { room: number; nights: HotelNight[] }[]
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

export interface HotelFailure {
  failure: HotelFailureKind
  /** Present fen for all rooms and nights, when the price changed. */
  price?: number
}
export type HotelFailureKind =
  | 'hotelUnknown'
  | 'rateUnknown'
  | 'closed'
  | 'soldOut'
  | 'priceChanged'
  | 'stayNotAllowed'
  | 'tooManyRooms'
  | 'guestsMissing'
  | 'guestNotAccepted'
  | 'guaranteeNeeded'
  | 'cardInvalid'
  | 'duplicateBooking'
  | 'bookingUnknown'
  | 'holdExpired'
  | 'refused'
  | 'notCancellable'
  | 'consentRefused'
  | 'nightsNotAtEnd'
  | 'supplierBusy'

export const isHotelFailure = (value: object): value is HotelFailure => 'failure' in value
