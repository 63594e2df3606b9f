import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { formatPrice } from '../../../kit/format'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import styles from '../../booking/quote.module.css'

type Line = FlightOrderDetail['alters'][number]

/** A refund or change coupon by coupon: what is kept or asked for by which rule, and what comes of it. */
export function RefundLines({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  const shared = useText('booking/order-page')
  const title = order.kind === 'refund' ? shared.refundTotal : shared.changeTotal
  return (
    <Card title={title}>
      <ul>
        {order.alters.map((line) => (
          <li key={`${line.ticketNo}.${line.segment}`} className={styles['line']}>
            <p className={styles['who']}>
              <span>
                {line.traveller} · {line.ticketNo}
              </span>
              <span>{formatPrice(line.amount)}</span>
            </p>
            <dl className={styles['figures']}>
              {figuresOf(order.kind, line).map(([kind, fen]) => (
                <Figure key={kind} kind={kind} fen={fen} />
              ))}
            </dl>
            <p className={styles['rule']}>
              {line.rule}
              {line.newTicketNo && ` · ${text.newTicket({ number: line.newTicketNo })}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Kind =
  | 'fare'
  | 'refundFee'
  | 'changeFee'
  | 'buildFee'
  | 'fuelFee'
  | 'insurance'
  | 'fareDifference'
  | 'fuelDifference'
  | 'afterSalesFee'

const figuresOf = (kind: FlightOrderDetail['kind'], line: Line): [Kind, number][] =>
  kind === 'refund'
    ? [
        ['fare', line.ticketPrice],
        ['refundFee', -line.fee],
        ['buildFee', line.buildFee],
        ['fuelFee', line.fuelFee],
        ['insurance', line.insurance],
        ['afterSalesFee', -line.serviceFee],
      ]
    : [
        ['changeFee', line.fee],
        ['fareDifference', line.fareDifference],
        ['fuelDifference', line.fuelDifference],
        ['afterSalesFee', line.serviceFee],
      ]

function Figure({ kind, fen }: { kind: Kind; fen: number }) {
  const text = useText('products/flight')
  if (fen === 0) return null
  return (
    <div>
      <dt>{text.prices[kind]}</dt>
      <dd>{formatPrice(fen)}</dd>
    </div>
  )
}
