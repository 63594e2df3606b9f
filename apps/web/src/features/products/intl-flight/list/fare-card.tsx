import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { carbonKg } from '@sojourn/domain/products/intl-flight/carbon'
import type { FareFamily } from '@sojourn/domain/reference/air/fare-families'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { classNames } from '../../../../kit/browser/class-names'
import { Popover } from '../../../../kit/overlays/popover'
import { Price } from '../../../../kit/marks/price'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { penaltyWords } from './card-words'
import styles from './fare-card.module.css'
import { FareRules } from './fare-rules'
import type { ItineraryCardProps } from './card-props'
import { bookable } from './listed'
import { shownPrice } from './price-shown'

type FareCardProps = ItineraryCardProps & {
  fare: IntlFare
  /** As its carrier calls it; absent where nobody has read that. */
  family: FareFamily | undefined
}

/** One fare: what it gives, what it costs to undo, what policy says of it, and its price. */
export function FareCard(props: FareCardProps) {
  const { fare, family, policyApplies, nameOf } = props
  const text = useText('products/intl-flight/search/list')
  return (
    <li className={classNames(styles['fare'], !bookable(fare) && styles['locked'])}>
      <div className={styles['head']}>
        <strong>{family?.name ?? text.brands[fare.brand]}</strong>
        {family && <span className={styles['brand']}>{text.brands[fare.brand]}</span>}
        {fare.fareType !== 'published' && <Badge tone="brand">{text.fareTypes[fare.fareType]}</Badge>}
      </div>
      <Terms {...props} />
      <Cautions {...props} />
      {policyApplies && (
        <div className={styles['policy']}>
          <VerdictBadge verdict={fare.verdict} />
          {fare.violations.length > 0 && <PolicyNotes violations={fare.violations} nameOf={nameOf} />}
        </div>
      )}
      <Buy {...props} />
    </li>
  )
}

const fewSeats = 9

function Terms({ fare, family, itinerary, asked, searchId, names }: FareCardProps) {
  const text = useText('products/intl-flight/search/list')
  const flown = useText('products/intl-flight/search/itinerary')
  const refund = penaltyWords(text, fare.digest.refund, fare.digest.refundFee)
  const change = penaltyWords(text, fare.digest.change, fare.digest.changeFee)
  const choice = { searchId, itineraryKey: itinerary.itineraryKey, fareKey: fare.fareKey }
  return (
    <dl className={styles['terms']}>
      <CabinLines fare={fare} itinerary={itinerary} />
      <BaggageLines fare={fare} itinerary={itinerary} />
      {family && <FamilyLines family={family} />}
      <dt>{text.refund}</dt>
      <dd className={styles[refund.tone]}>{refund.words}</dd>
      <dt>{text.change}</dt>
      <dd className={styles[change.tone]}>{change.words}</dd>
      <dt className="visually-hidden">{flown.cabins[fare.cabins[0] ?? 'Y']}</dt>
      <dd className={styles['whole']}>{text.carbon({ kilograms: carbonKg(itinerary.flights, fare.cabins) })}</dd>
      <dd className={styles['rules']}>
        <Popover label={text.rules} title={text.rules}>
          <FareRules tempOrderNo={asked.tempOrderNo} choices={[...asked.chosen, choice]} names={names} />
        </Popover>
      </dd>
    </dl>
  )
}

/** What goes with a brand of its carrier beside baggage and rules. */
function FamilyLines({ family: { seat, miles, priority, lounge } }: { family: FareFamily }) {
  const { family: text } = useText('products/intl-flight/search/list')
  const more = [priority && text.priority, lounge && text.lounge].filter((line) => line !== false)
  return (
    <>
      <dt>{text.seat}</dt>
      <dd>{text.seats[seat]}</dd>
      <dt>{text.miles}</dt>
      <dd>{miles === 0 ? text.noMiles : text.percent({ miles })}</dd>
      {more.length > 0 && <dd className={styles['whole']}>{more.join(' · ')}</dd>}
    </>
  )
}

type OnFlights = Pick<FareCardProps, 'fare' | 'itinerary'>

/** Cabin and class, flight by flight where they differ. */
function CabinLines({ fare, itinerary }: OnFlights) {
  const text = useText('products/intl-flight/search/itinerary')
  const lines = fare.cabins.map((cabin, index) =>
    text.cabinClass({ cabin: text.cabins[cabin], letter: fare.bookingClasses[index] ?? '' }),
  )
  return <Lines lines={lines} flights={itinerary.flights} />
}

function BaggageLines({ fare, itinerary }: OnFlights) {
  const text = useText('products/intl-flight/search/itinerary')
  return <Lines lines={fare.baggage.map(text.baggage)} flights={itinerary.flights} />
}

/** One line where all flights are alike, else one for each. */
function Lines({ lines, flights }: { lines: readonly string[]; flights: readonly { flightNo: string }[] }) {
  if (new Set(lines).size === 1) return <dd className={styles['whole']}>{lines[0]}</dd>
  return lines.map((line, index) => (
    <dd key={flights[index]!.flightNo} className={styles['whole']}>
      {flights[index]!.flightNo} {line}
    </dd>
  ))
}

/** What makes a fare other than it looks: several tickets, no time for approval, and by when it is to be ticketed. */
function Cautions({ fare }: FareCardProps) {
  const text = useText('products/intl-flight/search/list')
  return (
    <ul className={styles['cautions']}>
      {fare.separateTickets && <li className={styles['warn']}>{text.separateTickets}</li>}
      {fare.instantPayment ? (
        <li className={styles['warn']}>{text.instantPayment}</li>
      ) : (
        <li>{text.ticketBy({ moment: formatInstant(fare.ticketBy) })}</li>
      )}
      {fare.seats <= fewSeats && <li className={styles['warn']}>{text.seatsLeft({ count: fare.seats })}</li>}
    </ul>
  )
}

function Buy({ fare, itinerary, onChoose, refusal, action, mode, before, party }: FareCardProps) {
  const text = useText('products/intl-flight/search/list')
  const price = shownPrice(fare, before, mode)
  const forbidding = fare.violations.find(({ handling }) => handling === 'forbid')
  const reason = bookable(fare) ? refusal : (forbidding?.sentence ?? text.locked)
  const offer = `${itinerary.flights.map(({ flightNo }) => flightNo).join(' ')} ${text.brands[fare.brand]} ${formatPrice(price)}`
  return (
    <div className={styles['buy']}>
      <span className={styles['price']}>
        <span>
          {mode === 'difference' && before && price >= 0 && '+'}
          <Price fen={price} />
        </span>
        <InBase fen={price} rate={baseRate()} />
        {party > 1 && <span className={styles['soft']}>{text.partyPrice({ count: party, price: formatPrice(fare.total) })}</span>}
      </span>
      <Button
        kind="brand"
        size="compact"
        disabledReason={reason}
        aria-label={`${action} ${offer}`}
        onClick={() => onChoose(itinerary, fare)}
      >
        {action}
      </Button>
    </div>
  )
}
