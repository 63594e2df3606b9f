import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { Badge, type Tone } from '../../../kit/badge'
import { formatDate, formatInstant, formatPrice } from '../../../kit/format'
import { Icon } from '../../../kit/icon'
import { LazyImage } from '../../../kit/lazy-image'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { DetailHead } from './detail-head'
import { formatMoney } from './format'
import styles from './order-stay.module.css'
import { pictureUrl } from './picture'
import { RoomFacts } from './room-offer'

/** Hotel, room, dates and what the hotel says of the booking. */
export function StayCard({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const words = useText('products/hotel-words')
  const { hotel, rate } = order
  return (
    <Card title={text.stay}>
      {order.confirmationNo && (
        <p className={styles['confirmation']}>
          <Icon name="checkCircle" />
          <span>
            {text.confirmationNo} <strong>{order.confirmationNo}</strong>
            <small>{text.confirmationHint}</small>
          </span>
        </p>
      )}
      {order.decidesBy && (
        <p className={styles['pending']}>
          <Icon name="clock" />
          {text.decidesBy({ time: formatInstant(order.decidesBy) })}
        </p>
      )}
      <div className={styles['hotel']}>
        <LazyImage src={pictureUrl(hotel.pictures[0])} alt="" width={120} height={96} />
        <div className={styles['about']}>
          <strong className={styles['name']}>{hotel.name}</strong>
          <DetailHead hotel={hotel} />
          <p>
            {text.dates({
              checkIn: formatDate(order.checkInDate),
              checkOut: formatDate(order.checkOutDate),
              nights: words.nights({ count: order.nightCount }),
            })}
          </p>
          <p className={styles['soft']}>{text.arriveBy({ time: order.latestArrivalName })}</p>
          <p>
            {[
              order.roomName,
              words.rooms({ count: order.rooms.length }),
              words.payments[order.hotelType],
              rate && words.kinds[rate.kind],
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {order.room && <RoomFacts room={order.room} />}
        </div>
      </div>
      <Terms order={order} />
    </Card>
  )
}

/** Cancelling, guarantee, excess and what is paid where. */
function Terms({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const { excess, local } = order
  const lines = [
    ...order.cancellation.map(({ sentence }) => sentence),
    ...order.rules,
    order.hotelType === 1 ? text.atHotel({ amount: formatPrice(order.stayTotal) }) : undefined,
    local && text.local({ amount: formatMoney(local.total) }),
    local?.taxAtHotel && text.localTax({ amount: formatMoney(local.taxAtHotel) }),
    excess && excess.personal > 0
      ? text.excess({
          limit: formatPrice(excess.limit),
          company: formatPrice(excess.company),
          personal: formatPrice(excess.personal),
        })
      : undefined,
    order.noShowPenalty === undefined ? undefined : text.noShow({ amount: formatPrice(order.noShowPenalty) }),
  ].filter((line) => line !== undefined)
  return (
    <div className={styles['terms']}>
      <h3>{text.cancellation}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {order.guarantee && <Guarantee guarantee={order.guarantee} />}
    </div>
  )
}

function Guarantee({ guarantee }: { guarantee: NonNullable<HotelOrderDetail['guarantee']> }) {
  const text = useText('products/hotel-order')
  const { kind, network = '', lastFour = '', state } = guarantee
  const amount = formatPrice(guarantee.amount)
  return (
    <p className={styles['guarantee']}>
      <Icon name="shield" size={18} />
      {kind === 'card' ? text.guaranteeOf.card({ network, lastFour, amount }) : text.guaranteeOf.company({ amount })}
      <Badge tone={state === 'captured' ? 'bad' : state === 'held' ? 'brand' : 'neutral'}>{text.guaranteeStates[state]}</Badge>
    </p>
  )
}

const nightTones: Record<HotelOrderDetail['rooms'][number]['nights'][number]['state'], Tone> = {
  booked: 'good',
  cancelling: 'warn',
  cancelled: 'locked',
  notUsed: 'neutral',
}

/** Room by room who sleeps there, and every night with where it stands. */
export function OrderedRooms({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const bookText = useText('booking/book')
  const words = useText('products/hotel-words')
  return (
    <Card title={text.rooms}>
      <ul className={styles['rooms']}>
        {order.rooms.map(({ room, guests, nights }) => (
          <li key={room}>
            <p>
              <strong>{text.room({ number: room + 1 })}</strong> {bookText.list({ items: guests.map(({ name }) => name) })}
              {guests.map(
                ({ memberNumber, employeeId }) =>
                  memberNumber && (
                    <span key={employeeId} className={styles['soft']}>
                      {' '}
                      {text.member({ number: memberNumber })}
                    </span>
                  ),
              )}
            </p>
            <ul className={styles['nights']}>
              {nights.map(({ date, price, breakfasts, state }) => (
                <li key={date}>
                  <span>{formatDate(date)}</span>
                  <span className={styles['soft']}>{words.breakfasts({ count: breakfasts })}</span>
                  <span>{formatPrice(price)}</span>
                  <Badge tone={nightTones[state]}>{text.nightStates[state]}</Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {order.requests.length > 0 && (
        <p className={styles['soft']}>
          {text.requests({ names: bookText.list({ items: order.requests.map((code) => text.requestNames[code]) }) })}
        </p>
      )}
    </Card>
  )
}
