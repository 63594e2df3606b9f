import type { TrainRide } from '@sojourn/contract/products/train/order.calls'
import { formatDate, formatSpan } from '../../../kit/text/format'
import styles from '../../booking/after-sale/coupon-choice.module.css'

/** One ride in one line. */
export function RideLine({ ride }: { ride: TrainRide }) {
  return (
    <span className={styles['flight']}>
      <strong>{ride.trainNo}</strong>
      <span>
        {ride.departStationName} → {ride.arriveStationName}
      </span>
      <span>
        {formatDate(ride.departDate)} {ride.departTime}–{ride.arriveTime} {formatSpan(ride.spanDays)}
      </span>
      <span>{ride.seatName}</span>
    </span>
  )
}
