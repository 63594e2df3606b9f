import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import type { Pages } from '../../booking/paging/use-pages'

interface FoundListProps<Item> {
  pages: Pages<Item, { searchedTo?: string }>
  skeleton: ReactNode
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** So often a search that has found nothing goes on by itself. */
const goesOnAtMost = 15

function useGoOn({ items, hasMore, loadingMore, loadMore }: Pages<unknown>): void {
  const times = useRef(0)
  const empty = items?.length === 0 && hasMore
  useEffect(() => {
    if (!empty || loadingMore || times.current >= goesOnAtMost) return
    times.current += 1
    loadMore()
  }, [empty, loadingMore, loadMore])
}

/** What a search through very many orders has found so far; one that found nothing yet goes on for a while, then asks. */
export function FoundList<Item>({ pages, skeleton, empty, children }: FoundListProps<Item>) {
  const text = useText('admin/orders/orders')
  const { items, last, hasMore, loadingMore, loadMore } = pages
  const day = last?.searchedTo
  useGoOn(pages)
  const goesOn = items?.length === 0 && hasMore && (
    <EmptyState
      title={text.searchUnfinished}
      action={
        <Button kind="brand" busy={loadingMore} onClick={loadMore}>
          {text.goOn}
        </Button>
      }
    >
      {day ? text.searchedTo({ day: formatFullDate(day) }) : text.searched}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} skeleton={skeleton} empty={goesOn || empty}>
      {children}
    </PagedList>
  )
}
