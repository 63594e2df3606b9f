import { formatDuration, formatSpan } from '../../../kit/format'
import { useText } from '../../../kit/text'
import styles from './flight-times.module.css'
import type { FlightView } from './flight-view'

/** Departure, the way with its length and stop, arrival: the figure that every flight is read by. */
export function FlightTimes({ flight }: { flight: FlightView }) {
  const text = useText('products/flight')
  return (
    <div className={styles['times']}>
      <div className={styles['end']}>
        <span className={styles['clock']}>
          <span className="visually-hidden">{text.departs} </span>
          {flight.departTime}
        </span>
        <span className={styles['airport']}>{flight.departPlace}</span>
      </div>
      <div className={styles['way']}>
        <span>{formatDuration(flight.durationMinutes)}</span>
        <span className={styles['line']} aria-hidden />
        <span className={flight.stopPlace ? styles['stop'] : undefined}>
          {flight.stopPlace ? text.stopAt({ airport: flight.stopPlace }) : text.direct}
        </span>
      </div>
      <div className={styles['end']}>
        <span className={styles['clock']}>
          <span className="visually-hidden">{text.arrives} </span>
          {flight.arriveTime}
          {flight.spanDays > 0 && <sup className={styles['span']}>{formatSpan(flight.spanDays)}</sup>}
        </span>
        <span className={styles['airport']}>{flight.arrivePlace}</span>
      </div>
    </div>
  )
}
