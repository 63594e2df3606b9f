import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlFlightSearchResult, IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { useCallback, useMemo } from 'react'
import { type LoaderFunctionArgs, Navigate, useNavigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../../api/problem'
import { queryClient } from '../../../../api/queries'
import { Skeleton } from '../../../../kit/feedback/skeleton'
import { Page } from '../../../../kit/layout/page'
import { formatDate } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ListWaiting } from '../../../booking/list/list-waiting'
import pageStyles from '../../../booking/list/list-page.module.css'
import { EditSearch, SummaryChips } from '../../../booking/list/summary-bar'
import { chosenSlice, chosenTrip, keepChosenSlice, type ChosenSlice } from '../chosen-trip'
import { IntlFlightProblem } from '../intl-problem'
import { draftOptions, searchOptions, useCurrentDates, useDraft, useIntlSearch, type AskedSlice } from '../queries'
import { tripKindOf } from '../trip-kind'
import { ChosenLegs } from './chosen-legs'
import { ExportSearch } from './export-search'
import { NothingFlies, OffersExpired, PartyRefused } from './list-notices'
import { ListResults } from './list-results'
import { homeTab, shownSlice, useListState, type ListState } from './list-state'
import type { ListedItinerary } from './listed'
import { NearbyAirports } from './nearby-airports'
import { SelfTransferOffers } from './self-transfer-offers'
import { SliceDays } from './slice-days'
import { useExpired } from '../use-expired'

type Slice = 0 | 1 | 2 | 3 | 4 | 5
/** The tab of the home form. */

const askedSlice = (tempOrderNo: string, slice: number, chosen: readonly ChosenSlice[]): AskedSlice => ({
  tempOrderNo,
  slice,
  chosen: chosen.slice(0, slice).map(({ choice }) => choice),
})

/** Texts before the screen; draft and itineraries are asked for at once but not waited for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { tempOrderNo, slice, date } = shownSlice.read(new URL(request.url).searchParams)
  const chosen = chosenTrip(tempOrderNo)
  void queryClient.prefetchQuery(draftOptions(tempOrderNo))
  if (chosen.length >= slice)
    void queryClient.prefetchQuery({ ...searchOptions({ ...askedSlice(tempOrderNo, slice, chosen), date }), staleTime: 1000 })
  await loadTexts(
    'booking/placing/book',
    'booking/list',
    'booking/order/open',
    'products/intl-flight/search/list',
    'products/intl-flight/search/itinerary',
    'kit/widgets',
  )
  return null
}

/** International flights of a search, one direction after the other (S2.23). */
export function Component() {
  const text = useText('products/intl-flight/search/list')
  const { tempOrderNo, slice } = shownSlice.read(useSearchParams()[0])
  const draft = useDraft(tempOrderNo)
  const state = useListState(draft.data)
  const chosen = useMemo(() => chosenTrip(tempOrderNo).slice(0, slice), [tempOrderNo, slice])
  const asked = useMemo(() => askedSlice(tempOrderNo, slice, chosen), [tempOrderNo, slice, chosen])
  const isChosen = chosen.length === slice
  const search = useIntlSearch({ ...asked, date: state.date }, isChosen)
  useCurrentDates(tempOrderNo, draft.data, search.data)
  if (!isChosen) return <Navigate to={paths.intlFlightList({ tempOrderNo })} replace />
  const retry = () => void Promise.all([draft.refetch(), search.refetch()])
  const legs = search.data?.legs ?? draft.data?.legs
  return (
    <Page
      title={legs ? titleOf(legs, draft.data) : text.titlePlain}
      chips={<SummaryChips draft={draft.data} dates={legs && datesOf(legs)} failed={draft.isError} />}
      action={
        <span className={pageStyles['actions']}>
          {search.data && search.data.itineraries.length > 0 && <ExportSearch tempOrderNo={tempOrderNo} result={search.data} />}
          <EditSearch draft={draft.data} type={homeTab} filters={state.written} />
        </span>
      }
    >
      {draft.error ? (
        <IntlFlightProblem error={draft.error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : (
        <div className={pageStyles['stack']}>
          <Asked state={state} asked={asked} draft={draft.data} legs={legs} chosen={chosen} />
          {isProblem(search.error, 'tooManyInfants') || isProblem(search.error, 'unaccompaniedChild') ? (
            <PartyRefused tempOrderNo={tempOrderNo} why={search.error.message} />
          ) : search.error ? (
            <IntlFlightProblem error={search.error} tempOrderNo={tempOrderNo} onRetry={retry} />
          ) : draft.data && search.data ? (
            <Results draft={draft.data} result={search.data} state={state} asked={asked} chosen={chosen} onRetry={retry} />
          ) : (
            <ListWaiting label={text.searching} />
          )}
        </div>
      )}
    </Page>
  )
}

type Legs = IntlFlightTempOrder['legs']

/** 上海 ⇄ 新加坡; a trip of several directions names each place once. */
function titleOf(legs: Legs, draft: IntlFlightTempOrder | undefined): string {
  const [first] = legs
  if (!first) return ''
  if (draft && tripKindOf(draft) === 'return') return `${first.departCity} ⇄ ${first.arriveCity}`
  const cities = legs.flatMap(({ departCity, arriveCity }) => [departCity, arriveCity])
  return cities.filter((city, index) => city !== cities[index - 1]).join(' → ')
}

const datesOf = (legs: Legs): string =>
  legs.length === 1 ? formatDate(legs[0]!.date) : `${formatDate(legs[0]!.date)} – ${formatDate(legs.at(-1)!.date)}`

interface AskedProps {
  state: ListState
  asked: AskedSlice
  draft: IntlFlightTempOrder | undefined
  legs: Legs | undefined
  chosen: readonly ChosenSlice[]
}

/** Which direction the list is for, what was chosen before it, and the days around. */
function Asked({ state, asked, draft, legs, chosen }: AskedProps) {
  const text = useText('products/intl-flight/search/list')
  const { slice } = state
  const leg = legs?.[slice]
  if (!draft || !leg || !legs) return <Skeleton height={66} radius={8} />
  const kind = tripKindOf(draft)
  const heading =
    kind === 'multi'
      ? text.chooseLeg({ index: slice + 1, count: legs.length })
      : slice === 0
        ? text.chooseOutbound
        : text.chooseInbound
  return (
    <>
      {chosen.length > 0 && <ChosenLegs chosen={chosen} tripKind={kind} onChange={(to) => state.goToSlice(to as Slice)} />}
      {kind !== 'single' && (
        <h2 className={pageStyles['journey']}>
          {heading}
          <span>{text.route({ depart: leg.departCity, arrive: leg.arriveCity })}</span>
        </h2>
      )}
      <SliceDays
        asked={asked}
        date={leg.date}
        notBefore={legs[slice - 1]?.date}
        onDate={(date) => state.put({ date })}
        draft={draft}
      />
    </>
  )
}

interface ResultsProps {
  draft: IntlFlightTempOrder
  result: IntlFlightSearchResult
  state: ListState
  asked: AskedSlice
  chosen: readonly ChosenSlice[]
  onRetry: () => void
}

function Results({ draft, result, state, asked, chosen, onRetry }: ResultsProps) {
  const text = useText('products/intl-flight/search/list')
  const navigate = useNavigate()
  const expired = useExpired(result.standsUntil)
  const { tempOrderNo, goToSlice } = state
  const { slice, legs } = result
  const isLast = slice === legs.length - 1
  const onChoose = useCallback(
    (itinerary: ListedItinerary, fare: IntlFare) => {
      const { flights, ...offer } = itinerary
      keepChosenSlice(
        tempOrderNo,
        slice,
        chosenSlice(result.searchId, offer, { segments: flights, fare, dictionary: result.dictionary }),
      )
      if (isLast) void navigate(paths.intlFlightCheck({ tempOrderNo }))
      else goToSlice((slice + 1) as Slice)
    },
    [tempOrderNo, slice, isLast, result, goToSlice, navigate],
  )
  if (expired) return <OffersExpired onRetry={onRetry} />
  if (result.itineraries.length === 0)
    return (
      <>
        <NothingFlies
          asked={asked}
          place={legs[slice]!.departCode}
          date={legs[slice]!.date}
          onDate={(date) => state.put({ date })}
          onRetry={onRetry}
        />
        <NearbyAirports draft={draft} slice={slice} count={0} />
        <SelfTransferOffers draft={draft} slice={slice} count={0} />
      </>
    )
  const { choose } = text
  return (
    <ListResults
      key={`${slice} ${legs[slice]!.date}`}
      draft={draft}
      result={result}
      state={state}
      asked={asked}
      before={chosen.at(-1)}
      action={isLast ? choose.last : tripKindOf(draft) === 'return' ? choose.out : choose.leg}
      onChoose={onChoose}
    />
  )
}
