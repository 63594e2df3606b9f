import type { FareRule } from '@sojourn/contract/products/flight/flight.shapes'
import { Badge } from '../../../kit/marks/badge'
import { classNames } from '../../../kit/browser/class-names'
import { formatDate, formatDiscount } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { ConnectionChange } from './book/connection-change'
import { FareRulePopover } from './fare-rule-popover'
import { FlightName } from './flight-name'
import { FlightTimes } from './flight-times'
import type { FlightView } from './flight-view'
import { baggageLabel, cabinLabel, type FlightText } from './format'
import styles from '../../booking/journey/journey-block.module.css'

export interface JourneyFare {
  cabin: keyof FlightText['cabins']
  bookingClass: string
  fareType: keyof FlightText['fareTypes']
  discount: number
  ticketPrice: number
  baggageKg: number
}

export interface JourneyBlockProps {
  /** Out, back, or nothing for a single journey. */
  label: string | undefined
  flight: FlightView
  /** The first flight of a connection, above the second. */
  after?: FlightView | undefined
  fare: JourneyFare
  rule: FareRule | undefined
  /** Of a government fare that was bought. */
  government?: { unit: string; verificationNo: string } | undefined
  /** Nobody flies it any more, in the words for that. */
  gone?: string | undefined
  /** Only what identifies the journey, for a summary. */
  compact?: boolean
}

/** One journey: its day, flight and times, and what the fare gives. */
export function JourneyBlock({ label, flight, after, fare, rule, government, gone, compact }: JourneyBlockProps) {
  const text = useText('products/flight/words')
  return (
    <div className={classNames(styles['journey'], compact && styles['compact'], gone && styles['gone'])}>
      {after && <ConnectionChange first={after} second={flight} />}
      <div className={styles['day']}>
        {label && <Badge tone="brand">{label}</Badge>}
        {gone && <Badge tone="locked">{gone}</Badge>}
        <strong>{formatDate(flight.departDate)}</strong>
      </div>
      <div className={styles['flight']}>
        <FlightName flight={flight} />
        <FlightTimes flight={flight} />
      </div>
      <div className={styles['fare']}>
        <span>{cabinLabel(text, fare)}</span>
        <span>{formatDiscount(fare.discount)}</span>
        {fare.fareType !== 'published' && <Badge tone="brand">{text.fareTypes[fare.fareType]}</Badge>}
        {government && <span>{text.governmentUnit({ unit: government.unit })}</span>}
        {government && <span>{text.verificationNo({ number: government.verificationNo })}</span>}
        <span>{baggageLabel(text, fare.baggageKg)}</span>
        {rule && !compact && (
          <>
            <span>{rule.summary}</span>
            <span className={styles['rule']}>
              <FareRulePopover rule={rule} fare={fare} flownAs={flight.operatingFlightNo ?? flight.flightNo} />
            </span>
          </>
        )}
      </div>
    </div>
  )
}
