import type { ChangeQuote } from '@sojourn/contract/products/flight/after-sales.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import {
  applyFlightChange,
  getFlightChangeInfo,
  getOpenTickets,
  quoteFlightChange,
} from '../../../../api/calls/products/flight/after-sales'
import { useRead, useWrite } from '../../../../api/queries'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangePolicy } from '../../../booking/after-sale/change/change-policy'
import { noReason, orderedReason, type Reason } from '../../../booking/after-sale/change/change-reason'
import { readCoupons } from '../../../booking/after-sale/coupons'
import { ChangeFrame } from './change-frame'
import { viewOfOffer, viewOfSegment } from '../flight-view'
import { type FlightText, namesOf } from '../format'
import { JourneyBlock } from '../journey-block'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { getFlightOrderDetail } from '../../../../api/calls/products/flight/order'
import { formatPrice } from '../../../../kit/text/format'
import { ChangeCostCard } from '../../../booking/after-sale/change/change-cost-card'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketLines } from '../../../booking/after-sale/refund/ticket-lines'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'

export async function loader() {
  await loadTexts(
    'booking/placing/book',
    'booking/change',
    'products/flight/words',
    'products/flight/after-sale/change',
    'products/flight/rules',
    'products/flight/after-sale/refund',
    'kit/widgets',
  )
  return null
}

/** What the change costs each passenger, who must agree, and the way on to payment (S2.22). */
export function Component() {
  const text = useText('products/flight/after-sale/change')
  const [address] = useSearchParams()
  const of = (name: string) => address.get(name) ?? ''
  const asked: AskedChange = {
    orderNo: of('orderId'),
    coupons: readCoupons(of('coupons')),
    flightKey: of('flightKey'),
    fareKey: of('fareKey'),
    searchId: of('searchId'),
  }
  const { orderNo, coupons, flightKey, fareKey } = asked
  const quote = useRead(quoteFlightChange, { orderNo, coupons, flightKey, fareKey }, { staleTime: 0 })
  const date = quote.data?.to.departDate ?? ''
  const back = paths.flightChange({ orderId: orderNo, coupons: of('coupons'), date })
  return (
    <ChangeFrame
      title={text.confirmTitle}
      step={2}
      back={date ? back : paths.flightChangeApply({ orderId: orderNo })}
      orderId={orderNo}
      error={quote.error}
      onRetry={() => void quote.refetch()}
    >
      {quote.data && <Confirm quote={quote.data} asked={asked} onChanged={() => void quote.refetch()} />}
    </ChangeFrame>
  )
}

interface ConfirmProps {
  quote: ChangeQuote
  asked: AskedChange
  onChanged: () => void
}

function Confirm({ quote, asked, onChanged }: ConfirmProps) {
  const [reason, setReason] = useState(noReason)
  return (
    <TwoColumns
      main={
        <>
          <Flights quote={quote} />
          <ChangePolicy quote={quote} reason={reason} onReason={setReason} />
        </>
      }
      aside={<ChangeCost quote={quote} asked={asked} reason={reason} onChanged={onChanged} />}
    />
  )
}

function Flights({ quote }: { quote: ChangeQuote }) {
  const text = useText('products/flight/after-sale/change')
  const names = namesOf(quote.dictionary)
  const { from } = quote
  const cabin = from.cabin as keyof FlightText['cabins']
  const fareType = from.fareType as keyof FlightText['fareTypes']
  return (
    <Card>
      <JourneyBlock label={text.from} flight={viewOfSegment(from)} fare={{ ...from, cabin, fareType }} rule={undefined} />
      <JourneyBlock
        label={text.to}
        flight={viewOfOffer(quote.to, names)}
        fare={quote.fare}
        rule={names.rules.get(quote.fare.ruleTier)}
      />
    </Card>
  )
}

interface AskedChange {
  orderNo: string
  coupons: CouponRef[]
  flightKey: string
  fareKey: string
  searchId: string
}

interface ChangeCostProps {
  quote: ChangeQuote
  asked: AskedChange
  reason: Reason
  onChanged: () => void
}

/** Ticket by ticket what the change costs, and the button that asks for it. */
function ChangeCost({ quote, asked, reason, onChanged }: ChangeCostProps) {
  const text = useText('products/flight/after-sale/change')
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
  const text = useText('products/flight/after-sale/change')
  const apply = useWrite(applyFlightChange, [
    getFlightOrderDetail,
    getFlightChangeInfo,
    getTripOrderList,
    getOpenTickets,
    getPendingOrderStatistical,
  ])
  const send = useSendAfterSale({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.flightOrder({ orderId: orderNo }),
    words: text,
    quoteAgain: onChanged,
  })
  return { send, busy: apply.isPending }
}
