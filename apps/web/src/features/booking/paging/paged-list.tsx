import type { ReactNode } from 'react'
import { ErrorState } from '../../../kit/feedback/error-state'
import { MorePages } from './more-pages'
import type { Pages } from './use-pages'

interface PagedListProps<Item> {
  pages: Pages<Item>
  skeleton: ReactNode
  /** Instead of a list without entries. */
  empty: ReactNode
  /** False where the list has its own place for what comes next. */
  grows?: boolean
  children: (items: readonly Item[]) => ReactNode
}

/** What `usePages` has read so far: failed, on its way, nothing, or a list that can grow. */
export function PagedList<Item>({ pages, skeleton, empty, grows = true, children }: PagedListProps<Item>) {
  const { items, error, retry } = pages
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!items) return skeleton
  if (items.length === 0) return empty
  return (
    <>
      {children(items)}
      {grows && <MorePages pages={pages} />}
    </>
  )
}
