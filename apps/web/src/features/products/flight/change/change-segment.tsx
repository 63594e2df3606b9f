import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { formatDate } from '../../../../kit/text/format'
import styles from '../../../booking/after-sale/coupon-choice.module.css'

/** One flight in one line. */
export function SegmentLine({ segment }: { segment: FlightOrderDetail['segments'][number] }) {
  return (
    <span className={styles['flight']}>
      <strong>{segment.flightNo}</strong>
      <span>
        {segment.departAirportName} → {segment.arriveAirportName}
      </span>
      <span>
        {formatDate(segment.departDate)} {segment.departTime}–{segment.arriveTime}
      </span>
    </span>
  )
}
