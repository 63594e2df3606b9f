import type { ReactNode } from 'react'
import { ErrorState } from '../../../kit/feedback/error-state'
import { LoadMore } from '../../../kit/lists/load-more'
import type { Pages } from './use-pages'

interface PagedListProps<Item> {
  pages: Pages<Item>
  skeleton: ReactNode
  /** Instead of a list without entries. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** What `usePages` has read so far: failed, on its way, nothing, or a list that can grow. */
export function PagedList<Item>({ pages, skeleton, empty, children }: PagedListProps<Item>) {
  const { items, error, retry, hasMore, loadingMore, loadMore } = pages
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!items) return skeleton
  if (items.length === 0) return empty
  return (
    <>
      {children(items)}
      <LoadMore hasMore={hasMore} busy={loadingMore} onMore={loadMore} />
    </>
  )
}
