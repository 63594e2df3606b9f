import { useInfiniteQuery } from '@tanstack/react-query'
import { invoke } from '../../../api/client'
import type { WebCall, WebRequest, WebResponse } from '../../../api/web-call'

const pageSize = 20

export interface Pages<Item> {
  items: Item[] | undefined
  error: Error | null
  hasMore: boolean
  loadingMore: boolean
  loadMore: () => void
  retry: () => void
}

/** A list that grows by key; its key begins with the path, so that live updates refresh it. */
export function usePages<Contract, Item>(
  call: WebCall<Contract>,
  request: WebRequest<Contract>,
  pageOf: (response: WebResponse<Contract>) => { list: Item[]; next?: string },
): Pages<Item> {
  const query = useInfiniteQuery({
    queryKey: [call.path, 'pages', request],
    queryFn: ({ pageParam, signal }) =>
      invoke(call, { ...(request as object), size: pageSize, ...(pageParam && { cursor: pageParam }) } as WebRequest<Contract>, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => pageOf(last).next,
    staleTime: 0,
  })
  return {
    items: query.data?.pages.flatMap((page) => pageOf(page).list),
    error: query.data ? null : query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
