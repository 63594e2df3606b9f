import type { HotelPriceLine } from '@sojourn/contract/products/hotel/booking.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { hotelPriceLines, totalOf, wholeOf } from '@sojourn/domain/products/hotel/order-price'
import { ApiProblem } from '../../../../api/problem'

/** A rate that our suppliers do not carry: a partner's, or one that the agency quoted. */
export interface OffContractOffer {
  hotelName: string
  address: string | undefined
  roomName: string
  checkIn: string
  checkOut: string
  /** Fen of one room and night, tax included. */
  price: number
  breakfasts: number
  hotelType: 1 | 2
  rules: readonly string[]
}

/** What an offer comes to in fen: through us, and wherever it is paid. The server reckons by the same rule. */
export function offerPrice({ price, hotelType, checkIn, checkOut }: OffContractOffer, roomFees: readonly number[]) {
  const nights = daysBetween(checkIn, checkOut)
  const totalPrice = price * nights
  const lines: HotelPriceLine[] = hotelPriceLines({ rate: { hotelType, totalPrice }, nights, roomFees })
  return {
    lines,
    total: totalOf(lines),
    stayTotal: totalPrice * roomFees.length,
    whole: wholeOf(lines),
    fees: hotelType === 2 ? roomFees.map((fee) => fee * nights) : roomFees.map(() => 0),
  }
}

/** What stay and fee come to in fen, as the server reckons it now, of its refusal of another one. */
export function newTotal(refusal: ApiProblem): number {
  const total = refusal.detail['price']
  const { code, message, requestId } = refusal
  // As a change of price it would be asked about again and again.
  if (typeof total !== 'number') throw new ApiProblem({ code, problem: 'unavailable', message, requestId })
  return total
}

/** Employee ids in so many rooms, dealt out one after the other. */
export function dealtRooms(employeeIds: readonly string[], rooms: number): string[][] {
  return Array.from({ length: Math.min(rooms, employeeIds.length) }, (_, room) =>
    employeeIds.filter((_id, index) => index % rooms === room),
  )
}
