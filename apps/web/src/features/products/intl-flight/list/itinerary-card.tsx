import { daysBetween } from '@sojourn/domain/kit/local-date'
import { memo } from 'react'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { CarrierBadge } from '../../../../kit/marks/carrier-badge'
import { Price } from '../../../../kit/marks/price'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { formatDuration, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { JourneyTimes } from '../../../booking/journey/journey-times'
import { OfferCard } from '../../../booking/list/offer-card'
import { carrierMark, shortAirportLabel } from '../itinerary/names'
import type { ItineraryCardProps } from './card-props'
import { carbonWords, warningsOf } from './card-words'
import styles from './itinerary-card.module.css'
import { bookable, leadFare } from './listed'
import { OpenedItinerary } from './opened-itinerary'
import { shownPrice } from './price-shown'

const noBreak = '\u00A0'

/** One itinerary in one line; its flights and fares unfold below. */
export const ItineraryCard = memo(function ItineraryCard(props: ItineraryCardProps) {
  const { itinerary, names, open } = props
  const text = useText('products/intl-flight/search/list')
  const { flights, connections, durationMinutes } = itinerary
  const first = flights[0]!
  const last = flights.at(-1)!
  const places = connections
    .map(({ arriveAirport, departAirport, minutes }) =>
      `${arriveAirport === departAirport ? arriveAirport : `${arriveAirport}/${departAirport}`} ${formatDuration(minutes)}`.replaceAll(
        ' ',
        noBreak,
      ),
    )
    .join(' · ')
  const journey = {
    departDate: first.departDate,
    departTime: first.departTime,
    departPlace: shortAirportLabel(names, first.departAirport, first.departTerminal),
    arriveTime: last.arriveTime,
    arrivePlace: shortAirportLabel(names, last.arriveAirport, last.arriveTerminal),
    spanDays: daysBetween(first.departDate, last.arriveDate),
    durationMinutes,
  }
  return (
    <OfferCard
      anchor={itinerary.itineraryKey}
      open={open}
      className={props.refusal !== undefined && styles['refused']}
      rowClassName={styles['row']}
      panel={<OpenedItinerary {...props} />}
    >
      {(panelId) => (
        <>
          <Flights {...props} />
          <JourneyTimes
            journey={journey}
            note={connections.length === 0 ? text.direct : text.via({ count: connections.length, places })}
            stressed={connections.length > 0}
          />
          <Offer {...props} panelId={panelId} />
        </>
      )}
    </OfferCard>
  )
})

/** Who sells the flights under which numbers, what it emits, and what to be warned of. */
function Flights({ itinerary, names, averageKg }: ItineraryCardProps) {
  const text = useText('products/intl-flight/search/list')
  const carriers = [...new Set(itinerary.flights.map(({ carrier }) => carrier))]
  const carbon = carbonWords(text, itinerary.carbonKg, averageKg)
  const shares = itinerary.flights.some(({ operating }) => operating)
  return (
    <div className={styles['flights']}>
      <span className={styles['badges']}>
        {carriers.map((code) => (
          <CarrierBadge key={code} {...carrierMark(names, code)} />
        ))}
      </span>
      <div className={styles['words']}>
        <span className={styles['carriers']}>{carriers.map((code) => carrierMark(names, code).name).join(' + ')}</span>
        <span className={styles['soft']}>
          {itinerary.flights.map(({ flightNo }) => flightNo).join(' / ')}
          {shares && ` · ${text.operatedByOthers}`}
        </span>
        <span className={styles['soft']} title={carbon.compared}>
          {carbon.figure}
          <span className={styles['compared']}> · {carbon.compared}</span>
        </span>
      </div>
    </div>
  )
}

const fewSeats = 9

function Offer(props: ItineraryCardProps & { panelId: string }) {
  const { itinerary, policyApplies, party, open, onToggle, refusal, mode, before, tripKind, panelId } = props
  const text = useText('products/intl-flight/search/list')
  const fare = leadFare(itinerary)
  if (!fare) return null
  const price = shownPrice(fare, before, mode)
  const differs = mode === 'difference' && before !== undefined
  const numbers = itinerary.flights.map(({ flightNo }) => flightNo).join(' ')
  return (
    <div className={styles['offer']}>
      <div className={styles['verdict']}>
        {policyApplies && <VerdictBadge verdict={fare.verdict} />}
        {warningsOf(text, itinerary).map((warning) => (
          <Badge key={warning} tone="warn" icon="alert">
            {warning}
          </Badge>
        ))}
        {refusal && <span className={styles['refusal']}>{refusal}</span>}
      </div>
      <div className={styles['price']}>
        <span className={bookable(fare) ? undefined : styles['lockedPrice']}>
          {differs && price >= 0 && <span className={styles['plus']}>+</span>}
          <Price fen={price} size="large" />
          <span className={styles['from']}>{text.from}</span>
        </span>
        <InBase fen={price} rate={baseRate()} />
        <span className={styles['soft']}>
          {text.tripPrice[tripKind]} · {text.perTraveller}
        </span>
        {party > 1 && <span className={styles['soft']}>{text.partyPrice({ count: party, price: formatPrice(fare.total) })}</span>}
        {fare.seats <= fewSeats && <span className={styles['seats']}>{text.seatsLeft({ count: fare.seats })}</span>}
      </div>
      <Button
        kind={open ? 'plain' : 'brand'}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={`${open ? text.closeFares : text.openFares} ${numbers}`}
        className={styles['toggle']}
        onClick={() => onToggle(itinerary.itineraryKey)}
      >
        {open ? text.closeFares : text.openFares}
      </Button>
    </div>
  )
}
