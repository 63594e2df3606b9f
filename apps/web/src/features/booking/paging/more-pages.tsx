import { ErrorState } from '../../../kit/feedback/error-state'
import { LoadMore } from '../../../kit/lists/load-more'
import type { Pages } from './use-pages'

type More = Pick<Pages<unknown>, 'hasMore' | 'loadingMore' | 'moreError' | 'loadMore'>

/** Below a list: the next page, or why it did not come. */
export function MorePages({ pages: { hasMore, loadingMore, moreError, loadMore } }: { pages: More }) {
  if (moreError) return <ErrorState compact error={moreError} onRetry={loadMore} />
  return <LoadMore hasMore={hasMore} busy={loadingMore} onMore={loadMore} />
}
