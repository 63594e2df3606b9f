import type { FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { directionsOf } from '@sojourn/domain/products/intl-flight/demand/plan'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'

const hour = 60

/** The flights of a plan, direction by direction; times are local to the airports. */
export function PlanJourney({ plan }: { plan: Pick<FlightPlan, 'segments'> }) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <div className={styles['journey']}>
      {directionsOf(plan.segments).map((flights, index) => (
        <section key={flights[0]!.flightNo}>
          <h4>{text.direction({ number: index + 1 })}</h4>
          <ul>
            {flights.map((flight, position) => (
              <li key={flight.flightNo}>
                {position > 0 && <p className={styles['soft']}>{text.change({ place: flight.departName })}</p>}
                <Flight flight={flight} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Flight({ flight }: { flight: FlightPlan['segments'][number] }) {
  const text = useText('products/intl-flight/demand/words')
  const later = daysBetween(flight.departDate, flight.arriveDate)
  const duration = { hours: Math.floor(flight.durationMinutes / hour), minutes: flight.durationMinutes % hour }
  return (
    <div className={styles['words']}>
      <strong>
        {formatDate(flight.departDate)} {flight.departTime} – {flight.arriveTime}
        {later > 0 && ` ${text.nextDay({ days: later })}`}
      </strong>
      <span>
        {flight.departName} → {flight.arriveName}
      </span>
      <span className={styles['soft']}>
        {[
          `${flight.carrierName} ${flight.flightNo}`,
          `${text.cabins[flight.cabin]} ${flight.bookingClass}`.trim(),
          text.duration(duration),
        ].join(' · ')}
      </span>
    </div>
  )
}
