import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { ChangeQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { applyFlightChange, getFlightChangeInfo, getOpenTickets } from '../../../../api/calls/products/flight-after-sales'
import { getFlightOrderDetail } from '../../../../api/calls/products/flight-order'
import { useWrite } from '../../../../api/queries'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangeCostCard } from '../../../booking/after-sale/change/change-cost-card'
import { orderedReason, type Reason } from '../../../booking/after-sale/change/change-reason'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketLines } from '../../../booking/after-sale/refund/ticket-lines'
import { useSendAlteration } from '../../../booking/after-sale/use-send-alteration'

export interface AskedChange {
  orderNo: string
  coupons: CouponRef[]
  flightKey: string
  fareKey: string
  searchId: string
}

export interface ChangeCostProps {
  quote: ChangeQuote
  asked: AskedChange
  reason: Reason
  onChanged: () => void
}

/** Ticket by ticket what the change costs, and the button that asks for it. */
export function ChangeCost({ quote, asked, reason, onChanged }: ChangeCostProps) {
  const text = useText('products/flight-change')
  const apply = useApply(onChanged)
  const submit = () => apply.send({ ...asked, ...orderedReason(quote, reason), expectedTotal: quote.total })
  return (
    <ChangeCostCard
      title={text.price}
      quote={quote}
      reason={reason}
      words={text}
      busy={apply.busy}
      onSubmit={submit}
      lines={
        <TicketLines
          lines={quote.lines}
          amount={({ amount }) => (amount === 0 ? text.free : formatPrice(amount))}
          figures={(line) => (
            <>
              <Figure label={text.lines.fee} fen={line.fee} />
              <Figure label={text.lines.fareDifference} fen={line.fareDifference} />
              <Figure label={text.lines.fuelDifference} fen={line.fuelDifference} />
              <Figure label={text.lines.serviceFee} fen={line.serviceFee} />
            </>
          )}
        />
      }
    />
  )
}

/** Asks for the change; then on to payment, or to the order where it waits or is being changed. */
function useApply(onChanged: () => void) {
  const text = useText('products/flight-change')
  const apply = useWrite(applyFlightChange, [
    getFlightOrderDetail,
    getFlightChangeInfo,
    getTripOrderList,
    getOpenTickets,
    getPendingOrderStatistical,
  ])
  const send = useSendAlteration({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.flightOrder({ orderId: orderNo }),
    words: text,
    quoteAgain: onChanged,
  })
  return { send, busy: apply.isPending }
}
