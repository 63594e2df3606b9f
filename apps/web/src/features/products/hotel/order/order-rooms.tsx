import type { HotelOrderDetail, OrderedRoom } from '@sojourn/contract/products/hotel/order.calls'
import { sum } from '@sojourn/domain/kit/money'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import { Figure } from '../../../booking/after-sale/refund/figure'
import styles from './order-parts.module.css'

const nightTones: Record<OrderedRoom['nights'][number]['state'], Tone> = {
  booked: 'good',
  cancelling: 'brand',
  cancelled: 'locked',
  used: 'neutral',
  notUsed: 'warn',
}

/** Room by room who sleeps there, and what every night costs and has become. */
export function OrderRooms({ rooms }: { rooms: readonly OrderedRoom[] }) {
  const text = useText('products/hotel/order')
  return (
    <Card title={text.rooms}>
      <ul>
        {rooms.map((room) => (
          <Room key={room.room} room={room} />
        ))}
      </ul>
    </Card>
  )
}

function Room({ room: { room, guests, nights } }: { room: OrderedRoom }) {
  const text = useText('products/hotel/order')
  const words = useText('products/hotel/words')
  return (
    <li className={styles['room']}>
      <div className={styles['roomHead']}>
        <h3>{text.roomNumber({ number: room + 1 })}</h3>
        {guests.map(({ traveller, name, memberNumber }) => (
          <span key={traveller} className={styles['guest']}>
            <Icon name="user" size={16} />
            {name}
            {memberNumber && <span className={styles['soft']}>{text.member({ number: memberNumber })}</span>}
          </span>
        ))}
      </div>
      <ul className={styles['nights']}>
        {nights.map(({ date, price, breakfasts, state }) => (
          <li key={date} className={state === 'cancelled' ? styles['gone'] : undefined}>
            <span>{formatDate(date)}</span>
            <span className={styles['soft']}>{words.breakfasts({ count: breakfasts })}</span>
            <Badge tone={nightTones[state]}>{text.nightStates[state]}</Badge>
            <span className={styles['amount']}>{formatPrice(price)}</span>
          </li>
        ))}
        <li className={styles['sum']}>
          <span>{text.roomTotal}</span>
          <span className={styles['amount']}>
            {formatPrice(sum(nights.filter(({ state }) => state !== 'cancelled').map(({ price }) => price)))}
          </span>
        </li>
      </ul>
    </li>
  )
}

/** Of a refund: night by night what is given up, what is kept and what comes back. */
export function AlteredNights({ alters }: Pick<HotelOrderDetail, 'alters'>) {
  const text = useText('products/hotel/order')
  return (
    <Card title={text.alters}>
      <ul>
        {alters.map((line) => (
          <QuoteLine
            key={`${line.room} ${line.date}`}
            name={text.alterOf({ room: text.roomNumber({ number: line.room + 1 }), date: formatDate(line.date) })}
            amount={formatPrice(line.amount)}
            note={line.guests}
          >
            <Figure label={text.lines.price} fen={line.price} />
            <Figure label={text.lines.fee} fen={-line.fee} />
          </QuoteLine>
        ))}
      </ul>
    </Card>
  )
}
