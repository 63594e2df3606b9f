import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { formatInstant, formatPrice } from '../../../kit/format'
import { Link } from '../../../kit/link'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { OrderStateBadge } from '../../booking/order-state-badge'
import { RefundLines } from './order-alters'
import styles from './order-after-sales.module.css'

/** Refunds and changes of this order, each with where it stands; of a refund or change, what it takes. */
export function OrderAfterSales({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  return (
    <>
      {order.alters.length > 0 && <RefundLines order={order} />}
      {order.afterSales.length > 0 && (
        <Card title={text.afterSales}>
          <ul className={styles['list']}>
            {order.afterSales.map((each) => (
              <li key={each.orderNo} className={styles['row']}>
                <div className={styles['words']}>
                  <Link to={paths.flightOrder({ orderId: each.orderNo })}>
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
      )}
    </>
  )
}
