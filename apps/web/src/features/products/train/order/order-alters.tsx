import type { TrainOrderDetail } from '@sojourn/contract/products/train-order.calls'
import { formatPrice } from '../../../../kit/text/format'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { QuoteLine } from '../../../booking/after-sale/quote-line'

/** A refund or change ticket by ticket: what is kept or asked for by which rule, and what comes of it. */
export function AlteredTickets({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train-order')
  const shared = useText('booking/order-page')
  const isRefund = order.kind === 'refund'
  return (
    <Card title={isRefund ? shared.refundTotal : shared.changeTotal}>
      <ul>
        {order.alters.map((line) => (
          <QuoteLine
            key={`${line.ticketNo}.${line.segment}`}
            name={`${line.traveller} · ${line.ticketNo}`}
            amount={formatPrice(line.amount === 0 ? -line.back : line.amount)}
            rule={
              <>
                {line.rule}
                {line.newTicketNo && ` · ${text.newTicket({ number: line.newTicketNo })}`}
              </>
            }
          >
            <Figure label={text.lines.ticketPrice} fen={line.ticketPrice} />
            {line.newPrice !== undefined && <Figure label={text.lines.newPrice} fen={line.newPrice} />}
            <Figure label={text.lines.fee} fen={isRefund ? -line.fee : line.fee} />
            <Figure label={text.lines.differenceFee} fen={line.differenceFee} />
            <Figure label={text.lines.serviceFee} fen={isRefund ? -line.serviceFee : line.serviceFee} />
            <Figure label={text.lines.bookingFee} fen={line.bookingFee} />
            <Figure label={text.lines.back} fen={line.back} />
          </QuoteLine>
        ))}
      </ul>
    </Card>
  )
}
