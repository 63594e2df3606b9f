import type { HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { wholeOf } from '@sojourn/domain/products/hotel/order-price'
import { useText } from '../../../kit/text/text'

type Priced = Pick<HotelCheckResult, 'prices' | 'total'> & { rate: Pick<HotelCheckResult['rate'], 'hotelType'> }

/**
 * The price of a stay in lines, and what the bar beside the button says. Of one that is paid at the desk the total is only what is paid
 * here, and the bar says what the desk takes.
 */
export function useStayPrice({ rate, prices, total }: Priced) {
  const { payable } = useText('products/hotel/book')
  const { prices: names, payments } = useText('products/hotel/words')
  const { total: ofOrder } = useText('booking/placing/book')
  const lines = { lines: prices, names, total }
  return rate.hotelType === 1
    ? { price: { ...lines, totalLabel: payable }, bar: { total: wholeOf(prices), totalLabel: payments[1] } }
    : { price: { ...lines, totalLabel: ofOrder }, bar: { total, totalLabel: ofOrder } }
}
