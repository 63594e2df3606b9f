import type { TrainChangeQuote } from '@sojourn/contract/products/train/after-sales.shapes'
import type { ChosenRide } from '@sojourn/contract/products/train/train.shapes'
import { rowLetters } from '@sojourn/domain/products/train/seat-choice'
import { useState } from 'react'
import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { applyTrainChange, getTrainChangeInfo, quoteTrainChange } from '../../../../api/calls/products/train/after-sales'
import { useRead, useWrite } from '../../../../api/queries'
import { formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangePolicy } from '../../../booking/after-sale/change/change-policy'
import { noReason, orderedReason, type Reason } from '../../../booking/after-sale/change/change-reason'
import { AfterSaleFrame } from '../after-sale-frame'
import { backFrom, type ChangeAddress, changeQuery } from './change-address'
import { ChangeSteps } from './change-steps'
import { SeatPicker } from '../book/seat-picker'
import { TrainJourney } from '../train-journey'
import { stationNames, viewOfOffer, viewOfRide } from '../train-view'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { Price } from '../../../../kit/marks/price'
import { ChangeCostCard } from '../../../booking/after-sale/change/change-cost-card'
import styles from '../../../booking/after-sale/quote.module.css'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketLines } from '../../../booking/after-sale/refund/ticket-lines'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'

/** What the change costs each passenger, which seats are wished for, who must agree, and the way on. */
export function ChangeConfirm({ change, ride }: { change: ChangeAddress; ride: ChosenRide }) {
  const text = useText('products/train/after-sale/change')
  const { orderId, coupons } = change
  const quote = useRead(quoteTrainChange, { orderNo: orderId, coupons, to: ride }, { staleTime: 0 })
  return (
    <AfterSaleFrame
      title={text.changeTitle}
      orderId={orderId}
      back={paths.trainChange(changeQuery(backFrom(change)))}
      action={<ChangeSteps step={2} />}
      error={quote.error}
      onRetry={() => void quote.refetch()}
    >
      {quote.data && <Confirm quote={quote.data} change={change} ride={ride} onChanged={() => void quote.refetch()} />}
    </AfterSaleFrame>
  )
}

interface ConfirmProps {
  quote: TrainChangeQuote
  change: ChangeAddress
  ride: ChosenRide
  onChanged: () => void
}

function Confirm({ quote, change, ride, onChanged }: ConfirmProps) {
  const text = useText('products/train/book')
  const [reason, setReason] = useState(noReason)
  const [seats, setSeats] = useState<string[]>([])
  const party = quote.lines.length
  return (
    <TwoColumns
      main={
        <>
          <Rides quote={quote} />
          {rowLetters(ride.seat).length > 0 && (
            <Card title={text.seatChoice}>
              <SeatPicker seat={ride.seat} party={party} chosen={seats} onChoose={setSeats} />
            </Card>
          )}
          <ChangePolicy quote={quote} reason={reason} onReason={setReason} />
        </>
      }
      aside={
        <ChangeCost
          quote={quote}
          asked={{ orderNo: change.orderId, coupons: change.coupons, to: ride }}
          seats={seats}
          reason={reason}
          onChanged={onChanged}
        />
      }
    />
  )
}

function Rides({ quote }: { quote: TrainChangeQuote }) {
  const text = useText('products/train/after-sale/change')
  const { seats } = useText('products/train/words')
  const { from, to, seat } = quote
  return (
    <Card>
      <TrainJourney label={text.from} train={viewOfRide(from)}>
        <span>{from.seatName}</span>
        <span>{formatPrice(from.ticketPrice)}</span>
      </TrainJourney>
      <TrainJourney label={text.to} train={viewOfOffer(to, stationNames(quote.stations))}>
        <span>{seats[seat.seat]}</span>
        <span>{formatPrice(seat.price)}</span>
        {quote.kind === 'destination' && <span>{text.kinds.destination}</span>}
      </TrainJourney>
    </Card>
  )
}

interface ChangeCostProps {
  quote: TrainChangeQuote
  asked: { orderNo: string; coupons: CouponRef[]; to: ChosenRide }
  seats: string[]
  reason: Reason
  onChanged: () => void
}

/** Ticket by ticket what is to be paid or comes back, and the button that asks for the change. */
function ChangeCost({ quote, asked, seats, reason, onChanged }: ChangeCostProps) {
  const text = useText('products/train/after-sale/change')
  const { berthNote } = useText('products/train/words')
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
      {quote.refundAfter && (
        <p className={styles['hold']}>
          <Icon name="info" size={16} />
          {quote.refundAfter}
        </p>
      )}
    </ChangeCostCard>
  )
}

function Lines({ quote }: { quote: TrainChangeQuote }) {
  const { changeLines: words } = useText('products/train/after-sale/change')
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
  const text = useText('products/train/after-sale/change')
  const apply = useWrite(applyTrainChange, [
    getTrainOrderDetail,
    getTrainChangeInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = useSendAfterSale({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.trainChangeSuccess({ orderId: orderNo }),
    words: { sent: text.changeSent, changed: text.quoteChanged },
    quoteAgain: onChanged,
  })
  return { send, busy: apply.isPending }
}
