import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { useNavigate } from 'react-router'
import { removeTripOrder } from '../../../api/calls/booking/trip'
import { useWrite } from '../../../api/queries'
import { IconButton } from '../../../kit/actions/button'
import { ask } from '../../../kit/overlays/modal-queue'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { OrderLine } from './trip-order-line'
import { tripReads } from './trip-reads'

/** All orders of a trip, also those that are over; a booking can be taken out, with all that hangs on it. */
export function TripOrders({ trip }: { trip: TripView }) {
  const text = useText('booking/trip/page')
  const navigate = useNavigate()
  const remove = useWrite(removeTripOrder, tripReads)
  const takeOut = async ({ orderNo, title }: OrderSummary) => {
    if (!(await ask({ title: text.removeTitle, message: text.removeText({ title }), confirm: text.removeOrder, cancel: true })))
      return
    remove.mutate(
      { travelOrderNo: trip.travelOrderNo, orderNo },
      {
        onSuccess: () => {
          toast(text.removed, 'good')
          if (trip.orderList.filter(({ kind, parentOrderNo }) => kind === 'booking' && parentOrderNo === undefined).length === 1)
            void navigate(paths.trips())
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  return (
    <Card title={text.ordersTitle}>
      <ul>
        {trip.orderList.map((order) => (
          <OrderLine
            key={order.orderNo}
            order={order}
            action={
              trip.own &&
              order.kind === 'booking' &&
              order.parentOrderNo === undefined && (
                <IconButton
                  icon="close"
                  size="compact"
                  label={text.removeOf({ title: order.title })}
                  onClick={() => void takeOut(order)}
                />
              )
            }
          />
        ))}
      </ul>
    </Card>
  )
}
