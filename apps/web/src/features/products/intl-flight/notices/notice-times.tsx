import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatDuration } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { intlNamesOf, shortAirportLabel, type IntlNames } from '../itinerary/names'
import styles from './notices.module.css'

type Times = IntlScheduleNotice['was']
interface NoticeTimesProps {
  notice: Pick<IntlScheduleNotice, 'was' | 'now' | 'instead'>
  flight: Pick<IntlOrderSegment, 'departAirport' | 'arriveAirport'>
  /** Of the order: those that are taken out are told beside what is flown instead. */
  segments: readonly IntlOrderSegment[]
  dictionary: IntlDictionary
}

/** When a flight left and when it leaves now, or what its carrier flies instead, both ends by the clocks of their airports. */
export function NoticeTimes({ notice: { was, now, instead }, flight, segments, dictionary }: NoticeTimesProps) {
  const text = useText('products/intl-flight/after-sale/notices')
  const names = intlNamesOf(dictionary)
  const { departName: from, arriveName: to } = endsOf(flight, names)
  const later = now && minutesBetween(clockOf(was), clockOf(now))
  const out = segments.filter(({ index }) => instead?.takesOut.includes(index))
  const former = out.length > 1
  return (
    <dl className={styles['times']}>
      <dt>{text.was}</dt>
      <dd className={styles['former']}>
        {former ? <Flights flights={out.map((each) => ({ ...each, ...endsOf(each, names) }))} /> : lineOf(was, from, to)}
      </dd>
      {!former && (
        <>
          <dt>{text.now}</dt>
          <dd>
            {now ? <strong>{lineOf(now, from, to)}</strong> : <Badge tone="bad">{text.gone}</Badge>}
            {later !== undefined && later !== 0 && (
              <Badge tone="warn">
                {later > 0 ? text.later({ time: formatDuration(later) }) : text.earlier({ time: formatDuration(-later) })}
              </Badge>
            )}
          </dd>
        </>
      )}
      {instead && (
        <>
          <dt>{text.instead}</dt>
          <dd>
            <strong>
              <Flights flights={instead.flights} />
            </strong>
            <Count before={Math.max(1, out.length)} after={instead.flights.length} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** A badge where a way has more flights than before, or fewer. */
function Count({ before, after }: { before: number; after: number }) {
  const text = useText('products/intl-flight/after-sale/notices')
  if (after === before) return null
  return after > before ? (
    <Badge tone="warn">{text.more({ changes: after - 1 })}</Badge>
  ) : (
    <Badge tone="good">{after === 1 ? text.direct : text.fewer({ changes: after - 1 })}</Badge>
  )
}

const endsOf = ({ departAirport, arriveAirport }: NoticeTimesProps['flight'], names: IntlNames) => ({
  departName: shortAirportLabel(names, departAirport),
  arriveName: shortAirportLabel(names, arriveAirport),
})

type Flown = Times & { flightNo: string; departName: string; arriveName: string }

/** Flights one below the other, the first first. */
const Flights = ({ flights }: { flights: readonly Flown[] }) => (
  <>
    {flights.map((flight) => (
      <span key={flight.flightNo} className={styles['flight']}>
        {flight.flightNo} {lineOf(flight, flight.departName, flight.arriveName)}
      </span>
    ))}
  </>
)

const lineOf = ({ departDate, departTime, arriveDate, arriveTime }: Times, from: string, to: string): string =>
  `${from} ${formatDate(departDate)} ${departTime} → ${to} ${arriveDate === departDate ? '' : `${formatDate(arriveDate)} `}${arriveTime}`

/** As if the clock of the airport were in UTC, to count by. */
const clockOf = ({ departDate, departTime }: Times): string => `${departDate}T${departTime}:00.000Z`
