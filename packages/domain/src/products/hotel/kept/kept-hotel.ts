import type { LocalText } from '@sojourn/contract/kit/language'

/** Part of what an order keeps of a stay (kept-stay.ts): whoever changes a field here makes a new version there. */
export interface KeptHotel {
  /** City id and a number in that city; 0 of a hotel that nobody carries. */
  hotelId: string
  cityId: number
  name: LocalText
  address: LocalText
  /** Ids of the places of the city. */
  districtId?: string
  areaId?: string
  /** Degrees of WGS-84. */
  position: { latitude: number; longitude: number }
  /** S9.13. */
  starCode: number
  brandId?: string
  /** S3.30, 1 to 4; absent for a hotel of no chain. */
  chainType?: number
  /** Tenths, 0 to 50; 0 is not yet rated. */
  score: number
  comments: number
  facilities: KeptFacility[]
  /** Names of drawn pictures, the front first. */
  pictures: string[]
}
export type KeptFacility =
  | 'wifi'
  | 'parking'
  | 'gym'
  | 'pool'
  | 'meetingRoom'
  | 'airportShuttle'
  | 'laundry'
  | 'restaurant'
  | 'carCharging'

export type KeptOrigin = 'mainland' | 'hongKongMacaoTaiwan' | 'foreign'

export interface KeptPolicies {
  /** HH:mm of the hotel's clocks. */
  checkInFrom: string
  checkOutUntil: string
  /** Guests that the hotel may take. */
  guests: KeptOrigin[]
  children: 'free' | 'bedAtCharge' | 'no'
  pets: boolean
  /** Deposit at the desk in fen; 0 is none. */
  deposit: number
  cards: ('unionPay' | 'visa' | 'mastercard' | 'americanExpress' | 'jcb')[]
}

/** The room itself; its name stands with the stay. */
export interface KeptRoom {
  roomId: string
  squareMetres: number
  floors: { from: number; to: number }
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
