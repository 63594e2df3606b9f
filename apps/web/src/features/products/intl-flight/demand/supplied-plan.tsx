import { planPriceOf, withTaxes } from '@sojourn/domain/products/intl-flight/demand/plan'
import { Badge } from '../../../../kit/marks/badge'
import { Price } from '../../../../kit/marks/price'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'
import { PlanJourney } from './plan-journey'
import { PlanRules } from './plan-rules'
import type { OfferForm } from './offer-form'

/** A plan of the supply before it is sent: flights, price, and the times by which it is bought. */
export function SuppliedPlan({ offer, rules, count }: { offer: OfferForm; rules: string; count: number }) {
  const text = useText('products/intl-flight/demand/words')
  const { seats, ticketBy, priceUntil, prices, total } = offer
  const adult = planPriceOf(offer, 'adult') ?? prices[0]!
  return (
    <div className={styles['supplied']}>
      <PlanJourney plan={offer} />
      <div className={styles['words']}>
        <span>
          <Price fen={withTaxes(adult)} size="large" /> <span className={styles['soft']}>{text.perAdult}</span>
        </span>
        {prices.map(({ passenger, fare, taxes }) => (
          <span key={passenger} className={styles['soft']}>
            {text.passengers[passenger]} {text.fareAndTaxes({ fare: formatPrice(fare), taxes: formatPrice(taxes) })}
          </span>
        ))}
        <span className={styles['soft']}>{text.offerTotal({ amount: formatPrice(total), count })}</span>
        <span className={styles['soft']}>
          {text.seats({ count: seats })} · {text.ticketBy({ time: formatInstant(ticketBy) })}
        </span>
        <span className={styles['soft']}>{text.priceUntil({ time: formatInstant(priceUntil) })}</span>
        <SupplyMarks {...offer} />
      </div>
      <PlanRules rules={rules} />
    </div>
  )
}

/** What is peculiar to buying it. */
export function SupplyMarks({ instantPayment, separateTickets }: Pick<OfferForm, 'instantPayment' | 'separateTickets'>) {
  const text = useText('products/intl-flight/demand/words')
  if (!instantPayment && !separateTickets) return null
  return (
    <span className={styles['line']}>
      {instantPayment && <Badge tone="warn">{text.instantPayment}</Badge>}
      {separateTickets && <Badge tone="warn">{text.separateTickets}</Badge>}
    </span>
  )
}
