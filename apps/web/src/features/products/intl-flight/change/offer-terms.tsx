import type { IntlChangeOffer } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { fareFamily } from '@sojourn/domain/reference/air/fare-families'
import { Badge } from '../../../../kit/marks/badge'
import { formatDuration } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { ItineraryTimeline } from '../itinerary/itinerary-timeline'
import { itineraryView } from '../itinerary/itinerary-view'
import { airportLabel, type IntlNames } from '../itinerary/names'
import { RulesTable } from '../itinerary/rules-table'
import { penaltyWords, warningsOf } from '../list/card-words'
import styles from './offer-row.module.css'

interface OfferTermsProps {
  offer: IntlChangeOffer
  names: IntlNames
}

/** What is bought with an offer: brand, bags, refund and change, and where one changes planes. */
export function OfferTerms({ offer, names }: OfferTermsProps) {
  const text = useText('products/intl-flight/search/list')
  const flown = useText('products/intl-flight/search/itinerary')
  const { brand, validatingCarrier, baggage, connections, digest } = offer
  const refund = penaltyWords(text, digest.refund, digest.refundFee)
  const change = penaltyWords(text, digest.change, digest.changeFee)
  return (
    <>
      <span className={styles['facts']}>
        <strong>{fareFamily(validatingCarrier, brand)?.name ?? text.brands[brand]}</strong>
        <span>{[...new Set(baggage.map(flown.baggage))].join(' / ')}</span>
        <span>
          {text.refund} {refund.words}
        </span>
        <span>
          {text.change} {change.words}
        </span>
      </span>
      {connections.length > 0 && (
        <span className={styles['facts']}>
          {connections.map(({ arriveAirport, departAirport, minutes }) => (
            <span key={arriveAirport}>
              {flown.change({ place: airportLabel(names, arriveAirport), time: formatDuration(minutes) })}
              {arriveAirport !== departAirport && ` → ${airportLabel(names, departAirport)}`}
            </span>
          ))}
          {warningsOf(text, offer).map((warning) => (
            <Badge key={warning} tone="warn" icon="alert">
              {warning}
            </Badge>
          ))}
        </span>
      )}
    </>
  )
}

/** The flights of an offer one by one, and the rules of its tickets where they were told. */
export function OfferFlights({ offer, names }: OfferTermsProps) {
  const text = useText('products/intl-flight/after-sale/change')
  const { segments, connections, rules = [] } = offer
  return (
    <details className={styles['more']}>
      <summary>{rules.length > 0 ? text.flightsAndRules : text.flights}</summary>
      <ItineraryTimeline label={text.to} itinerary={itineraryView(segments, connections, names, boughtIn(offer))} />
      {rules.length > 0 && <RulesTable rules={rules} caption={text.newRules} />}
    </details>
  )
}

export const boughtIn = ({ segments, cabins, bookingClasses, baggage }: IntlChangeOffer) =>
  segments.map((_segment, index) => ({
    cabin: cabins[index]!,
    bookingClass: bookingClasses[index]!,
    baggage: baggage[index]!,
  }))
