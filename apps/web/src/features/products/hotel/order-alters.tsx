import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { formatDate, formatPrice } from '../../../kit/format'
import { ButtonLink } from '../../../kit/link'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import styles from './order-stay.module.css'
import quote from '../../booking/quote.module.css'
import { formatScore } from './format'

const domesticTab = 3
const abroadTab = 4

/** The hotel refused: the money goes back, and what is near and free for the same nights. */
export function RefusedStay({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  const words = useText('products/hotel-words')
  return (
    <section role="status" className={styles['refused']}>
      <strong>{text.refusedTitle}</strong>
      <p>{text.refusedWhy}</p>
      <ul className={styles['alternatives']}>
        {order.alternatives.map(({ hotelId, name, distanceMetres, price, starCode, score }) => (
          <li key={hotelId}>
            <strong>{name}</strong>
            <span className={styles['soft']}>
              {[
                words.stars[starCode],
                words.score({ score: formatScore(score) }),
                text.alternative({ distance: words.distance({ metres: distanceMetres }) }),
              ].join(' · ')}
            </span>
            <span>
              {formatPrice(price)}
              {words.perNight}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={paths.home({ type: order.isInternational ? abroadTab : domesticTab, travelType: order.travelType })}
        kind="brand"
      >
        {text.again}
      </ButtonLink>
    </section>
  )
}

/** Of a refund: night by night what is kept and what comes back, by which rule. */
export function GivenUp({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel-order')
  return (
    <Card title={text.given}>
      <ul>
        {order.alters.map(({ room, date, guests, price, fee, amount, rule }) => (
          <li key={`${room} ${date}`} className={quote['line']}>
            <p className={quote['who']}>
              <span>
                {text.night({ date: formatDate(date), room: text.room({ number: room + 1 }) })} · {guests}
              </span>
              <span>{formatPrice(amount)}</span>
            </p>
            <dl className={quote['figures']}>
              <div>
                <dt>{text.price}</dt>
                <dd>{formatPrice(price)}</dd>
              </div>
              {fee > 0 && (
                <div>
                  <dt>{text.fee}</dt>
                  <dd>−{formatPrice(fee)}</dd>
                </div>
              )}
            </dl>
            <p className={quote['rule']}>{rule}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
