import type { BookCheckResult } from '@sojourn/contract/products/flight-booking.shapes'
import { Icon } from '../../../kit/icon'
import { formatPrice } from '../../../kit/format'
import { useText } from '../../../kit/text'
import styles from '../../booking/price-change.module.css'

/** Which fares changed, from what to what; accepting is the main action of the page. */
export function PriceChange({ check }: { check: BookCheckResult }) {
  const text = useText('products/flight-check')
  return (
    <section role="alert" className={styles['change']}>
      <Icon name="alert" />
      <div>
        <strong>{text.changedTitle}</strong>
        <p>{text.changedWhy}</p>
        <ul>
          {check.journeys.map(
            ({ flight, fare, formerPrice }) =>
              formerPrice !== undefined && (
                <li key={flight.flightKey}>
                  {flight.flightNo} · {text.formerPrice} <s>{formatPrice(formerPrice)}</s> · {text.newPrice}{' '}
                  <strong>{formatPrice(fare.ticketPrice)}</strong>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  )
}
