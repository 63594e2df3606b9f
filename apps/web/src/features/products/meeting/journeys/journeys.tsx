import { Link } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Card } from '../../../../kit/layout/page'
import { Entry } from '../../../../kit/lists/entry'
import { IconMark } from '../../../../kit/marks/icon-mark'
import { Price } from '../../../../kit/marks/price'
import { formatList } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { formatMoment } from '../../../booking/journey/moment'
import { useProductIcon } from '../../../booking/product/use-products'
import { OrderStateBadge } from '../../../booking/state/order-state'
import styles from '../meeting.module.css'
import type { JourneysPart } from './journeys-part'

/** What was booked, the first to leave first, and who has nothing yet. */
export function Journeys({ meeting: { journeys, waiting } }: JourneysPart) {
  const text = useText('products/meeting/journeys')
  const productIcon = useProductIcon()
  return (
    <Card title={text.journeys}>
      {waiting.length > 0 && <p>{text.waiting({ names: formatList(waiting) })}</p>}
      {journeys.length === 0 ? (
        <EmptyState compact icon="ticket" title={text.noJourneys}>
          {text.noJourneysWhy}
        </EmptyState>
      ) : (
        <ul>
          {journeys.map(({ order, amount }) => (
            <Entry
              key={order.orderNo}
              mark={<IconMark name={productIcon(order)} />}
              title={<Link to={paths.order({ orderId: order.orderNo })}>{order.title}</Link>}
              meta={`${formatMoment(order.departAt)} · ${formatList(order.travellers)}`}
              end={
                <span className={styles['line']}>
                  <OrderStateBadge {...order} />
                  <Price fen={amount} tone="plain" />
                </span>
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
