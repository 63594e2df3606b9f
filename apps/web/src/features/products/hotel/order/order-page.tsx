import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { useSearchParams } from 'react-router'
import { getHotelOrderDetail } from '../../../../api/calls/products/hotel-order'
import { useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import { HousePolicies } from '../detail/detail-facts'
import { OrderAlternatives } from './order-alternatives'
import { OrderNotes } from './order-notes'
import { AlteredNights, OrderRooms } from './order-rooms'
import { OrderRules } from './order-rules'
import { OrderStay } from './order-stay'

export async function loader() {
  await loadOrderTexts('products/hotel-words', 'products/hotel-order', 'products/hotel-book', 'products/hotel-detail')
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.hotelOrder({ orderId }),
  // A stay is not changed: its rooms are given up and others booked.
  change: (orderId) => paths.hotelRefund({ orderId }),
  refund: (orderId) => paths.hotelRefund({ orderId }),
  detail: getHotelOrderDetail,
}

/** One hotel order; what the hotel answers appears here by itself (S2.25). */
export function Component() {
  const text = useText('products/hotel-order')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getHotelOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={read.data?.kind === 'refund' ? text.refundTitle : text.title}
      chips={({ way }) => text.ways[way] && <Badge icon="external">{text.ways[way]}</Badge>}
    >
      {(order, readAgain) => <HotelOrder order={order} onHoldOver={readAgain} />}
    </OrderScreen>
  )
}

function HotelOrder({ order, onHoldOver }: { order: HotelOrderDetail; onHoldOver: () => void }) {
  const { prices } = useText('products/hotel-words')
  const { payable } = useText('products/hotel-book')
  const atHotel = order.hotelType === 1
  const refund = order.kind === 'refund'
  return (
    <OrderView
      order={order}
      routes={routes}
      priceNames={prices}
      totalLabel={atHotel ? payable : undefined}
      banner={<OrderNotes order={order} />}
      onHoldOver={onHoldOver}
    >
      {order.alternatives.length > 0 && <OrderAlternatives order={order} />}
      <OrderStay order={order} />
      {refund ? <AlteredNights alters={order.alters} /> : <OrderRooms rooms={order.rooms} />}
      {!refund && <OrderRules order={order} />}
      {!refund && order.hotel.policies && <HousePolicies policies={order.hotel.policies} />}
    </OrderView>
  )
}
