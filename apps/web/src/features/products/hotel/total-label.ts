import type { HotelCheckResult } from '@sojourn/contract/products/hotel-booking.shapes'
import { useText } from '../../../kit/text'

/** What the total is called: of a stay that is paid at the desk it is only what is paid here. */
export function useTotalLabel({ rate }: Pick<HotelCheckResult, 'rate'>): string {
  const text = useText('products/hotel-book')
  const bookText = useText('booking/book')
  return rate.hotelType === 1 ? text.payable : bookText.total
}
