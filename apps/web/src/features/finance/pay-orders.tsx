import type { PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { Icon } from '../../kit/icon'
import { Link } from '../../kit/link'
import { Card } from '../../kit/page'
import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import { paths } from '../../paths'
import { formatMoment } from '../booking/order-moment'
import { productIcon } from '../booking/order-product'
import styles from './pay.module.css'

/** The orders of one payment, each with its own amount. */
export function PayOrders({ orders }: { orders: PaymentInfo['orders'] }) {
  const text = useText('finance/payment')
  const shared = useText('booking/centre')
  return (
    <Card title={text.orders({ count: orders.length })}>
      <ul className={styles['orders']}>
        {orders.map((order) => (
          <li key={order.orderNo} className={styles['order']}>
            <span className={styles['product']}>
              <Icon name={productIcon(order)} />
            </span>
            <div className={styles['words']}>
              <strong>{order.title}</strong>
              <span>
                {formatMoment(order.departAt)} · {shared.list({ items: order.travellers })}
              </span>
              <Link to={paths.flightOrder({ orderId: order.orderNo })} className={styles['orderNo']}>
                {order.orderNo}
              </Link>
            </div>
            <Price fen={order.total} tone="plain" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
