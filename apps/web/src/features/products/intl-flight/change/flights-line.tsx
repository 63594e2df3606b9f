import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { formatDate } from '../../../../kit/text/format'
import styles from '../../../booking/after-sale/coupon-choice.module.css'
import { airportLabel, intlNamesOf } from '../itinerary/names'

interface FlightsLineProps {
  segments: readonly Pick<
    IntlOrderSegment,
    'flightNo' | 'departAirport' | 'arriveAirport' | 'departDate' | 'departTime' | 'arriveDate' | 'arriveTime'
  >[]
  dictionary: IntlDictionary
}

/** The flights of one direction in one line: numbers, both ends, and when it leaves. */
export function FlightsLine({ segments, dictionary }: FlightsLineProps) {
  const names = intlNamesOf(dictionary)
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return null
  return (
    <span className={styles['flight']}>
      <strong>{segments.map(({ flightNo }) => flightNo).join(' / ')}</strong>
      <span>
        {airportLabel(names, first.departAirport)} → {airportLabel(names, last.arriveAirport)}
      </span>
      <span>
        {formatDate(first.departDate)} {first.departTime}–{last.arriveTime}
        {last.arriveDate !== first.departDate && ` (${formatDate(last.arriveDate)})`}
      </span>
    </span>
  )
}
