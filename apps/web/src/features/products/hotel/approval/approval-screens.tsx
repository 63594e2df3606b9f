import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { Price } from '../../../../kit/marks/price'
import { readText, useText } from '../../../../kit/text/text'
import { nameColumn } from '../../../booking/approval/alternative-columns'
import styles from '../../../booking/approval/approval-case.module.css'
import type { ApprovalScreens } from '../../../booking/product/screens'
import { Icon } from '../../../../kit/marks/icon'

/** The stay of a hotel order, as an approver reads it. */
function ApprovalStay({ order }: { order: HotelOrderDetail }) {
  const text = useText('booking/approval/page')
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
        <span className={styles['faint']}>{text.paymentMethods[order.hotelType]}</span>
      </div>
    </li>
  )
}

/** What approvers read of a stay. */
export const approval: ApprovalScreens<HotelOrderDetail> = {
  texts: 'products/hotel/words',
  Journey: ApprovalStay,
  columns: ({ nightCount }) => {
    const text = readText('booking/approval/page')
    return [
      nameColumn(text.room),
      {
        key: 'night',
        head: text.perNight,
        align: 'end',
        cell: (one) => <Nights fen={one.ticketPrice} nights={nightCount} />,
      },
    ]
  },
  priceWords: () => readText('products/hotel/words').prices,
}

/** A room for one night, and for all of them. */
function Nights({ fen, nights }: { fen: number; nights: number }) {
  const text = useText('booking/approval/page')
  return (
    <span className={styles['nights']}>
      <Price fen={Math.round(fen / nights)} tone="plain" />
      <span className={styles['faint']}>{text.allNights({ price: formatPrice(fen), nights })}</span>
    </span>
  )
}
