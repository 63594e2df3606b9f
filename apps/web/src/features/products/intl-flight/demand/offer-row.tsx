import type { PlanOffer } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { Button } from '../../../../kit/actions/button'
import { Badge } from '../../../../kit/marks/badge'
import { Price } from '../../../../kit/marks/price'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { formatDuration, formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'
import { SupplyMarks } from './supplied-plan'

interface OfferRowProps {
  offer: PlanOffer
  /** How many travel. */
  count: number
  busy: boolean
  onTake: () => void
}

/** One offer of the supply for a leg: when and how it flies, what it costs, and by when it is ticketed. */
export function OfferRow({ offer, count, busy, onTake }: OfferRowProps) {
  const text = useText('products/intl-flight/demand/words')
  const { flights, durationMinutes, seats, ticketBy, brand } = offer
  const [first, last] = [flights[0]!, flights.at(-1)!]
  const later = daysBetween(first.departDate, last.arriveDate)
  const stops = flights.length - 1
  const names = flights.map(({ carrierName, flightNo }) => `${carrierName} ${flightNo}`).join(' / ')
  return (
    <li className={styles['offerRow']}>
      <div className={styles['words']}>
        <strong>
          {first.departTime} {first.departName} → {last.arriveTime}
          {later > 0 && ` ${text.nextDay({ days: later })}`} {last.arriveName}
        </strong>
        <span>{names}</span>
        <span className={styles['soft']}>
          {[
            stops === 0
              ? text.direct
              : text.stops({
                  count: stops,
                  places: flights
                    .slice(1)
                    .map(({ departName }) => departName)
                    .join(' / '),
                }),
            formatDuration(durationMinutes),
            `${[...new Set(flights.map(({ cabin }) => text.cabins[cabin]))].join(' / ')} ${text.brands[brand]}`,
          ].join(' · ')}
        </span>
        <span className={styles['soft']}>
          {text.seats({ count: seats })} · {text.ticketBy({ time: formatInstant(ticketBy) })}
        </span>
        <SupplyMarks {...offer} />
      </div>
      <Deal offer={offer} count={count} busy={busy} names={names} onTake={onTake} />
    </li>
  )
}

/** What it costs, what the standards of the travellers say, and the way to take it. */
function Deal({ offer, count, busy, names, onTake }: OfferRowProps & { names: string }) {
  const text = useText('products/intl-flight/demand/words')
  const { perAdult, total } = offer
  return (
    <div className={styles['offerDeal']}>
      <span>
        <Price fen={perAdult} /> <span className={styles['soft']}>{text.perAdult}</span>
      </span>
      {count > 1 && <span className={styles['soft']}>{text.offerTotal({ amount: formatPrice(total), count })}</span>}
      <span className={styles['line']}>
        <VerdictBadge verdict={offer.verdict} />
        {offer.overBudget && (
          <Badge tone="excess" icon="wallet">
            {text.overBudget}
          </Badge>
        )}
      </span>
      <Button
        kind="brand"
        size="compact"
        busy={busy}
        aria-label={text.takeOfferOf({ flights: names, price: formatPrice(perAdult) })}
        onClick={onTake}
      >
        {text.takeOffer}
      </Button>
    </div>
  )
}
