import type { LocalText } from '@sojourn/contract/kit/language'

/** Handbook 4.1. */
export type HotelFacility =
  | 'wifi'
  | 'parking'
  | 'gym'
  | 'pool'
  | 'meetingRoom'
  | 'airportShuttle'
  | 'laundry'
  | 'restaurant'
  | 'carCharging'

/** Degrees of WGS-84. */
export interface HotelPosition {
  latitude: number
  longitude: number
}

/** What a hotel is, whatever it costs. */
export interface SuppliedHotel {
  /** City id and a number in that city, 224-17. */
  hotelId: string
  cityId: number
  name: LocalText
  address: LocalText
  /** Ids of the places of the city (hotelPlace of the reference). */
  districtId?: string
  areaId?: string
  position: HotelPosition
  /** S9.13: 32; 31 and 26; 30 and 24; 28 and 23. The first of a pair is the official star, the second the hotel's own. */
  starCode: number
  brandId?: string
  /** S3.30: 1 economy chain to 4 international luxury; absent for a property of no chain. */
  chainType?: 1 | 2 | 3 | 4
  /** Tenths, 0 to 50; 0 is not yet rated. */
  score: number
  comments: number
  facilities: HotelFacility[]
  /** Names of drawn pictures, the front first. */
  pictures: string[]
}

/** Where the document of a guest is from. */
export type GuestOrigin = 'mainland' | 'hongKongMacaoTaiwan' | 'foreign'

/** Handbook 4.1: policies of the property. */
export interface SuppliedPolicies {
  /** HH:mm of the hotel's clocks. */
  checkInFrom: string
  checkOutUntil: string
  /** Guests that the property may take. */
  guests: GuestOrigin[]
  children: 'free' | 'bedAtCharge' | 'no'
  pets: boolean
  /** Deposit at the desk in fen; 0 is none. */
  deposit: number
  cards: ('unionPay' | 'visa' | 'mastercard' | 'americanExpress' | 'jcb')[]
}

/** A hotel with what its page tells besides. */
export interface SuppliedProperty extends SuppliedHotel {
  phone: string
  openedYear: number
  renovatedYear?: number
  policies: SuppliedPolicies
  /** Minutes that the hotel's clocks are ahead of UTC on the day of arrival. */
  offsetMinutes: number
}

/** Handbook 4.2: the room itself. */
export interface SuppliedRoom {
  /** Hotel id and a number, 224-17-2. */
  roomId: string
  name: LocalText
  squareMetres: number
  floors: { from: number; to: number }
  /** King 大床, twin 双床, either of both by wish, single 单人床, family 家庭. */
  bed: 'king' | 'twin' | 'kingOrTwin' | 'single' | 'family'
  /** Width in centimetres and number, one entry per kind of bed. */
  beds: { widthCm: number; count: number }[]
  maxGuests: number
  window: 'outside' | 'some' | 'inside' | 'none'
  smoking: 'no' | 'yes' | 'some'
  wiredNetwork: boolean
  /** Fen per night; absent when no bed can be added. */
  extraBed?: number
  pictures: string[]
}
