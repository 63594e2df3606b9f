import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatDuration } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { intlNamesOf, shortAirportLabel } from '../itinerary/names'
import styles from './notices.module.css'

type Times = IntlScheduleNotice['was']
interface NoticeTimesProps {
  notice: Pick<IntlScheduleNotice, 'was' | 'now' | 'instead'>
  flight: Pick<IntlOrderSegment, 'departAirport' | 'arriveAirport'>
  dictionary: IntlDictionary
}

/** When a flight left and when it leaves now, or what its carrier flies instead, both ends by the clocks of their airports. */
export function NoticeTimes({ notice: { was, now, instead }, flight, dictionary }: NoticeTimesProps) {
  const text = useText('products/intl-flight/after-sale/notices')
  const names = intlNamesOf(dictionary)
  const from = shortAirportLabel(names, flight.departAirport)
  const to = shortAirportLabel(names, flight.arriveAirport)
  const line = ({ departDate, departTime, arriveDate, arriveTime }: Times): string =>
    `${from} ${formatDate(departDate)} ${departTime} → ${to} ${arriveDate === departDate ? '' : `${formatDate(arriveDate)} `}${arriveTime}`
  const later = now && minutesBetween(clockOf(was), clockOf(now))
  return (
    <dl className={styles['times']}>
      <dt>{text.was}</dt>
      <dd className={styles['former']}>{line(was)}</dd>
      <dt>{text.now}</dt>
      <dd>
        {now ? <strong>{line(now)}</strong> : <Badge tone="bad">{text.gone}</Badge>}
        {later !== undefined && later !== 0 && (
          <Badge tone="warn">
            {later > 0 ? text.later({ time: formatDuration(later) }) : text.earlier({ time: formatDuration(-later) })}
          </Badge>
        )}
      </dd>
      {instead && (
        <>
          <dt>{text.instead}</dt>
          <dd>
            <strong>
              {instead.flightNo} {line(instead)}
            </strong>
          </dd>
        </>
      )}
    </dl>
  )
}

/** As if the clock of the airport were in UTC, to count by. */
const clockOf = ({ departDate, departTime }: Times): string => `${departDate}T${departTime}:00.000Z`
