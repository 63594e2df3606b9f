import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { BookCheckResult } from '@sojourn/contract/products/flight/booking.shapes'
import type { PriceLine } from '@sojourn/contract/products/flight/flight.shapes'
import { priceLines, totalOf, type Insurance } from '@sojourn/domain/products/flight/price'

export interface OrderPrice {
  lines: PriceLine[]
  total: number
}

/** What the order costs for these travellers, by the rule that the server uses too. */
export function orderPrice(
  journeys: readonly Pick<BookCheckResult['journeys'][number], 'flight' | 'fare'>[],
  travellers: readonly { passenger: PassengerType; insurances: readonly Insurance[]; serviceFee: number }[],
  info: Pick<BookInfo, 'insurances'>,
): OrderPrice {
  const lines = priceLines({
    journeys,
    travellers,
    insurancePrices: Object.fromEntries(info.insurances.map(({ code, price }) => [code, price])),
  })
  return { lines, total: totalOf(lines) }
}
