import { getManualQuotes } from '../../../../api/calls/products/intl-flight/manual-quote'
import { useRead } from '../../../../api/queries'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { QuoteCard } from './quote-card'

/** What the desk was asked about an order; nothing where it never was. */
export function ManualQuotes({ orderId }: { orderId: string }) {
  const read = useRead(getManualQuotes, { orderId }, { staleTime: 0 })
  const again = () => void read.refetch()
  if (read.error) return <ErrorState error={read.error} onRetry={again} />
  return read.data?.quotes.map((quote) => (
    <QuoteCard key={quote.quoteNo} orderId={orderId} quote={quote} dictionary={read.data.dictionary} onDue={again} />
  ))
}
