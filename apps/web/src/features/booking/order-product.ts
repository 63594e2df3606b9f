import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { getFlightOrderDetail } from '../../api/calls/products/flight-order'
import type { WebResponse } from '../../api/web-call'
import type { IconName } from '../../kit/icon-paths'

/** One icon for each product code of S1.08. */
const icons: Record<OrderSummary['productType'], IconName> = {
  1: 'plane',
  2: 'globe',
  3: 'hotel',
  4: 'hotel',
  5: 'train',
  6: 'car',
  8: 'visa',
  9: 'meeting',
}
export const productIcon = (order: Pick<OrderSummary, 'productType'>): IconName => icons[order.productType]

/** The call that reads a whole order; domestic flights are the product that can be ordered so far. */
export const orderDetailCall = getFlightOrderDetail
export type OrderDetail = WebResponse<NonNullable<(typeof orderDetailCall)['contract']>>
