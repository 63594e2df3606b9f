import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { fareFamily, type FareFamily } from '@sojourn/domain/reference/air/fare-families'
import { fareFamiliesOn } from '@sojourn/domain/reference/tables/fare-families'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { boughtOn } from '../chosen-trip'
import { Connection } from '../itinerary/connection'
import { ItineraryTimeline } from '../itinerary/itinerary-timeline'
import { connectionView, itineraryView } from '../itinerary/itinerary-view'
import { useItineraryFares } from '../queries'
import { FareCard } from './fare-card'
import type { ItineraryCardProps } from './card-props'
import { leadFare } from './listed'
import styles from './opened-itinerary.module.css'

/** The flights of an itinerary one by one, and its fares side by side. */
export function OpenedItinerary(props: ItineraryCardProps) {
  const { asked, itinerary, names } = props
  const text = useText('products/intl-flight/search/list')
  const { data, error } = useItineraryFares(asked, itinerary, itinerary.flights)
  const fares = byPrice(data?.itinerary.fares ?? itinerary.fares)
  const [all, setAll] = useState(false)
  const shown = all ? fares : brandFares(fares)
  const lead = leadFare(itinerary)
  const view = itineraryView(itinerary.flights, itinerary.connections, names, lead && boughtOn(lead))
  const { selfTransfer: from } = itinerary
  const numbers = itinerary.flights.map(({ flightNo }) => flightNo).join(' ')
  return (
    <div className={styles['opened']}>
      {from && <Connection connection={connectionView({ ...from, bags: 'recheck', protected: false, visa: 'none' }, names)} />}
      <ItineraryTimeline itinerary={view} label={numbers} />
      <ul aria-label={`${text.fares} ${numbers}`} className={styles['fares']}>
        {shown.map((fare) => (
          <FareCard key={fare.fareKey} {...props} fare={fare} family={familyOf(fare)} />
        ))}
      </ul>
      {shown.length < fares.length && (
        <Button kind="quiet" icon="chevronDown" wide onClick={() => setAll(true)}>
          {text.moreFares({ count: fares.length - shown.length })}
        </Button>
      )}
      {error && <p className={styles['note']}>{text.faresIncomplete}</p>}
      {shown.some(familyOf) && <p className={styles['note']}>{text.familiesNote({ day: formatFullDate(fareFamiliesOn) })}</p>}
      <p className={styles['note']}>{text.rulesNote}</p>
    </div>
  )
}

const familyOf = ({ validatingCarrier, brand }: IntlFare): FareFamily | undefined => fareFamily(validatingCarrier, brand)

/** Of each brand in each cabin the cheapest, side by side; the other classes of a brand only cost more. */
function brandFares(fares: readonly IntlFare[]): IntlFare[] {
  const seen = new Set<string>()
  return fares.filter(({ brand, fareType, cabins }) => {
    const key = `${brand} ${fareType} ${cabins.join()}`
    return !seen.has(key) && seen.add(key)
  })
}

const byPrice = (fares: readonly IntlFare[]): IntlFare[] => fares.toSorted((a, b) => a.total - b.total)
