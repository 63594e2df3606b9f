import type { LocalText } from '@sojourn/contract/kit/language'
import type { HotelFacility, HotelPosition, SuppliedHotel, SuppliedProperty, SuppliedRoom } from './hotel-property'
import type { ForeignMoney, SuppliedRate } from './hotel-rate'

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
  /** Keys under which rooms are held for an event whose guests the buyer books. */
  groups?: readonly string[]
}

export interface HotelSearch extends HotelStayRequest {
  cityId: number
  /** Only hotels with a rate that is paid so. */
  hotelType?: 1 | 2
  filters: HotelFilters
  /** Distances are from here; without it from the centre of the city. */
  near?: HotelPosition
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

/** One hotel of a list with its cheapest rate that answers the search. */
export interface SuppliedCard extends SuppliedHotel {
  /** In a straight line from the point that was asked about, else from the centre of the city. */
  distanceMetres: number
  /** Average per room and night in fen with tax; absent when nothing is left (满房). */
  price?: number
  /** What everybody else pays, where the rate is a member's, a promotion or an agreement. */
  publicPrice?: number
  /** The same average in the currency of the country, abroad. */
  localPrice?: ForeignMoney
  agreement: boolean
  freeCancellation: boolean
  breakfast: boolean
  /** Rooms left of the cheapest rate, when they are few. */
  fewLeft?: number
}
/** One hotel on the map. */
export interface SuppliedPin {
  hotelId: string
  starCode: number
  latitude: number
  longitude: number
  /** Average per room and night in fen; absent when nothing is left. */
  price?: number
  agreement: boolean
  breakfast: boolean
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
export interface SuppliedHotelDetail extends SuppliedProperty {
  rooms: { room: SuppliedRoom; rates: SuppliedRate[] }[]
}

export interface HotelPricing extends HotelStayRequest {
  rateId: string
}
export interface HotelQuote {
  hotel: SuppliedProperty
  room: SuppliedRoom
  rate: SuppliedRate
}
