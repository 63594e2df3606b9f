import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { IconButton } from '../../../kit/button'
import { copyText } from '../../../kit/clipboard'
import { formatDate } from '../../../kit/format'
import { Icon } from '../../../kit/icon'
import { LazyImage } from '../../../kit/lazy-image'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import styles from './order-parts.module.css'
import { pictureUrl } from './picture'

/** The hotel, when and how long, the number to name at the desk, and what was agreed. */
export function OrderStay({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const shared = useText('booking/order-page')
  const { hotel } = order
  return (
    <Card title={shared.journey}>
      <div className={styles['stay']}>
        <div className={styles['house']}>
          <span className={styles['picture']}>
            <LazyImage src={pictureUrl(hotel.pictures[0])} alt="" width="100%" height="100%" />
          </span>
          <div className={styles['words']}>
            <h3>{hotel.name}</h3>
            <p className={styles['where']}>
              <Icon name="pin" size={16} />
              {hotel.address}
            </p>
            <p className={styles['where']}>
              <Icon name="phone" size={16} />
              <a href={`tel:${hotel.phone}`}>{text.call({ phone: hotel.phone })}</a>
            </p>
          </div>
        </div>
        <Confirmation confirmationNo={order.confirmationNo} />
        <Dates order={order} />
        <Facts order={order} />
      </div>
    </Card>
  )
}

function Confirmation({ confirmationNo }: { confirmationNo: string | undefined }) {
  const text = useText('products/hotel-order')
  return (
    <p className={styles['confirmation']}>
      <span>{text.confirmationNo}</span>
      {confirmationNo ? (
        <>
          <strong>{confirmationNo}</strong>
          <IconButton icon="copy" size="compact" label={text.copy} onClick={() => void copyText(confirmationNo)} />
        </>
      ) : (
        <span className={styles['soft']}>{text.confirmationLater}</span>
      )}
    </p>
  )
}

function Dates({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const words = useText('products/hotel-words')
  const { policies } = order.hotel
  const parts: [string, string, string | undefined][] = [
    [text.checkIn, formatDate(order.checkInDate), policies && text.from({ time: policies.checkInFrom })],
    [text.checkOut, formatDate(order.checkOutDate), policies && text.until({ time: policies.checkOutUntil })],
    [
      text.length,
      text.lengthOf({ nights: words.nights({ count: order.nightCount }), rooms: words.rooms({ count: order.rooms.length }) }),
      undefined,
    ],
  ]
  return (
    <dl className={styles['dates']}>
      {parts.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {more && <dd className={styles['soft']}>{more}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Facts({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const words = useText('products/hotel-words')
  const bookText = useText('booking/book')
  const { rate, way } = order
  const breakfasts = Math.max(0, ...order.rooms.flatMap(({ nights }) => nights.map((night) => night.breakfasts)))
  const requests = order.requests.map((code) => text.requestNames[code])
  const facts: [string, string][] = [
    [text.room, [order.roomName, text.ways[way]].filter(Boolean).join(' · ')],
    [text.arrival, order.latestArrivalName],
    [text.meals, words.breakfasts({ count: breakfasts })],
    [text.payment, words.payments[order.hotelType]],
    [text.requests, requests.length > 0 ? bookText.list({ items: requests }) : text.noRequests],
  ]
  if (rate) facts.push([text.invoice, words.invoices[rate.invoice]])
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
