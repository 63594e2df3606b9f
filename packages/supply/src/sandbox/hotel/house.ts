import type { LocalText } from '@sojourn/contract/kit/language'
import type { HotelCancellation, HotelGuaranteeRule, HotelPolicies, HotelRate } from '@sojourn/contract/products/hotel.shapes'
import type { SuppliedHotel, SuppliedRoom } from '../../ports/hotel'

/** Conditions of a rate, whatever it costs tonight. */
export interface RatePlan {
  /** Last number of the rate's id. */
  slot: number
  hotelType: 1 | 2
  kind: HotelRate['kind']
  /** Permille of the room's price. */
  permille: number
  breakfasts: number
  /** A breakfast for each guest on Friday and Saturday nights, as a gift. */
  weekendBreakfast: boolean
  confirmation: 'instant' | 'manual'
  confirmMinutes: number
  guests: HotelPolicies['guests']
  cancellation: HotelCancellation
  guarantee?: Omit<HotelGuaranteeRule, 'startDate' | 'endDate'>
  minNights: number
  invoice: 'hotel' | 'platform'
  benefits: HotelRate['benefits']
  points: boolean
}
export interface HouseRoom {
  room: SuppliedRoom
  /** Permille of the hotel's price. */
  permille: number
  /** Rooms of this kind that the hotel sells through us. */
  allotment: number
  plans: readonly RatePlan[]
}

/** A hotel as the built-in supply knows it. */
export interface House {
  facts: SuppliedHotel
  phone: string
  openedYear: number
  renovatedYear?: number
  policies: HotelPolicies
  /** Other words by which people look for it. */
  spoken: { names: readonly string[]; pinyin: readonly string[]; initials: readonly string[] }
  /** The brand's group in Chinese; members of it have their own price. */
  group: string
  /** Its plainest room on an ordinary night, in whole units of the city's currency. */
  base: number
  /** One breakfast, in the same units. */
  breakfast: number
  /** Guests on holiday or on business fill it on other days. */
  leisure: boolean
  seed: number
  rooms: readonly HouseRoom[]
}

export const sameText = (text: string): LocalText => ({ 'zh-CN': text, 'zh-TW': text, en: text })
