import { useInfiniteQuery } from '@tanstack/react-query'
import { invoke } from '../../../api/client'
import type { WebCall, WebRequest, WebResponse } from '../../../api/web-call'

const pageSize = 20
/** Of a list that is read to its end. */
const wholePageSize = 100
/** As many as a page works on together. */
const readAtMost = 2000

export interface Pages<Item, Answer = unknown> {
  items: Item[] | undefined
  /** The first page as it came, with what it says beside the list. */
  first: Answer | undefined
  /** The page that was read last. */
  last: Answer | undefined
  error: Error | null
  hasMore: boolean
  loadingMore: boolean
  /** Why the next page did not come. */
  moreError: Error | null
  loadMore: () => void
  retry: () => void
  /** What is shown, as it stands now: whoever shows it hears of it too. */
  readAgain: () => Promise<Item[]>
  /** The list to its end or to so many, read anew. */
  readAll: (most?: number) => Promise<{ rows: readonly Item[]; complete: boolean }>
}

/** A list that grows by key; its key begins with the path, so that live updates refresh it. */
export function usePages<Contract, Item>(
  call: WebCall<Contract>,
  request: WebRequest<Contract>,
  pageOf: (response: WebResponse<Contract>) => { list: Item[]; next?: string },
): Pages<Item, WebResponse<Contract>> {
  const query = useInfiniteQuery({
    queryKey: [call.path, 'pages', request],
    queryFn: ({ pageParam, signal }) => invoke(call, pageRequest(request, pageSize, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => pageOf(last).next,
    staleTime: 0,
  })
  const itemsOf = (pages: WebResponse<Contract>[] | undefined) => pages?.flatMap((page) => pageOf(page).list)
  return {
    items: itemsOf(query.data?.pages),
    first: query.data?.pages[0],
    last: query.data?.pages.at(-1),
    error: query.data ? null : query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    readAgain: async () => itemsOf((await query.refetch()).data?.pages) ?? [],
    readAll: (most = readAtMost) =>
      readAll((cursor) => invoke(call, pageRequest(request, wholePageSize, cursor)).then(pageOf), most),
  }
}

const pageRequest = <Request>(request: Request, size: number, cursor: string | undefined): Request => ({
  ...request,
  size,
  ...(cursor && { cursor }),
})

async function readAll<Item>(read: (cursor: string | undefined) => Promise<{ list: Item[]; next?: string }>, most: number) {
  const rows: Item[] = []
  let cursor: string | undefined
  do {
    const { list, next } = await read(cursor)
    rows.push(...list)
    cursor = next
  } while (cursor !== undefined && rows.length < most)
  return { rows, complete: cursor === undefined }
}
