import type { OrderAct } from '@sojourn/contract/access/acting.calls'
import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import { orderActsOf } from '@sojourn/domain/admin/orders/order-acts'
import { paths } from '../../../paths'

type Page = (query: { orderId: string }) => string

/** Where tickets are changed and given back; what has no such page is given up on its own, and is not changed. */
const pages: Partial<Record<Product, Partial<Record<OrderAct, Page>>>> = {
  flight: { change: paths.flightChangeApply, refund: paths.flightRefund },
  intlFlight: { change: paths.intlFlightChangeApply, refund: paths.intlFlightRefund },
  train: { change: paths.trainChange, refund: paths.trainRefund },
  hotel: { refund: paths.hotelRefund },
}

/** What may be wanted of an order, and the page on which it begins. */
export const actPagesOf = (order: CompanyOrder): { act: OrderAct; to: string }[] =>
  orderActsOf(order)
    .filter((act) => act !== 'change' || pages[order.product]?.change)
    .map((act) => ({ act, to: (pages[order.product]?.[act] ?? paths.order)({ orderId: order.orderNo }) }))
