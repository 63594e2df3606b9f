import type { TrainChangeQuote } from '@sojourn/contract/products/train-after-sales.shapes'
import type { ChosenRide } from '@sojourn/contract/products/train.shapes'
import { rowLetters } from '@sojourn/domain/products/train/seat-choice'
import { useState } from 'react'
import { quoteTrainChange } from '../../../../api/calls/products/train-after-sales'
import { useRead } from '../../../../api/queries'
import { formatPrice } from '../../../../kit/text/format'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangePolicy } from '../../../booking/after-sale/change/change-policy'
import { noReason } from '../../../booking/after-sale/change/change-reason'
import { AlterFrame } from '../alter-frame'
import { backFrom, changeQuery, type ChangeAddress } from './change-address'
import { ChangeCost } from './change-cost'
import { ChangeSteps } from './change-steps'
import { SeatPicker } from '../book/seat-picker'
import { TrainJourney } from '../train-journey'
import { stationNames, viewOfOffer, viewOfRide } from '../train-view'

/** What the change costs each passenger, which seats are wished for, who must agree, and the way on. */
export function ChangeConfirm({ change, ride }: { change: ChangeAddress; ride: ChosenRide }) {
  const text = useText('products/train-alter')
  const { orderId, coupons } = change
  const quote = useRead(quoteTrainChange, { orderNo: orderId, coupons, to: ride }, { staleTime: 0 })
  return (
    <AlterFrame
      title={text.changeTitle}
      orderId={orderId}
      back={paths.trainChange(changeQuery(backFrom(change)))}
      action={<ChangeSteps step={2} />}
      error={quote.error}
      onRetry={() => void quote.refetch()}
    >
      {quote.data && <Confirm quote={quote.data} change={change} ride={ride} onChanged={() => void quote.refetch()} />}
    </AlterFrame>
  )
}

interface ConfirmProps {
  quote: TrainChangeQuote
  change: ChangeAddress
  ride: ChosenRide
  onChanged: () => void
}

function Confirm({ quote, change, ride, onChanged }: ConfirmProps) {
  const text = useText('products/train-book')
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
  const text = useText('products/train-alter')
  const { seats } = useText('products/train')
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
