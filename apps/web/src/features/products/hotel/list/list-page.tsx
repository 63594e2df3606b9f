import type { HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '../../../../api/queries'
import { useSearchAddress } from '../../../../kit/browser/address-secret'
import { formatMonthDay } from '../../../../kit/text/format'
import { Page } from '../../../../kit/layout/page'
import { Skeleton, SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { EditSearch, SummaryChips } from '../../../booking/list/summary-bar'
import { HotelProblem } from '../hotel-problem'
import { HotelResults } from './hotel-results'
import styles from './list-page.module.css'
import { AskDemand } from './list-empty'
import { hotelFilters, requestFilters } from './list-filters'
import { requestStay, shownHotels, stayOf, useListState, type ListState } from './list-state'
import { draftOptions, useCurrentStay, useDraft, useHotelSearch, type HotelSearchOf } from '../queries'
import { roomsOf } from '../book/rooms-plan'
import { StandardLine } from './standard-line'
import { StayBar } from './stay-bar'

/** Texts before the screen; the draft is asked for at once but not waited for. */
export async function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(draftOptions(shownHotels.read(new URL(request.url).searchParams).tempOrderNo))
  await loadTexts(
    'products/hotel/words',
    'products/hotel/list',
    'products/hotel/map',
    'booking/placing/book',
    'booking/list',
    'kit/widgets',
  )
  return null
}

const domesticTab = 3
const abroadTab = 4

/** Hotels of one city for one stay, on a list and on a map (S2.25). */
export function Component() {
  const text = useText('products/hotel/list')
  const state = useListState()
  const draft = useDraft(state.tempOrderNo)
  const params = draft.data?.searchParams
  return (
    <Page
      title={params ? text.title({ city: params.cityName }) : text.titlePlain}
      chips={<SummaryChips draft={draft.data} dates={draft.data && datesOf(draft.data)} failed={draft.isError} />}
      action={<EditSearch draft={draft.data} type={params?.isInternational ? abroadTab : domesticTab} />}
    >
      {draft.error ? (
        <HotelProblem error={draft.error} tempOrderNo={state.tempOrderNo} onRetry={() => void draft.refetch()} />
      ) : draft.data ? (
        <Hotels draft={draft.data} state={state} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

const datesOf = ({ searchParams }: HotelTempOrder): string =>
  `${formatMonthDay(searchParams.checkInDate)} – ${formatMonthDay(searchParams.checkOutDate)}`

/** What the server is asked for; the same object while the address is the same. */
function useSearchOf(draft: HotelTempOrder, { tempOrderNo, sharing, sort, near }: ListState): HotelSearchOf {
  const address = useSearchAddress()[0].toString()
  const travellers = draft.travellers.map(({ employeeId }) => employeeId).join(' ')
  return useMemo(() => {
    const asked = new URLSearchParams(address)
    const rooms = roomsOf(travellers.split(' ').filter(Boolean), sharing)
    return {
      tempOrderNo,
      ...requestStay(stayOf(shownHotels.read(asked))),
      ...(rooms && { rooms }),
      filters: requestFilters(hotelFilters.read(asked)),
      sort,
      ...(near && { nearPlaceId: near }),
    }
  }, [address, travellers, tempOrderNo, sharing, sort, near])
}

function Hotels({ draft, state }: { draft: HotelTempOrder; state: ListState }) {
  const search = useSearchOf(draft, state)
  const found = useHotelSearch(search)
  const result = found.data?.pages[0]
  const hotels = useMemo(() => found.data?.pages.flatMap((page) => page.hotels) ?? [], [found.data])
  const { tempOrderNo } = state
  useCurrentStay(tempOrderNo, draft, found.isPlaceholderData ? undefined : result)
  const { checkInDate, checkOutDate } = draft.searchParams
  const stay = stayOf(state) ?? { checkIn: checkInDate, checkOut: checkOutDate }
  return (
    <div className={styles['stack']}>
      <div className={styles['asked']}>
        <StayBar
          stay={stay}
          result={result}
          sharing={state.sharing}
          onStay={state.put}
          onSharing={(sharing) => state.put({ sharing })}
        />
        {result && <StandardLine result={result} />}
      </div>
      {found.error ? (
        <HotelProblem error={found.error} tempOrderNo={tempOrderNo} onRetry={() => void found.refetch()} />
      ) : result ? (
        <>
          <HotelResults
            state={state}
            search={search}
            result={result}
            hotels={hotels}
            hasMore={found.hasNextPage}
            loadingMore={found.isFetchingNextPage}
            stale={found.isPlaceholderData}
            onMore={() => void found.fetchNextPage()}
          />
          <NotFound result={result} />
        </>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

/** Under the list: the agency finds what the list lacks. */
function NotFound({ result }: { result: Parameters<typeof AskDemand>[0]['result'] }) {
  const text = useText('products/hotel/list')
  return (
    <p className={styles['notFound']}>
      {text.notFound} <AskDemand result={result} />
    </p>
  )
}

/** The shape of list and map while the hotels answer. */
function Waiting() {
  const text = useText('products/hotel/list')
  return (
    <div className={styles['stack']}>
      <span role="status" className="visually-hidden">
        {text.searching}
      </span>
      <Skeleton height={40} radius={8} />
      <div className={styles['waiting']}>
        <SkeletonList count={5} height={148} gap={8} />
        <Skeleton height={640} radius={8} />
      </div>
    </div>
  )
}
