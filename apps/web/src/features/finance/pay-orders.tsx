import type { PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { Entry } from '../../kit/lists/entry'
import { formatPrice } from '../../kit/text/format'
import { Icon } from '../../kit/marks/icon'
import { IconMark } from '../../kit/marks/icon-mark'
import { Link } from '../../kit/actions/link'
import { Card } from '../../kit/layout/page'
import { Price } from '../../kit/marks/price'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { formatMoment } from '../booking/journey/moment'
import { useProductIcon } from '../booking/product/use-products'
import styles from './pay.module.css'

/** The orders of one payment, each with its own amount and what of it is above the standard. */
export function PayOrders({ orders, excesses }: Pick<PaymentInfo, 'orders' | 'excesses'>) {
  const productIcon = useProductIcon()
  const text = useText('finance/payment')
  const shared = useText('booking/centre')
  return (
    <Card title={text.orders({ count: orders.length })}>
      <ul>
        {orders.map((order) => (
          <Entry
            key={order.orderNo}
            mark={<IconMark name={productIcon(order)} />}
            title={order.title}
            meta={
              <>
                <span>
                  {formatMoment(order.departAt)} · {shared.list({ items: order.travellers })}
                </span>
                <Link to={paths.order({ orderId: order.orderNo })}>{order.orderNo}</Link>
                {excesses
                  .filter(({ orderNo }) => orderNo === order.orderNo)
                  .map(({ amount, sentences }) => (
                    <Excess key={amount} amount={amount} sentences={sentences} />
                  ))}
              </>
            }
            end={<Price fen={order.total} tone="plain" />}
          />
        ))}
      </ul>
    </Card>
  )
}

/** Why a part of the price is the traveller's own. */
function Excess({ amount, sentences }: { amount: number; sentences: readonly string[] }) {
  const text = useText('finance/payment')
  return (
    <div className={styles['excess']}>
      <Icon name="wallet" size={16} />
      <div>
        <strong>{text.excess({ amount: formatPrice(amount) })}</strong>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
