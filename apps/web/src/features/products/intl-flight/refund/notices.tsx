import type { IntlAlterableOrder } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { Icon } from '../../../../kit/marks/icon'
import { formatDate, formatDuration, formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './notices.module.css'

/** What carriers announced about flights of an order, and what can be done free of charge. */
export function Notices({ notices, segments }: Pick<IntlAlterableOrder, 'notices' | 'segments'>) {
  const text = useText('products/intl-flight-refund')
  if (notices.length === 0) return null
  const flightOf = (segment: number) => segments.find(({ index }) => index === segment)?.flightNo ?? ''
  return (
    <ul className={styles['notices']} role="status">
      {notices.map(({ eventId, segment, kind, announcedAt, now, risk, canRefundAll, canFreeRebook }) => (
        <li key={`${eventId} ${segment}`} className={styles['notice']}>
          <Icon name="alert" size={18} />
          <div>
            <strong>{text.notices[kind]({ flight: flightOf(segment) })}</strong>
            <span className={styles['time']}>{formatInstant(announcedAt)}</span>
            {now && (
              <p>
                {text.noticeNow({
                  depart: `${formatDate(now.departDate)} ${now.departTime}`,
                  arrive: `${formatDate(now.arriveDate)} ${now.arriveTime}`,
                })}
              </p>
            )}
            {risk && (
              <p>
                {text.noticeRisk({
                  airport: risk.airport,
                  before: formatDuration(risk.minutesBefore),
                  left: formatDuration(risk.minutes),
                  least: formatDuration(risk.minimumMinutes),
                })}
              </p>
            )}
            {(canRefundAll || canFreeRebook) && <p>{text.noticeHelp}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
