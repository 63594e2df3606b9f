import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { TrainChangeQuote } from '@sojourn/contract/products/train-after-sales.shapes'
import type { ChosenRide } from '@sojourn/contract/products/train.shapes'
import { useNavigate } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { applyTrainChange, getTrainChangeInfo } from '../../../api/calls/products/train-after-sales'
import { getTrainOrderDetail } from '../../../api/calls/products/train-order'
import { isProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/button'
import { formatPrice } from '../../../kit/format'
import { Card } from '../../../kit/page'
import { Price } from '../../../kit/price'
import { useText } from '../../../kit/text'
import { toast } from '../../../kit/toast'
import { paths } from '../../../paths'
import { ActionBar } from '../../booking/action-bar'
import { ApprovalLevels } from '../../booking/approval-levels'
import styles from '../../booking/quote.module.css'
import type { Reason } from './change-reason'
import { Figure } from '../../booking/refund/figure'
import { HoldsUntil } from '../../booking/refund/ticket-quote'

export interface ChangeCostProps {
  quote: TrainChangeQuote
  asked: { orderNo: string; coupons: CouponRef[]; to: ChosenRide }
  seats: string[]
  /** Present where one must be given. */
  reason: Reason | undefined
  onChanged: () => void
}

/** Ticket by ticket what is to be paid or comes back, and the button that asks for the change. */
export function ChangeCost({ quote, asked, seats, reason, onChanged }: ChangeCostProps) {
  const text = useText('products/train-alter')
  const { berthNote } = useText('products/train')
  const apply = useApplyChange(onChanged)
  const words = reason?.words.trim() ?? ''
  const needsWords = quote.reasons.find(({ code }) => code === reason?.code)?.needsText && words === ''
  const missing = reason && (reason.code === '' || needsWords) ? text.chooseReason : undefined
  const submit = () =>
    apply.send({
      ...asked,
      ...(seats.length > 0 && { seatChoice: seats }),
      ...(reason?.code && { reasonCode: reason.code }),
      ...(words && { reasonText: words }),
      expectedTotal: quote.total,
      expectedBack: quote.back,
    })
  return (
    <Card title={text.confirmTitle}>
      <div className={styles['stack']}>
        <Lines quote={quote} />
        {quote.seat.berths && <p className={styles['levels']}>{berthNote}</p>}
        <p className={styles['total']}>
          <span>{text.toPay}</span>
          {quote.total === 0 ? <strong>{text.nothingToPay}</strong> : <Price fen={quote.total} size="large" />}
        </p>
        {quote.back > 0 && (
          <p className={styles['total']}>
            <span>{text.comesBack}</span>
            <Price fen={quote.back} size="large" />
          </p>
        )}
        <ApprovalLevels levels={quote.approval} none={text.noApproval} title={text.approval} />
        <HoldsUntil at={quote.holdsUntil} sentence={text.holdsUntil} />
        <p className={styles['levels']}>{text.hold}</p>
        <ActionBar total={quote.total} label={text.toPay}>
          <Button kind="main" size="large" wide busy={apply.busy} disabledReason={missing} onClick={submit}>
            {text.submitChange}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}

function Lines({ quote }: { quote: TrainChangeQuote }) {
  const text = useText('products/train-alter')
  return (
    <ul>
      {quote.lines.map((line) => (
        <li key={`${line.ticketNo}.${line.segment}`} className={styles['line']}>
          <p className={styles['who']}>
            <span>{line.traveller}</span>
            <span>{formatPrice(line.back > 0 ? -line.back : line.amount)}</span>
          </p>
          <dl className={styles['figures']}>
            <Figure label={text.changeLines.ticketPrice} fen={-line.ticketPrice} />
            <Figure label={text.changeLines.newPrice} fen={line.newPrice} />
            <Figure label={text.changeLines.fee} fen={line.fee} />
            <Figure label={text.changeLines.differenceFee} fen={line.differenceFee} />
            <Figure label={text.changeLines.serviceFee} fen={line.serviceFee} />
          </dl>
          <p className={styles['rule']}>{line.rule}</p>
        </li>
      ))}
    </ul>
  )
}

/** Asks for the change; then on to payment, or to the page where it is seen how it ends. */
function useApplyChange(onChanged: () => void) {
  const text = useText('products/train-alter')
  const navigate = useNavigate()
  const apply = useWrite(applyTrainChange, [
    getTrainOrderDetail,
    getTrainChangeInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = (request: Parameters<typeof apply.mutate>[0]) =>
    apply.mutate(request, {
      onSuccess: ({ orderNo, next }) => {
        toast(text.changeSent, 'good')
        void navigate(next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.trainChangeSuccess({ orderId: orderNo }), {
          replace: true,
        })
      },
      onError: (error) => {
        toast(isProblem(error, 'quoteChanged') ? text.quoteChanged : error.message, 'bad')
        onChanged()
      },
    })
  return { send, busy: apply.isPending }
}
