import type { InvoiceableOrder, InvoiceableThing } from '@sojourn/contract/finance/invoice.shapes'
import { useEffect } from 'react'
import type { Pages } from '../../booking/paging/use-pages'

/** Only what can still be chosen; where a page holds nothing of it the next one is read. */
export function useOpenOrders<Answer>(
  pages: Pages<InvoiceableOrder, Answer>,
  isOffered: (thing: InvoiceableThing) => boolean,
): Pages<InvoiceableOrder, Answer> {
  const offered = (orders: readonly InvoiceableOrder[]) =>
    orders.map((order) => ({ ...order, things: order.things.filter(isOffered) })).filter(({ things }) => things.length > 0)
  const items = pages.items && offered(pages.items)
  const readsOn = items?.length === 0 && pages.hasMore
  const { loadMore, loadingMore } = pages
  useEffect(() => {
    if (readsOn && !loadingMore) loadMore()
  }, [readsOn, loadingMore, loadMore])
  const readAll = async () => {
    const { rows, complete } = await pages.readAll()
    return { rows: offered(rows), complete }
  }
  return { ...pages, items: readsOn ? undefined : items, readAll }
}
