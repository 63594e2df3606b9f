import type { FlightOffer } from '@sojourn/contract/products/flight.shapes'
import { formatDuration, formatSpan } from '../../../kit/format'
import { useText } from '../../../kit/text'
import styles from './flight-times.module.css'
import { airportLabel, type FlightNames } from './format'

/** Departure, the way with its length and stop, arrival: the figure that every flight is read by. */
export function FlightTimes({ flight, names }: { flight: FlightOffer; names: FlightNames }) {
  const text = useText('products/flight')
  return (
    <div className={styles['times']}>
      <div className={styles['end']}>
        <span className={styles['clock']}>
          <span className="visually-hidden">{text.departs} </span>
          {flight.departTime}
        </span>
        <span className={styles['airport']}>{airportLabel(names, flight.departAirport, flight.departTerminal)}</span>
      </div>
      <div className={styles['way']}>
        <span>{formatDuration(flight.durationMinutes)}</span>
        <span className={styles['line']} aria-hidden />
        <span className={flight.stop ? styles['stop'] : undefined}>
          {flight.stop ? text.stopAt({ airport: airportLabel(names, flight.stop.airport) }) : text.direct}
        </span>
      </div>
      <div className={styles['end']}>
        <span className={styles['clock']}>
          <span className="visually-hidden">{text.arrives} </span>
          {flight.arriveTime}
          {flight.spanDays > 0 && <sup className={styles['span']}>{formatSpan(flight.spanDays)}</sup>}
        </span>
        <span className={styles['airport']}>{airportLabel(names, flight.arriveAirport, flight.arriveTerminal)}</span>
      </div>
    </div>
  )
}
