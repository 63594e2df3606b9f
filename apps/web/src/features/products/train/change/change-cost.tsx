import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { TrainChangeQuote } from '@sojourn/contract/products/train-after-sales.shapes'
import type { ChosenRide } from '@sojourn/contract/products/train.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { applyTrainChange, getTrainChangeInfo } from '../../../../api/calls/products/train-after-sales'
import { getTrainOrderDetail } from '../../../../api/calls/products/train-order'
import { useWrite } from '../../../../api/queries'
import { formatPrice } from '../../../../kit/text/format'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangeCostCard } from '../../../booking/after-sale/change/change-cost-card'
import { orderedReason, type Reason } from '../../../booking/after-sale/change/change-reason'
import styles from '../../../booking/after-sale/quote.module.css'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketLines } from '../../../booking/after-sale/refund/ticket-lines'
import { useSendAlteration } from '../../../booking/after-sale/use-send-alteration'

export interface ChangeCostProps {
  quote: TrainChangeQuote
  asked: { orderNo: string; coupons: CouponRef[]; to: ChosenRide }
  seats: string[]
  reason: Reason
  onChanged: () => void
}

/** Ticket by ticket what is to be paid or comes back, and the button that asks for the change. */
export function ChangeCost({ quote, asked, seats, reason, onChanged }: ChangeCostProps) {
  const text = useText('products/train-alter')
  const { berthNote } = useText('products/train')
  const apply = useApply(onChanged)
  const submit = () =>
    apply.send({
      ...asked,
      ...(seats.length > 0 && { seatChoice: seats }),
      ...orderedReason(quote, reason),
      expectedTotal: quote.total,
      expectedBack: quote.back,
    })
  return (
    <ChangeCostCard
      title={text.confirmTitle}
      quote={quote}
      reason={reason}
      words={{ ...text, total: text.toPay, submit: text.submitChange }}
      busy={apply.busy}
      onSubmit={submit}
      lines={
        <>
          <Lines quote={quote} />
          {quote.seat.berths && <p className={styles['levels']}>{berthNote}</p>}
        </>
      }
    >
      {quote.back > 0 && (
        <p className={styles['total']}>
          <span>{text.comesBack}</span>
          <Price fen={quote.back} size="large" />
        </p>
      )}
    </ChangeCostCard>
  )
}

function Lines({ quote }: { quote: TrainChangeQuote }) {
  const { changeLines: words } = useText('products/train-alter')
  return (
    <TicketLines
      lines={quote.lines}
      amount={({ back, amount }) => formatPrice(back > 0 ? -back : amount)}
      figures={(line) => (
        <>
          <Figure label={words.ticketPrice} fen={-line.ticketPrice} />
          <Figure label={words.newPrice} fen={line.newPrice} />
          <Figure label={words.fee} fen={line.fee} />
          <Figure label={words.differenceFee} fen={line.differenceFee} />
          <Figure label={words.serviceFee} fen={line.serviceFee} />
        </>
      )}
    />
  )
}

/** Asks for the change; then on to payment, or to the page where it is seen how it ends. */
function useApply(onChanged: () => void) {
  const text = useText('products/train-alter')
  const apply = useWrite(applyTrainChange, [
    getTrainOrderDetail,
    getTrainChangeInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = useSendAlteration({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.trainChangeSuccess({ orderId: orderNo }),
    words: { sent: text.changeSent, changed: text.quoteChanged },
    quoteAgain: onChanged,
  })
  return { send, busy: apply.isPending }
}
