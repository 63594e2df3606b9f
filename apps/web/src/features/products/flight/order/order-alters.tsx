import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { formatPrice } from '../../../../kit/text/format'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import { Figure } from '../../../booking/after-sale/refund/figure'

type Line = FlightOrderDetail['alters'][number]

/** A refund or change coupon by coupon: what is kept or asked for by which rule, and what comes of it. */
export function RefundLines({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  const { prices } = useText('products/flight')
  const shared = useText('booking/order-page')
  const title = order.kind === 'refund' ? shared.refundTotal : shared.changeTotal
  return (
    <Card title={title}>
      <ul>
        {order.alters.map((line) => (
          <QuoteLine
            key={`${line.ticketNo}.${line.segment}`}
            name={`${line.traveller} · ${line.ticketNo}`}
            amount={formatPrice(line.amount)}
            rule={
              <>
                {line.rule}
                {line.newTicketNo && ` · ${text.newTicket({ number: line.newTicketNo })}`}
              </>
            }
          >
            {figuresOf(order.kind, line).map(([kind, fen]) => (
              <Figure key={kind} label={prices[kind]} fen={fen} />
            ))}
          </QuoteLine>
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
  | 'serviceFee'

const figuresOf = (kind: FlightOrderDetail['kind'], line: Line): [Kind, number][] =>
  kind === 'refund'
    ? [
        ['fare', line.ticketPrice],
        ['refundFee', -line.fee],
        ['buildFee', line.buildFee],
        ['fuelFee', line.fuelFee],
        ['insurance', line.insurance],
        ['afterSalesFee', -line.serviceFee],
        ['serviceFee', line.bookingFee],
      ]
    : [
        ['changeFee', line.fee],
        ['fareDifference', line.fareDifference],
        ['fuelDifference', line.fuelDifference],
        ['afterSalesFee', line.serviceFee],
      ]
