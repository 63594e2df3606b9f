import type { TrainOrderDetail, TrainPlace } from '@sojourn/contract/products/train-order.calls'
import { Badge } from '../../../../kit/marks/badge'
import { formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import { placeLabel } from '../place-label'
import styles from './train-places.module.css'

/** Who sits where on one ride, with gate and price. */
export function TrainPlaces({ order, ride }: { order: Pick<TrainOrderDetail, 'places'>; ride: number }) {
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
  const text = useText('products/train')
  const orderText = useText('products/train-order')
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
