import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { useOrderWords } from './order-words'
import styles from './order-money.module.css'
import { ExcessNote } from './excess-note'
import { PriceLines } from './price-lines'

interface OrderMoneyProps {
  order: OrderCore
  /** The product's words for its price lines. */
  names: Readonly<Record<string, string>>
  totalLabel?: string | undefined
}

/** What the order costs and what was paid of it. */
export function OrderMoney({ order, names, totalLabel }: OrderMoneyProps) {
  const text = useText('booking/order/page')
  const bookText = useText('booking/placing/book')
  return (
    <Card title={text.price}>
      <PriceLines
        names={names}
        lines={order.prices}
        total={order.total}
        rate={order.base}
        on={localOf(order.createdAt, chinaOffsetMinutes).date}
        totalLabel={order.kind === 'refund' ? text.refundTotal : (totalLabel ?? bookText.total)}
      />
      {order.kind !== 'refund' && (
        <>
          <ExcessNote split={order.split} />
          <Payments order={order} />
        </>
      )}
      {order.returns.length > 0 && <Returns order={order} />}
    </Card>
  )
}

/** What came back, and to whom. */
function Returns({ order }: { order: OrderCore }) {
  const text = useText('booking/order/page')
  return (
    <>
      <h3 className={styles['title']}>{text.returns}</h3>
      <ul className={styles['payments']}>
        {order.returns.map(({ method, amount, at }) => (
          <li key={method}>
            <span>
              {method}
              <span className={styles['soft']}>{formatInstant(at)}</span>
            </span>
            <span>{formatPrice(-amount)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Payments({ order }: { order: OrderCore }) {
  const text = useOrderWords(order)
  const states: Record<string, string> = text.paymentStates
  return (
    <>
      <h3 className={styles['title']}>{text.payments}</h3>
      {order.payments.length === 0 ? (
        <p className={styles['soft']}>
          {order.total === 0 ? text.nothingToPay : `${text.noPayments} · ${text.settleTypes[order.settleType]}`}
        </p>
      ) : (
        <ul className={styles['payments']}>
          {order.payments.map((payment) => (
            <li key={`${payment.at} ${payment.method}`}>
              <span>
                {payment.method} · {states[payment.state] ?? payment.state}
                <span className={styles['soft']}>{formatInstant(payment.at)}</span>
              </span>
              <span>{formatPrice(payment.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
