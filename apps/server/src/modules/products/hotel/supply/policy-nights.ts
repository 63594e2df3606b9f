import type { PolicyRoom } from '@sojourn/domain/products/hotel/policy/evaluate'

/** A night of one room in fen, with its breakfasts. */
export interface StayNight {
  date: string
  price: number
  breakfasts: number
}
/** Nights as policy compares them. */
export const policyNights = (nights: readonly StayNight[]): PolicyRoom['nights'] =>
  nights.map(({ date, price, breakfasts }) => ({ date, price, breakfast: breakfasts > 0 }))
