import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { IconButton } from '../../../../kit/actions/button'
import { copyText } from '../../../../kit/browser/clipboard'
import { Fact, FactGrid } from '../../../../kit/lists/facts'
import { formatFullDate } from '../../../../kit/text/format'
import { IconLine } from '../../../../kit/layout/icon-line'
import { LazyImage } from '../../../../kit/marks/lazy-image'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { formatMoney } from '../../../../kit/text/money'
import { useOldRate } from '../../../../kit/text/old-rate'
import { HotelRating } from '../list/hotel-card'
import styles from './order-parts.module.css'
import { pictureUrl } from '../picture/picture-url'

const tones: Record<HotelOrderDetail['stay'], Tone> = {
  held: 'neutral',
  sent: 'brand',
  confirmed: 'good',
  refused: 'bad',
  cancelled: 'locked',
  checkedIn: 'good',
  checkedOut: 'neutral',
  noShow: 'warn',
  released: 'locked',
}

/** Where one sleeps and from when to when, with the number to name at the desk. */
export function OrderStay({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel/book')
  return (
    <Card title={text.stay} action={<Badge tone={tones[order.stay]}>{order.stayName}</Badge>}>
      <div className={styles['stay']}>
        <HotelHead hotel={order.hotel} />
        <Dates order={order} />
        {order.kind === 'booking' && <Confirmation order={order} />}
        <Facts order={order} />
      </div>
    </Card>
  )
}

function HotelHead({ hotel }: Pick<HotelOrderDetail, 'hotel'>) {
  const text = useText('products/hotel/order')
  const picture = pictureUrl(hotel.pictures[0])
  return (
    <div className={styles['hotel']}>
      {picture && (
        <div className={styles['picture']}>
          <LazyImage src={picture} alt="" width="100%" height="100%" />
        </div>
      )}
      <div className={styles['words']}>
        <h3>{hotel.name}</h3>
        {hotel.englishName && <p className={styles['soft']}>{hotel.englishName}</p>}
        <HotelRating hotel={hotel} />
        <IconLine icon="pin">{hotel.address}</IconLine>
        {hotel.phone && (
          <IconLine icon="phone">
            <a href={`tel:${hotel.phone.replaceAll(' ', '')}`} aria-label={text.call(hotel)}>
              {hotel.phone}
            </a>
          </IconLine>
        )}
      </div>
    </div>
  )
}

function Dates({ order: { checkInDate, checkOutDate, nightCount, rooms, hotel } }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel/order')
  const words = useText('products/hotel/words')
  const kept = rooms.filter(({ nights }) => nights.some(({ state }) => state !== 'cancelled')).length
  return (
    <dl className={styles['dates']}>
      <div>
        <dt>{text.checkIn}</dt>
        <dd>{formatFullDate(checkInDate)}</dd>
        {hotel.policies && <dd className={styles['soft']}>{text.from({ time: hotel.policies.checkInFrom })}</dd>}
      </div>
      <div>
        <dt>{text.checkOut}</dt>
        <dd>{formatFullDate(checkOutDate)}</dd>
        {hotel.policies && <dd className={styles['soft']}>{text.until({ time: hotel.policies.checkOutUntil })}</dd>}
      </div>
      <div>
        <dt>{text.length}</dt>
        <dd>
          {text.lengthOf({ nights: words.nights({ count: nightCount }), rooms: words.rooms({ count: kept || rooms.length }) })}
        </dd>
      </div>
    </dl>
  )
}

function Confirmation({ order: { confirmationNo, stay } }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel/order')
  const awaited = stay === 'held' || stay === 'sent'
  if (!confirmationNo && !awaited) return null
  return (
    <div className={styles['confirmation']}>
      <span className={styles['soft']}>{text.confirmationNo}</span>
      {confirmationNo ? (
        <>
          <strong>{confirmationNo}</strong>
          <IconButton icon="copy" size="compact" label={text.copy} onClick={() => void copyText(confirmationNo)} />
        </>
      ) : (
        <span>{text.confirmationLater}</span>
      )}
    </div>
  )
}

/** What was agreed, by what it is called. */
function useFacts(order: HotelOrderDetail): [string, string | undefined][] {
  const text = useText('products/hotel/order')
  const words = useText('products/hotel/words')
  const { list } = useText('booking/placing/book')
  const { room, rate, requests, requestAnswers } = order
  const oldRate = useOldRate()
  const orderedOn = localOf(order.createdAt, chinaOffsetMinutes).date
  const answered = (code: (typeof requests)[number]) => requestAnswers.find(({ request }) => request === code)?.sentence
  const wishes = requests.map((code) => answered(code) ?? text.requestNames[code])
  const meals = [...new Set(order.rooms.flatMap(({ nights }) => nights.map(({ breakfasts }) => breakfasts)))]
  const joined = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' · ')
  return [
    [text.room, joined([order.roomName, room && words.beds[room.bed], room && words.area({ metres: room.squareMetres })])],
    [text.meals, list({ items: meals.map((count) => words.breakfasts({ count })) })],
    [text.arrival, order.latestArrivalName],
    [text.requests, wishes.length > 0 ? list({ items: wishes }) : text.noRequests],
    [text.payment, words.payments[order.hotelType]],
    [
      text.localMoney,
      order.local &&
        rate?.local &&
        joined([
          text.localTotal({ amount: formatMoney(order.local.total), date: rate.local.rateDate }),
          oldRate(rate.local.rateDate, orderedOn),
        ]),
    ],
    [text.invoice, rate && joined([words.invoices[rate.invoice], rate.specialInvoice && words.specialInvoice])],
  ]
}

function Facts({ order }: { order: HotelOrderDetail }) {
  return (
    <FactGrid>
      {useFacts(order).map(
        ([label, value]) =>
          value && (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ),
      )}
    </FactGrid>
  )
}
