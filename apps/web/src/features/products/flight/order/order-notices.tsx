import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { formatDate, formatInstant } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import styles from './order-notices.module.css'

type Order = Pick<FlightOrderDetail, 'notices' | 'segments'>

/** What the carrier announced about a flight, with the flight it keeps seats on, and what can be done free of charge. */
export function NoticeBanner({ notices, segments }: Order) {
  const text = useText('products/flight/order')
  if (notices.length === 0) return null
  const flightOf = (segment: number) => segments.find(({ index }) => index === segment)?.flightNo ?? ''
  return (
    <ul className={styles['notices']} role="status">
      {notices.map((notice) => (
        <li key={`${notice.segment} ${notice.announcedAt}`} className={styles['notice']}>
          <Icon name="alert" size={18} />
          <div>
            <strong>{text.notices[notice.kind]({ flight: flightOf(notice.segment) })}</strong>
            <span className={styles['time']}>{formatInstant(notice.announcedAt)}</span>
            {notice.protectedFlight && (
              <p>
                {text.protectedFlight({
                  flight: notice.protectedFlight.flightNo,
                  date: formatDate(notice.protectedFlight.departDate),
                })}
              </p>
            )}
            {(notice.canRefundAll || notice.canFreeRebook) && <p>{text.noticeHelp}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
