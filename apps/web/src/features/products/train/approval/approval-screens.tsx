import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { readText } from '../../../../kit/text/text'
import { fareColumn, nameColumn } from '../../../booking/approval/alternative-columns'
import type { ApprovalScreens } from '../../../booking/product/screens'
import { formatDate, formatDuration, formatSpan } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Price } from '../../../../kit/marks/price'
import styles from '../../../booking/approval/approval-case.module.css'

/** One ride of a train order, as an approver reads it. */
function ApprovalRide({ ride }: { ride: TrainOrderDetail['rides'][number] }) {
  return (
    <li className={styles['segment']}>
      <div className={styles['segmentHead']}>
        <Icon name="train" size={18} />
        <span>{ride.trainNo}</span>
        <span className={styles['faint']}>{formatDate(ride.departDate)}</span>
      </div>
      <div className={styles['times']}>
        <div>
          <span className={styles['clock']}>{ride.departTime}</span>
          <span>{ride.departStationName}</span>
        </div>
        <div className={styles['line']}>
          <span className={styles['faint']}>{formatDuration(ride.durationMinutes)}</span>
          <span className={styles['rule']} aria-hidden />
        </div>
        <div>
          <span className={styles['clock']}>
            {ride.arriveTime}
            {ride.spanDays > 0 && <sup className={styles['span']}>{formatSpan(ride.spanDays)}</sup>}
          </span>
          <span>{ride.arriveStationName}</span>
        </div>
      </div>
      <div className={styles['fare']}>
        <Price fen={ride.ticketPrice} tone="plain" />
        <span className={styles['faint']}>{ride.seatName}</span>
      </div>
    </li>
  )
}

/** What approvers read of train rides. */
export const approval: ApprovalScreens<TrainOrderDetail> = {
  texts: 'products/train/words',
  Journey: ({ order }) => order.rides.map((ride) => <ApprovalRide key={ride.index} ride={ride} />),
  columns: () => {
    const text = readText('booking/approval/page')
    const seatNames: Record<string, string> = readText('products/train/words').seats
    return [
      nameColumn(text.train),
      fareColumn(text.fare),
      { key: 'seat', head: text.seat, cell: ({ cabin }) => seatNames[cabin] ?? cabin },
    ]
  },
  priceWords: () => readText('products/train/words').prices,
}
