import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { useText } from '../../../../kit/text/text'
import { boughtOn } from '../chosen-trip'
import { ItineraryTimeline } from '../itinerary/itinerary-timeline'
import { itineraryView } from '../itinerary/itinerary-view'
import { useItineraryFares } from '../queries'
import { FareCard } from './fare-card'
import type { ItineraryCardProps } from './itinerary-card'
import { leadFare } from './listed'
import styles from './opened-itinerary.module.css'

/** The flights of an itinerary one by one, and its fares side by side. */
export function OpenedItinerary(props: ItineraryCardProps) {
  const { asked, itinerary, names } = props
  const text = useText('products/intl-flight-list')
  const { data, error } = useItineraryFares(asked, itinerary, itinerary.flights)
  const fares = byPrice(data?.itinerary.fares ?? itinerary.fares)
  const lead = leadFare(itinerary)
  const view = itineraryView(itinerary.flights, itinerary.connections, names, lead && boughtOn(lead))
  const numbers = itinerary.flights.map(({ flightNo }) => flightNo).join(' ')
  return (
    <div className={styles['opened']}>
      <ItineraryTimeline itinerary={view} label={numbers} />
      <ul aria-label={`${text.fares} ${numbers}`} className={styles['fares']}>
        {fares.map((fare) => (
          <FareCard key={fare.fareKey} {...props} fare={fare} />
        ))}
      </ul>
      {error && <p className={styles['note']}>{text.faresIncomplete}</p>}
      <p className={styles['note']}>{text.rulesNote}</p>
    </div>
  )
}

const byPrice = (fares: readonly IntlFare[]): IntlFare[] => fares.toSorted((a, b) => a.total - b.total)
