import type { LocalText } from '@sojourn/contract/kit/language'
import type { GuestOrigin, SuppliedPolicies, SuppliedHotel, SuppliedRoom } from '../../ports/hotel-property'
import type { CancellationTerms, GuaranteeTerms, SuppliedRate } from '../../ports/hotel-rate'

/** Conditions of a rate, whatever it costs tonight. */
export interface RatePlan {
  /** Last number of the rate's id. */
  slot: number
  hotelType: 1 | 2
  kind: SuppliedRate['kind']
  /** Permille of the room's price. */
  permille: number
  breakfasts: number
  /** A breakfast for each guest on Friday and Saturday nights, as a gift. */
  weekendBreakfast: boolean
  confirmation: 'instant' | 'manual'
  confirmMinutes: number
  guests: GuestOrigin[]
  cancellation: CancellationTerms
  guarantee?: Omit<GuaranteeTerms, 'startDate' | 'endDate'>
  minNights: number
  invoice: 'hotel' | 'platform'
  benefits: SuppliedRate['benefits']
  points: boolean
}
export interface PropertyRoom {
  room: SuppliedRoom
  /** Permille of the hotel's price. */
  permille: number
  /** Rooms of this kind that the hotel sells through us. */
  allotment: number
  plans: readonly RatePlan[]
}

/** A hotel as the built-in supply knows it. */
export interface Property {
  facts: SuppliedHotel
  phone: string
  openedYear: number
  renovatedYear?: number
  policies: SuppliedPolicies
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
  rooms: readonly PropertyRoom[]
}

export const sameText = (text: string): LocalText => ({ 'zh-CN': text, 'zh-TW': text, en: text })
