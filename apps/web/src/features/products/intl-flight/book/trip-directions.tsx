import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { formatDate, formatSpan } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { boughtOn } from '../chosen-trip'
import { directionLabels } from '../direction-labels'
import { ItineraryTimeline } from '../itinerary/itinerary-timeline'
import { itineraryView } from '../itinerary/itinerary-view'
import { intlNamesOf } from '../itinerary/names'
import { SelfTransferAfter } from '../itinerary/self-transfer'
import styles from './trip-directions.module.css'

type Trip = Pick<IntlCheckResult, 'segments' | 'itineraries' | 'selfTransfers' | 'dictionary'>

/** What each direction of a trip is called, by itself and with its ends. */
export function useDirectionNames({
  segments,
  itineraries,
  dictionary,
}: Omit<Trip, 'selfTransfers'>): { label: string | undefined; title: string }[] {
  const text = useText('products/intl-flight/check')
  const { airports } = intlNamesOf(dictionary)
  const cityOf = (code: string) => airports.get(code)?.city ?? code
  const nameOf = (code: string) => airports.get(code)?.shortName ?? code
  const ends = itineraries.map(({ segments: positions }) => ({
    from: segments[positions[0]!]!.departAirport,
    to: segments[positions.at(-1)!]!.arriveAirport,
  }))
  const labels = directionLabels(
    text,
    ends.map(({ from, to }) => ({ from: cityOf(from), to: cityOf(to) })),
  )
  return ends.map(({ from, to }, index) => {
    const route = text.route({ from: nameOf(from), to: nameOf(to) })
    return { label: labels[index], title: labels[index] ? `${labels[index]} · ${route}` : route }
  })
}

/** Every direction of a trip flight by flight, with what was chosen on each. */
export function TripDirections({ compact = false, ...trip }: Trip & { compact?: boolean }) {
  const names = intlNamesOf(trip.dictionary)
  const titles = useDirectionNames(trip)
  return trip.itineraries.map(({ itineraryKey, segments, connections, fares }, index) => {
    const { title } = titles[index]!
    const flights = segments.map((position) => trip.segments[position]!)
    return (
      <section key={itineraryKey} className={styles['direction']}>
        <h3>{title}</h3>
        {compact ? (
          <CompactFlights flights={flights} />
        ) : (
          <ItineraryTimeline
            label={title}
            itinerary={itineraryView(flights, connections, names, fares[0] && boughtOn(fares[0]))}
          />
        )}
        <SelfTransferAfter direction={index} transfers={trip.selfTransfers} names={names} />
      </section>
    )
  })
}

/** A line for each flight, beside a form. */
function CompactFlights({ flights }: { flights: Trip['segments'] }) {
  return (
    <ul className={styles['lines']}>
      {flights.map(({ flightNo, departDate, departTime, arriveDate, arriveTime }) => (
        <li key={`${flightNo} ${departDate}`}>
          <span>
            {formatDate(departDate)} {flightNo}
          </span>
          <span>
            {departTime}–{arriveTime}
            {arriveDate !== departDate && <sup>{formatSpan(daysBetween(departDate, arriveDate))}</sup>}
          </span>
        </li>
      ))}
    </ul>
  )
}
