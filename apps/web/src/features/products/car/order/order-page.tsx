import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { useSearchParams } from 'react-router'
import { getCarOrderDetail } from '../../../../api/calls/products/car/order'
import { useRead } from '../../../../api/queries'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import { RideRoute } from '../ride-route'
import { LiveRide } from './live-ride'
import { RideActions } from './ride-actions'
import { RideEmergency } from './ride-emergency'
import { RideFareCard } from './ride-fare'
import { RideMap } from './ride-map'
import styles from './order-page.module.css'

export async function loader() {
  await loadOrderTexts('products/car/pages', 'products/car/rules', 'products/car/search', 'booking/policy/words')
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.carOrder({ orderId }),
  change: (orderId) => paths.carOrder({ orderId }),
  refund: (orderId) => paths.carOrder({ orderId }),
  detail: getCarOrderDetail,
}

/** One car order; what happens to its ride appears here by itself (S2.28). */
export function Component() {
  const text = useText('products/car/pages')
  const { states } = useText('products/car/rules')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getCarOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={text.orderTitle}
      chips={({ ride }) => ride.state && <Badge icon="car">{states[ride.state]}</Badge>}
    >
      {(order, readAgain) => <CarOrder order={order} onHoldOver={readAgain} />}
    </OrderScreen>
  )
}

function CarOrder({ order, onHoldOver }: { order: CarOrderDetail; onHoldOver: () => void }) {
  const text = useText('products/car/pages')
  const { carClasses } = useText('booking/policy/words')
  const { notFollowed } = useText('products/car/rules')
  const { ride } = order
  return (
    <OrderView
      order={order}
      routes={routes}
      priceNames={text.prices}
      itemOf={() => carClasses[ride.carClass]}
      onHoldOver={onHoldOver}
    >
      <LiveRide ride={ride} />
      <Card title={text.ride}>
        <RideRoute ride={ride} />
        <RideMap ride={ride} />
        <ul className={styles['facts']}>
          <li>{carClasses[ride.carClass]}</li>
          <li>{text.estimateLine({ estimate: formatPrice(ride.estimate), atMost: formatPrice(ride.atMost) })}</li>
          {ride.ticket && (
            <li>
              <span role="status">{ride.ticket}</span>
            </li>
          )}
          {ride.serviceNo && ride.followed === false && <li>{notFollowed({ service: ride.serviceNo })}</li>}
          {ride.formerDepartAt && (
            <li>
              <span role="status">
                {text.moved({ former: formatInstant(ride.formerDepartAt), now: formatInstant(ride.departAt) })}
              </span>
            </li>
          )}
          <RideEmergency order={order} />
        </ul>
        <RideActions order={order} />
      </Card>
      {ride.fare && <RideFareCard order={order} fare={ride.fare} />}
    </OrderView>
  )
}
