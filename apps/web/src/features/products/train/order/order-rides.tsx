import type { TrainOrderDetail, TrainRide } from '@sojourn/contract/products/train-order.calls'
import { formatPrice } from '../../../../kit/text/format'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { TrainJourney } from '../train-journey'
import { TrainPlaces } from './train-places'
import { viewOfRide } from '../train-view'

/** Every ride of an order with who sits where; of a change the former one too. */
export function OrderRides({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train-order')
  const { journey, givenUp } = useText('booking/order-page')
  const changed = order.formerRides.length > 0
  const labelOf = (index: number) =>
    changed ? text.changedTo : order.rides.length > 1 ? text.rideOf({ number: index + 1 }) : undefined
  return (
    <Card title={journey}>
      {order.formerRides.map((ride) => (
        <Ride
          key={`former ${ride.index}`}
          ride={ride}
          label={text.former}
          gone={order.standing === 'none' ? undefined : givenUp}
        />
      ))}
      {order.rides.map((ride, index) => (
        <Ride
          key={ride.index}
          ride={ride}
          label={labelOf(index)}
          gone={order.goneSegments.includes(ride.index) ? givenUp : undefined}
        >
          {order.kind !== 'refund' && <TrainPlaces order={order} ride={ride.index} />}
        </Ride>
      ))}
    </Card>
  )
}

interface RideProps {
  ride: TrainRide
  label: string | undefined
  gone: string | undefined
  children?: React.ReactNode
}

function Ride({ ride, label, gone, children }: RideProps) {
  return (
    <TrainJourney label={label} gone={gone} train={viewOfRide(ride)}>
      <span>{ride.seatName}</span>
      <span>{formatPrice(ride.ticketPrice)}</span>
      {children}
    </TrainJourney>
  )
}
