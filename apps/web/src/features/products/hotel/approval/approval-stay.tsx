import { formatDate } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/approval/approval-case.module.css'
import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'

/** The stay of a hotel order, as an approver reads it. */
export function ApprovalStay({ order }: { order: HotelOrderDetail }) {
  const text = useText('booking/centre-approval')
  const { hotel, roomName, checkInDate, checkOutDate, nightCount, rooms, stayTotal } = order
  return (
    <li className={styles['segment']}>
      <div className={styles['segmentHead']}>
        <Icon name="hotel" size={18} />
        <span>{hotel.name}</span>
        <span className={styles['faint']}>
          {hotel.cityName} · {hotel.address}
        </span>
      </div>
      <div>
        <p>
          {formatDate(checkInDate)} – {formatDate(checkOutDate)}
        </p>
        <p className={styles['faint']}>{text.stay({ room: roomName, nights: nightCount, rooms: rooms.length })}</p>
      </div>
      <div className={styles['fare']}>
        <Price fen={stayTotal} tone="plain" />
        <span className={styles['faint']}>{text.payWays[order.hotelType]}</span>
      </div>
    </li>
  )
}
