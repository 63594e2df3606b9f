import type { ManualQuotes as Quotes } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { QuoteCard } from './quote-card'

/** What the desk was asked about an order; nothing where it never was. */
export function ManualQuotes({ read }: { read: UseQueryResult<Quotes> }) {
  const again = () => void read.refetch()
  if (read.error) return <ErrorState error={read.error} onRetry={again} />
  return read.data?.quotes.map((quote) => (
    <QuoteCard key={quote.quoteNo} quote={quote} dictionary={read.data.dictionary} onDue={again} />
  ))
}
