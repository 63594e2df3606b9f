import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { getHotelOrderDetail } from '../../../api/calls/products/hotel-order'
import { isProblem } from '../../../api/problem'
import { useRead } from '../../../api/queries'
import { Badge } from '../../../kit/badge'
import { ErrorState } from '../../../kit/error-state'
import { Page } from '../../../kit/page'
import { SkeletonList } from '../../../kit/skeleton'
import { loadTexts, useText } from '../../../kit/text'
import { paths } from '../../../paths'
import type { OrderRoutes } from '../../booking/order-page/order-head'
import { OrderChips, OrderUnknown, OrderView } from '../../booking/order-page/order-view'
import { OrderAlternatives } from './order-alternatives'
import { OrderNotes } from './order-notes'
import { AlteredNights, OrderRooms } from './order-rooms'
import { OrderRules } from './order-rules'
import { OrderStay } from './order-stay'

export async function loader() {
  await loadTexts(
    'products/hotel-words',
    'products/hotel-order',
    'products/hotel-book',
    'booking/book',
    'booking/order-page',
    'booking/traveller',
    'booking/document-links',
    'booking/time-machine-tabs',
    'booking/trip-link',
    'kit/widgets',
  )
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
  const order = useRead(getHotelOrderDetail, { orderId })
  const { refetch } = order
  const readAgain = useCallback(() => void refetch(), [refetch])
  const way = order.data && text.ways[order.data.way]
  return (
    <Page
      title={order.data?.kind === 'refund' ? text.refundTitle : text.title}
      back={paths.myBookings()}
      chips={
        order.data && (
          <OrderChips order={order.data} routes={routes}>
            {way && <Badge icon="external">{way}</Badge>}
          </OrderChips>
        )
      }
    >
      {order.data ? (
        <HotelOrder order={order.data} onHoldOver={readAgain} />
      ) : isProblem(order.error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : order.error ? (
        <ErrorState error={order.error} onRetry={readAgain} />
      ) : (
        <SkeletonList count={4} height={140} gap={16} />
      )}
    </Page>
  )
}

function HotelOrder({ order, onHoldOver }: { order: HotelOrderDetail; onHoldOver: () => void }) {
  const { prices } = useText('products/hotel-words')
  const refund = order.kind === 'refund'
  return (
    <OrderView order={order} routes={routes} priceNames={prices} banner={<OrderNotes order={order} />} onHoldOver={onHoldOver}>
      {order.alternatives.length > 0 && <OrderAlternatives order={order} />}
      <OrderStay order={order} />
      {refund ? <AlteredNights alters={order.alters} /> : <OrderRooms rooms={order.rooms} />}
      {!refund && <OrderRules order={order} />}
    </OrderView>
  )
}
