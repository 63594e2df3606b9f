import { changeMinutes, minutesToChange } from '@sojourn/domain/products/flight/connections'
import { formatDuration } from '../../../../kit/text/format'
import { IconLine } from '../../../../kit/layout/icon-line'
import { useText } from '../../../../kit/text/text'
import styles from './connection-change.module.css'
import type { FlightView } from '../flight-view'

/** Where one changes between the flights of a connection, and how long one waits. */
export function ConnectionChange({ first, second, total }: { first: FlightView; second: FlightView; total?: string }) {
  const text = useText('products/flight/words')
  return (
    <p className={styles['change']}>
      <span>{text.changeAt({ place: first.arriveAirportName, time: formatDuration(minutesToChange(first, second)) })}</span>
      {total && <span>{text.totalTime({ time: total })}</span>}
    </p>
  )
}

/** What the two flights of a connection have to do with each other once they are booked. */
export function ConnectionTerms() {
  const text = useText('products/flight/words')
  return (
    <div className={styles['terms']}>
      <IconLine icon="info">{text.connectionTerms({ minutes: changeMinutes.least })}</IconLine>
    </div>
  )
}
