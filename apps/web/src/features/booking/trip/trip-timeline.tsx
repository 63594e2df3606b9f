import type { TripPart, TripView } from '@sojourn/contract/booking/trip.shapes'
import { Badge } from '../../../kit/marks/badge'
import { classNames } from '../../../kit/browser/class-names'
import { formatFullDate, formatMonthDay } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { useProductIcon } from '../product/use-products'
import { OrderStateBadge } from '../state/order-state'
import styles from './trip.module.css'

/** The parts of a trip day by day, whatever product they are of. */
export function TripTimeline({ trip }: { trip: Pick<TripView, 'parts' | 'conflicts'> }) {
  const text = useText('booking/trip/page')
  const days = [...new Set(trip.parts.map(({ from }) => from.date))]
  const warned = new Set(trip.conflicts.flatMap(({ parts }) => parts))
  return (
    <Card title={text.timeline}>
      <ol className={styles['days']}>
        {days.map((date) => (
          <li key={date}>
            <h3 className={styles['day']}>{formatFullDate(date)}</h3>
            <ol className={styles['parts']}>
              {trip.parts.map(
                (part, position) =>
                  part.from.date === date && (
                    <Part key={`${part.orderNo} ${part.label} ${part.from.at}`} part={part} warned={warned.has(position)} />
                  ),
              )}
            </ol>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Part({ part, warned }: { part: TripPart; warned: boolean }) {
  const productIcon = useProductIcon()
  const text = useText('booking/trip/page')
  return (
    <li className={classNames(styles['part'], part.gone && styles['gone'], warned && styles['warned'])}>
      <IconMark name={productIcon(part)} className={styles['mark']} />
      <div className={styles['partWords']}>
        <div className={styles['partHead']}>
          <Link to={paths.order({ orderId: part.orderNo })} className={styles['name']}>
            {part.label}
          </Link>
          <span className={styles['meta']}>{part.detail}</span>
          {part.gone ? <Badge>{text.gone}</Badge> : <OrderStateBadge state={part.state} stateName={part.stateName} />}
        </div>
        <div className={styles['way']}>
          <Point point={part.from} />
          <Icon name="arrowRight" size={18} />
          <Point point={part.to} startDate={part.from.date} />
        </div>
        <span className={styles['meta']}>
          {part.travellers.length > 0 && <span>{text.travellers({ names: text.list({ items: part.travellers }) })}</span>}
          {part.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </div>
    </li>
  )
}

function Point({ point, startDate }: { point: TripPart['from']; startDate?: string }) {
  const text = useText('booking/trip/page')
  return (
    <span className={styles['point']}>
      <strong>{point.time}</strong>
      <span>
        {point.place} {point.note}
      </span>
      {startDate !== undefined && startDate !== point.date && (
        <span className={styles['meta']}>{text.nextDay({ date: formatMonthDay(point.date) })}</span>
      )}
    </span>
  )
}
