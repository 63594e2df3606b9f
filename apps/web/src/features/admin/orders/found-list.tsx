import type { ReactNode } from 'react'
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

/** What a search through very many orders has found so far; one that found nothing yet may go on. */
export function FoundList<Item>({ pages, skeleton, empty, children }: FoundListProps<Item>) {
  const text = useText('admin/orders')
  const { items, first, hasMore, loadingMore, loadMore } = pages
  const day = first?.searchedTo
  const goesOn = items?.length === 0 && hasMore && (
    <EmptyState
      title={text.stillSearching}
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
