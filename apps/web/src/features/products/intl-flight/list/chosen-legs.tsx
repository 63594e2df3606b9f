import { daysBetween } from '@sojourn/domain/kit/local-date'
import { Button } from '../../../../kit/actions/button'
import { CarrierBadge } from '../../../../kit/marks/carrier-badge'
import { Price } from '../../../../kit/marks/price'
import { formatDate, formatSpan } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import type { ChosenSlice } from '../chosen-trip'
import { airportLabel, carrierMark, intlNamesOf } from '../itinerary/names'
import styles from './chosen-legs.module.css'
import { travellerPrice } from './listed'

interface ChosenLegsProps {
  chosen: readonly ChosenSlice[]
  tripKind: 'single' | 'return' | 'multi'
  /** Goes back to a direction; what was chosen after it is chosen anew. */
  onChange: (slice: number) => void
}

/** What was chosen of the directions before, above the list of the next. */
export function ChosenLegs({ chosen, tripKind, onChange }: ChosenLegsProps) {
  return (
    <ol className={styles['legs']}>
      {chosen.map((one, slice) => (
        <li key={one.choice.itineraryKey + slice}>
          <Leg
            chosen={one}
            slice={slice}
            tripKind={tripKind}
            onChange={() => onChange(slice)}
            last={slice === chosen.length - 1}
          />
        </li>
      ))}
    </ol>
  )
}

interface LegProps {
  chosen: ChosenSlice
  slice: number
  tripKind: ChosenLegsProps['tripKind']
  onChange: () => void
  last: boolean
}

function Leg({ chosen: { segments, fare, dictionary, itinerary }, slice, tripKind, onChange, last }: LegProps) {
  const text = useText('products/intl-flight/search/list')
  const names = intlNamesOf(dictionary)
  const first = segments[0]!
  const end = segments.at(-1)!
  const name = tripKind === 'multi' ? text.chosenLeg({ index: slice + 1 }) : text.chosenOutbound
  const days = daysBetween(first.departDate, end.arriveDate)
  return (
    <section aria-label={name} className={styles['leg']}>
      <div className={styles['title']}>
        <strong>{name}</strong>
        <span>{formatDate(first.departDate)}</span>
      </div>
      <div className={styles['flights']}>
        <CarrierBadge {...carrierMark(names, first.carrier)} />
        <span>
          {segments.map(({ flightNo }) => flightNo).join(' / ')} · {text.brands[fare.brand]}
        </span>
      </div>
      <div className={styles['times']}>
        <strong>{first.departTime}</strong> {airportLabel(names, first.departAirport, first.departTerminal)} →{' '}
        <strong>{end.arriveTime}</strong>
        {days !== 0 && <sup>{formatSpan(days)}</sup>} {airportLabel(names, end.arriveAirport, end.arriveTerminal)}
        {' · '}
        {itinerary.connections.length === 0
          ? text.direct
          : text.via({
              count: itinerary.connections.length,
              places: itinerary.connections.map(({ arriveAirport }) => arriveAirport).join(' · '),
            })}
      </div>
      <span className={styles['price']}>{last && <Price fen={travellerPrice(fare)} tone="plain" />}</span>
      <Button size="compact" aria-label={text.changeChosenOf({ name })} onClick={onChange}>
        {text.changeChosen}
      </Button>
    </section>
  )
}
