import type { TrainOrderDetail, TrainPlace, TrainRide } from '@sojourn/contract/products/train/order.calls'
import { formatPrice } from '../../../../kit/text/format'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { TrainJourney } from '../train-journey'
import { viewOfRide } from '../train-view'
import { Badge } from '../../../../kit/marks/badge'
import { Icon } from '../../../../kit/marks/icon'
import { placeLabel } from '../place-label'
import styles from './train-places.module.css'

/** Every ride of an order with who sits where; of a change the former one too. */
export function OrderRides({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train/order')
  const { journey, givenUp } = useText('booking/order/page')
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
          gone={order.travelStatus === 'none' ? undefined : givenUp}
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

/** Who sits where on one ride, with gate and price. */
function TrainPlaces({ order, ride }: { order: Pick<TrainOrderDetail, 'places'>; ride: number }) {
  const places = order.places.filter((place) => place.ride === ride)
  return (
    <ul className={styles['places']}>
      {places.map((place) => (
        <Place key={`${place.traveller} ${place.ride}`} place={place} />
      ))}
    </ul>
  )
}

function Place({ place }: { place: TrainPlace }) {
  const text = useText('products/train/words')
  const orderText = useText('products/train/order')
  return (
    <li className={styles['place']}>
      <span className={styles['who']}>
        {place.name}
        {place.child && <Badge tone="brand">{orderText.child}</Badge>}
        {place.student && <Badge tone="brand">{orderText.student}</Badge>}
      </span>
      <strong className={styles['seat']}>
        {place.coach && <span className={styles['class']}>{place.seatName}</span>}
        {placeLabel(text, place)}
      </strong>
      {place.gate && <Badge icon="pin">{orderText.gate({ gate: place.gate })}</Badge>}
      <span className={styles['price']}>{formatPrice(place.price)}</span>
      {place.otherThanWished && (
        <span className={styles['other']}>
          <Icon name="info" size={14} />
          {orderText.otherThanWished}
        </span>
      )}
    </li>
  )
}
