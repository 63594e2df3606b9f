import type { IntlLaterChoices, IntlLaterQuote } from '@sojourn/contract/products/intl-flight/later-extras.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import {
  buyIntlLaterExtras,
  getIntlLaterExtras,
  quoteIntlLaterExtras,
} from '../../../../api/calls/products/intl-flight/later-extras'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'
import { useRead, useWrite } from '../../../../api/queries'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card } from '../../../../kit/layout/page'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangeCostCard } from '../../../booking/after-sale/change/change-cost-card'
import { ChangePolicy, type ChangePolicyProps } from '../../../booking/after-sale/change/change-policy'
import { orderedReason, type Reason } from '../../../booking/after-sale/change/change-reason'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'

/** What is chosen costs, as far as something is. */
export const useLaterQuote = (orderNo: string, travellers: IntlLaterChoices) =>
  useRead(quoteIntlLaterExtras, { orderNo, travellers }, { staleTime: 0, enabled: travellers.length > 0 })

type Quote = ReturnType<typeof useLaterQuote>

/** What policy says of it; nothing before something is chosen. */
export function LaterPolicy({ quote, ...reason }: Omit<ChangePolicyProps, 'quote'> & { quote: Quote }) {
  return quote.data ? <ChangePolicy quote={quote.data} {...reason} /> : null
}

interface LaterCostProps {
  orderNo: string
  chosen: IntlLaterChoices
  quote: Quote
  reason: Reason
  readAgain: () => void
}

/** What it costs each traveller, who must agree, and the button that orders it. */
export function LaterCost({ orderNo, chosen, quote, reason, readAgain }: LaterCostProps) {
  const text = useText('products/intl-flight/later-extras/words')
  const buy = useBuy(readAgain)
  if (chosen.length === 0) return <Card title={text.price}>{text.choose}</Card>
  if (quote.error) return <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
  if (!quote.data) return <SkeletonList count={1} height={180} gap={16} />
  const { data } = quote
  return (
    <ChangeCostCard
      title={text.price}
      quote={data}
      reason={reason}
      words={text}
      busy={buy.busy}
      onSubmit={() => buy.send({ orderNo, travellers: chosen, ...orderedReason(data, reason), expectedTotal: data.total })}
      lines={<Lines quote={data} />}
    />
  )
}

const Lines = ({ quote }: { quote: IntlLaterQuote }) => (
  <ul>
    {quote.lines.map(({ employeeId, name, amount }) => (
      <QuoteLine key={employeeId} name={name} amount={formatPrice(amount)}>
        {null}
      </QuoteLine>
    ))}
  </ul>
)

/** Orders it; then on to payment, or to the order where it waits or is being bought. */
function useBuy(readAgain: () => void) {
  const text = useText('products/intl-flight/later-extras/words')
  const buy = useWrite(buyIntlLaterExtras, [
    getIntlFlightOrderDetail,
    getIntlLaterExtras,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = useSendAfterSale({
    apply: buy.mutateAsync,
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.intlFlightOrder({ orderId: orderNo }),
    words: text,
    quoteAgain: readAgain,
  })
  return { send, busy: buy.isPending }
}
