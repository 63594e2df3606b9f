import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { formatInstant, formatPrice } from '../../../kit/format'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import styles from './order-money.module.css'
import { PriceLines } from './price-lines'

/** What the order costs and what was paid of it. */
export function OrderMoney({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  const flightText = useText('products/flight')
  return (
    <Card title={text.price}>
      <PriceLines
        lines={order.prices}
        total={order.total}
        totalLabel={order.kind === 'refund' ? text.refundTotal : flightText.total}
      />
      {order.kind !== 'refund' && <Payments order={order} />}
    </Card>
  )
}

function Payments({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  const states: Record<string, string> = text.paymentStates
  return (
    <>
      <h3 className={styles['title']}>{text.payments}</h3>
      {order.payments.length === 0 ? (
        <p className={styles['soft']}>
          {text.noPayments} · {text.settleTypes[order.settleType]}
        </p>
      ) : (
        <ul className={styles['payments']}>
          {order.payments.map((payment) => (
            <li key={`${payment.at} ${payment.way}`}>
              <span>
                {payment.way} · {states[payment.state] ?? payment.state}
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
