import type { SearchedRide } from '@sojourn/contract/products/car/car.shapes'
import { formatInstant } from '../../../kit/text/format'
import { Badge } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import { kilometresOf } from './kilometres'
import styles from './ride-route.module.css'

/** Where a ride goes, on one line. */
export function RideRoute({ ride }: { ride: Omit<SearchedRide, 'cityId'> }) {
  const text = useText('products/car/pages')
  const { types } = useText('products/car/rules')
  const { from, to, serviceNo, followed, departAt, metres, minutes, cityName, rideType } = ride
  return (
    <div className={styles['ride']}>
      <p className={styles['head']}>
        <Badge tone="brand" icon="car">
          {types[rideType]}
        </Badge>
        <strong>{formatInstant(departAt)}</strong>
        <span>{cityName}</span>
        {serviceNo && (
          <Badge icon={rideType === 'stationPickup' ? 'train' : 'plane'}>
            {followed ? text.waitsFor({ service: serviceNo }) : serviceNo}
          </Badge>
        )}
      </p>
      <ol className={styles['route']}>
        <li>{from.name}</li>
        <li>{to ? to.name : text.goesWhereTold}</li>
      </ol>
      {to && <p className={styles['soft']}>{text.route({ kilometres: kilometresOf(metres), minutes })}</p>}
    </div>
  )
}
