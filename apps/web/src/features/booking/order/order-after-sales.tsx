import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { OrderStateBadge } from '../state/order-state'
import styles from './order-after-sales.module.css'
import { useOrderWords } from './order-words'

/** Refunds and changes of this order, each with where it stands. */
export function OrderAfterSales({ order, orderPath }: { order: OrderCore; orderPath: (orderNo: string) => string }) {
  const text = useOrderWords(order)
  if (order.afterSales.length === 0) return null
  return (
    <Card title={text.afterSales}>
      <ul className={styles['list']}>
        {order.afterSales.map((each) => (
          <li key={each.orderNo} className={styles['row']}>
            <div className={styles['words']}>
              <Link to={orderPath(each.orderNo)}>
                {text.afterSteps[each.kind === 'refund' ? 'refund' : 'change']} · {each.title}
              </Link>
              <span className={styles['meta']}>
                {each.orderNo} · {each.travellers.join(' ')} · {formatInstant(each.createdAt)}
              </span>
            </div>
            <span className={styles['amount']}>
              <span className={styles['meta']}>{each.kind === 'refund' ? text.refundTotal : text.changeTotal}</span>
              {formatPrice(each.total)}
            </span>
            <OrderStateBadge state={each.state} stateName={each.stateName} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
