import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { isPlaced } from '@sojourn/domain/booking/order/transitions'
import { useNavigate } from 'react-router'
import { saveTrip } from '../../../api/calls/booking/trip'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { useOrderCalls } from '../product/use-products'
import { tripReads } from './trip-reads'
import styles from './trip.module.css'

/** The trip that an order belongs to, or the way to one for its booker. */
export function TripLink({ order }: { order: OrderSummary }) {
  const text = useText('booking/trip/link')
  const navigate = useNavigate()
  const save = useWrite(saveTrip, [...tripReads, ...useOrderCalls()])
  if (order.travelOrderNo)
    return (
      <Card title={text.title}>
        <ButtonLink wide icon="briefcase" to={paths.trip({ travelOrderNo: order.travelOrderNo })}>
          {text.view}
        </ButtonLink>
      </Card>
    )
  if (order.kind !== 'booking' || order.parentOrderNo !== undefined || !order.isOwn || !isPlaced(stateOfNumber(order.state)))
    return null
  const make = () =>
    save.mutate(
      { orderNos: [order.orderNo] },
      {
        onSuccess: (saved) => {
          toast(text.made, 'good')
          void navigate(paths.trip(saved))
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <Card title={text.title}>
      <div className={styles['stack']}>
        <p className={styles['hint']}>{text.none}</p>
        <Button wide icon="plus" busy={save.isPending} onClick={make}>
          {text.make}
        </Button>
      </div>
    </Card>
  )
}
