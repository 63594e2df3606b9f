import type { IntlChangeQuote } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { applyIntlChange, getIntlChangeInfo, quoteIntlChange } from '../../../../api/calls/products/intl-flight/after-sales'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'
import { useRead, useWrite } from '../../../../api/queries'
import { Card, Stack, TwoColumns } from '../../../../kit/layout/page'
import { formatPrice } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangeCostCard } from '../../../booking/after-sale/change/change-cost-card'
import { ChangePolicy } from '../../../booking/after-sale/change/change-policy'
import { noReason, orderedReason, type Reason } from '../../../booking/after-sale/change/change-reason'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'
import { TravellerNotes } from '../book/traveller-notes'
import { TimesChange } from '../book/times-change'
import { ItineraryTimeline } from '../itinerary/itinerary-timeline'
import { itineraryView } from '../itinerary/itinerary-view'
import { intlNamesOf } from '../itinerary/names'
import { RulesTable } from '../itinerary/rules-table'
import { writeTickets } from '../refund/tickets-in-address'
import { askedDirection } from './asked-change'
import { ChangeFrame } from './change-frame'
import { boughtIn, OfferTerms } from './offer-terms'
import { readTimes, writeTimes } from './times-in-address'

export async function loader() {
  await loadTexts(
    'booking/placing/book',
    'booking/change',
    'products/intl-flight/after-sale/change',
    'products/intl-flight/check',
    'products/intl-flight/search/itinerary',
    'products/intl-flight/search/list',
    'kit/widgets',
  )
  return null
}

/** What was, what will be, what it costs each passenger, who must agree, and the way on to payment (S2.23). */
export function Component() {
  const to = askedOffer(useSearchParams()[0])
  const { orderNo: orderId, departDate: date, cabin } = to
  const back = paths.intlFlightChange({
    orderId,
    tickets: writeTickets(to.ticketNos),
    slice: String(to.slice),
    date,
    ...(cabin && { cabin }),
  })
  return to.seenTimes.length === 0 ? <Navigate to={back} replace /> : <Asked to={to} back={back} />
}

/** The offer that was chosen, with its hours as they were seen. */
const askedOffer = (address: URLSearchParams) => ({
  ...askedDirection(address),
  itineraryKey: address.get('itineraryKey') ?? '',
  fareKey: address.get('fareKey') ?? '',
  seenTimes: readTimes(address.get('times')),
})
type AskedOffer = ReturnType<typeof askedOffer>

function Asked({ to, back }: { to: AskedOffer; back: string }) {
  const text = useText('products/intl-flight/after-sale/change')
  const [address] = useSearchParams()
  const asked = { ...to, searchId: address.get('searchId') ?? '' }
  const quote = useRead(quoteIntlChange, to, { staleTime: 0 })
  return (
    <ChangeFrame
      title={text.confirmTitle}
      step={2}
      back={back}
      orderId={to.orderNo}
      error={quote.error}
      onRetry={() => void quote.refetch()}
    >
      {quote.data && <Confirm quote={quote.data} asked={asked} back={back} onChanged={() => void quote.refetch()} />}
    </ChangeFrame>
  )
}

type AskedChange = AskedOffer & { searchId: string }
interface ConfirmProps {
  quote: IntlChangeQuote
  asked: AskedChange
  /** Where flights are chosen again. */
  back: string
  onChanged: () => void
}

function Confirm({ quote, asked, back, onChanged }: ConfirmProps) {
  const [reason, setReason] = useState(noReason)
  return (
    <TwoColumns
      main={
        <>
          <TimesChange check={{ retimed: quote.retimed, segments: quote.to.segments }} again={back} />
          <BeforeAndAfter quote={quote} />
          <TravellerNotes travellers={quote.notes} notesOn={quote.notesOn} />
          <ChangePolicy quote={quote} reason={reason} onReason={setReason} />
        </>
      }
      aside={<ChangeCost quote={quote} asked={asked} reason={reason} onChanged={onChanged} />}
    />
  )
}

/** The direction as it is, and as it will be. */
function BeforeAndAfter({ quote: { from, to, dictionary } }: { quote: IntlChangeQuote }) {
  const text = useText('products/intl-flight/after-sale/change')
  const names = intlNamesOf(dictionary)
  return (
    <>
      <Card title={text.from}>
        <ItineraryTimeline label={text.from} itinerary={itineraryView(from, [], names, from)} />
      </Card>
      <Card title={text.to}>
        <Stack>
          <ItineraryTimeline label={text.to} itinerary={itineraryView(to.segments, to.connections, names, boughtIn(to))} />
          <OfferTerms offer={to} names={names} />
        </Stack>
      </Card>
      {to.rules && (
        <Card title={text.newRules}>
          <RulesTable rules={to.rules} caption={text.newRules} />
        </Card>
      )}
    </>
  )
}

/** Ticket by ticket what the change costs, and the button that asks for it. */
function ChangeCost({ quote, asked, reason, onChanged }: Omit<ConfirmProps, 'back'> & { reason: Reason }) {
  const text = useText('products/intl-flight/after-sale/change')
  const { timesChange } = useText('products/intl-flight/check')
  const [address, setAddress] = useSearchParams()
  const apply = useApply(onChanged)
  const isRetimed = quote.retimed.length > 0
  const accept = () => setAddress({ ...Object.fromEntries(address), times: writeTimes(quote.to.segments) }, { replace: true })
  return (
    <ChangeCostCard
      title={text.price}
      quote={quote}
      reason={reason}
      words={isRetimed ? { ...text, submit: timesChange.accept } : text}
      busy={apply.busy}
      onSubmit={() =>
        isRetimed ? accept() : apply.send({ ...asked, ...orderedReason(quote, reason), expectedTotal: quote.total })
      }
      lines={
        <ul>
          {quote.lines.map(({ ticketNo, traveller, fee, fareDifference, taxDifference, serviceFee, amount }) => (
            <QuoteLine key={ticketNo} name={traveller} amount={amount === 0 ? text.free : formatPrice(amount)}>
              <Figure label={text.lines.fee} fen={fee} />
              <Figure label={text.lines.fareDifference} fen={fareDifference} />
              <Figure label={text.lines.taxDifference} fen={taxDifference} />
              <Figure label={text.lines.serviceFee} fen={serviceFee} />
            </QuoteLine>
          ))}
        </ul>
      }
    />
  )
}

/** Asks for the change; then on to payment, or to the order where it waits or is being changed. */
function useApply(onChanged: () => void) {
  const text = useText('products/intl-flight/after-sale/change')
  const apply = useWrite(applyIntlChange, [
    getIntlFlightOrderDetail,
    getIntlChangeInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = useSendAfterSale({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.intlFlightOrder({ orderId: orderNo }),
    words: text,
    quoteAgain: onChanged,
  })
  return { send, busy: apply.isPending }
}
