import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import type { ReactNode } from 'react'
import { classNames } from '../../../../kit/browser/class-names'
import { Icon } from '../../../../kit/marks/icon'
import { formatDuration, formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { intlNamesOf, shortAirportLabel } from '../itinerary/names'
import { NoticeTimes } from './notice-times'
import styles from './notices.module.css'

interface NoticedOrder {
  notices: readonly IntlScheduleNotice[]
  segments: readonly IntlOrderSegment[]
  dictionary: IntlDictionary
}
interface NoticesProps {
  order: NoticedOrder
  /** Where something can be done about a notice here. */
  actions?: (notice: IntlScheduleNotice, flight: IntlOrderSegment) => ReactNode
}

/** What carriers announced about flights of an order: old and new times, what it breaks, by when to answer, and what became of it. */
export function Notices({ order, actions }: NoticesProps) {
  const text = useText('products/intl-flight/after-sale/notices')
  const shown = order.notices.flatMap((notice) => {
    const flight = order.segments.find(({ index }) => index === notice.segment)
    return flight ? [{ notice, flight }] : []
  })
  if (shown.length === 0) return null
  return (
    <div role="status">
      <ul className={styles['notices']} aria-label={text.label}>
        {shown.map(({ notice, flight }) => {
          const settled = notice.became !== undefined || (notice.answer !== undefined && notice.answer !== 'desk')
          return (
            <li
              key={`${notice.eventId} ${notice.segment}`}
              className={classNames(styles['notice'], settled && styles['settled'])}
            >
              <Icon name={settled ? 'checkCircle' : 'alert'} size={18} />
              <div className={styles['body']}>
                <div className={styles['head']}>
                  <strong>{text.kinds[rerouted(notice) ? 'rerouted' : notice.kind]({ flight: flight.flightNo })}</strong>
                  <span className={styles['faint']}>{formatInstant(notice.announcedAt)}</span>
                </div>
                <NoticeTimes notice={notice} flight={flight} segments={order.segments} dictionary={order.dictionary} />
                {!settled && <Risk notice={notice} dictionary={order.dictionary} />}
                <AnswerStatus notice={notice} />
                {actions && notice.options.length > 0 && <div className={styles['actions']}>{actions(notice, flight)}</div>}
                {!actions && notice.options.length > 0 && <p className={styles['faint']}>{text.free}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The carrier goes on with more flights than it takes out, or fewer. */
const rerouted = ({ instead }: IntlScheduleNotice): boolean =>
  instead !== undefined && instead.flights.length !== Math.max(1, instead.takesOut.length)

/** A connection for which there is less time than its airport asks for. */
export function Risk({ notice: { risk }, dictionary }: { notice: IntlScheduleNotice; dictionary: IntlDictionary }) {
  const text = useText('products/intl-flight/after-sale/notices')
  if (!risk) return null
  const airport = shortAirportLabel(intlNamesOf(dictionary), risk.airport)
  const [before, least] = [formatDuration(risk.minutesBefore), formatDuration(risk.minimumMinutes)]
  return (
    <p className={styles['risk']}>
      {risk.minutes > 0
        ? text.risk({ airport, before, least, left: formatDuration(risk.minutes) })
        : text.missed({ airport, before, least })}
      {risk.otherTicket && ` ${text.otherTicket}`}
    </p>
  )
}

/** By when somebody answers, what became of it, or what is waited for. */
function AnswerStatus({
  notice: { answer, answeredAt, answerBy, became, isLarge, options, held },
}: {
  notice: IntlScheduleNotice
}) {
  const text = useText('products/intl-flight/after-sale/notices')
  if (held) return <p>{text.held}</p>
  if (became) return <p>{text.became[became]}</p>
  if (answer && answeredAt) return <p>{text.answers[answer]({ time: formatInstant(answeredAt) })}</p>
  if (!answerBy || options.length === 0) return null
  const time = formatInstant(answerBy)
  return <p>{isLarge ? text.answerLarge({ time }) : text.answerSmall({ time })}</p>
}
