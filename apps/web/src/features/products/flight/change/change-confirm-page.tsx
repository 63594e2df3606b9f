import type { ChangeQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { quoteFlightChange } from '../../../../api/calls/products/flight-after-sales'
import { useRead } from '../../../../api/queries'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangePolicy } from '../../../booking/after-sale/change/change-policy'
import { noReason } from '../../../booking/after-sale/change/change-reason'
import { readCoupons } from '../../../booking/after-sale/coupons'
import { ChangeCost, type AskedChange } from './change-cost'
import { ChangeFrame } from './change-frame'
import { viewOfOffer, viewOfSegment } from '../flight-view'
import { namesOf, type FlightText } from '../format'
import { JourneyBlock } from '../journey-block'

export async function loader() {
  await loadTexts(
    'booking/book',
    'booking/change',
    'products/flight',
    'products/flight-change',
    'products/flight-rules',
    'products/flight-refund',
    'kit/widgets',
  )
  return null
}

/** What the change costs each passenger, who must agree, and the way on to payment (S2.22). */
export function Component() {
  const text = useText('products/flight-change')
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
  const text = useText('products/flight-change')
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
