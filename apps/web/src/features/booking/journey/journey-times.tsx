import { classNames } from '../../../kit/browser/class-names'
import { formatDuration, formatSpan } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './journey-times.module.css'

/** One ride or flight as everybody reads it: when and where from, how long, when and where to. */
export interface JourneyView {
  departDate: string
  departTime: string
  departPlace: string
  arriveTime: string
  arrivePlace: string
  spanDays: number
  durationMinutes: number
}

export interface JourneyTimesProps {
  journey: JourneyView
  /** What stands under the line, such as a stop; stressed where it costs time. */
  note: string
  stressed?: boolean
}

/** Departure, the way with its length, arrival: the figure that every journey is read by. */
export function JourneyTimes({ journey, note, stressed }: JourneyTimesProps) {
  const text = useText('booking/placing/book')
  return (
    <div className={styles['times']}>
      <div className={styles['end']}>
        <span className={styles['clock']}>
          <span className="visually-hidden">{text.departs} </span>
          {journey.departTime}
        </span>
        <span className={styles['place']}>{journey.departPlace}</span>
      </div>
      <div className={styles['way']}>
        <span>{formatDuration(journey.durationMinutes)}</span>
        <span className={styles['line']} aria-hidden />
        <span className={classNames(styles['note'], stressed && styles['stop'])}>{note}</span>
      </div>
      <div className={styles['end']}>
        <span className={styles['clock']}>
          <span className="visually-hidden">{text.arrives} </span>
          {journey.arriveTime}
          {journey.spanDays > 0 && <sup className={styles['span']}>{formatSpan(journey.spanDays)}</sup>}
        </span>
        <span className={styles['place']}>{journey.arrivePlace}</span>
      </div>
    </div>
  )
}
