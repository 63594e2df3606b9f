import type {
  FlightFare,
  FlightOffer,
  FlightSearchResult,
  FlightTempOrder,
} from '@sojourn/contract/products/flight/flight.shapes'
import { useCallback } from 'react'
import { type LoaderFunctionArgs, Navigate, useNavigate, useSearchParams } from 'react-router'
import { queryClient } from '../../../../api/queries'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { Page } from '../../../../kit/layout/page'
import { Skeleton } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { choose, chosenFlights, keepChosenFlight } from '../book/chosen-flights'
import { ChosenOutbound } from './chosen-outbound'
import { isReturnTrip, placesOf } from '../draft-kind'
import { FlightProblem } from '../flight-problem'
import { FlightResults } from './flight-results'
import styles from '../../../booking/list/list-page.module.css'
import { type ListState, shownFlights, useListState } from './list-state'
import { draftOptions, searchOptions, useCurrentDates, useDateSection, useDayPrices, useDraft, useFlightSearch } from '../queries'
import { ListWaiting } from '../../../booking/list/list-waiting'
import { EditSearch, SummaryChips } from '../../../booking/list/summary-bar'
import { DateRibbon, type DayFigure, useRibbonDays } from '../../../booking/list/date-ribbon'

/** Texts before the screen; draft and flights are asked for at once but not waited for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { tempOrderNo, journey, date } = shownFlights.read(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(draftOptions(tempOrderNo))
  void queryClient.prefetchQuery({
    ...searchOptions({ tempOrderNo, journey, date }),
    staleTime: 1000,
  })
  await loadTexts(
    'booking/placing/book',
    'products/flight/words',
    'booking/list',
    'products/flight/list',
    'products/flight/check',
    'products/flight/rules',
    'booking/order/open',
    'kit/widgets',
  )
  return null
}

/** Flights of one journey of a search: out, then for a return trip back. */
export function Component() {
  const text = useText('products/flight/list')
  const [query] = useSearchParams()
  const draft = useDraft(query.get('tempOrderNo') ?? '')
  const state = useListState(draft.data)
  const { tempOrderNo, journey } = state
  const search = useFlightSearch({ tempOrderNo, journey, date: state.date })
  useCurrentDates(tempOrderNo, draft.data, search.data)
  const retry = () => void Promise.all([draft.refetch(), search.refetch()])
  if (journey === 1 && chosenFlights(tempOrderNo).length === 0) return <Navigate to={paths.flightList({ tempOrderNo })} replace />
  const result = search.data
  const params = draft.data?.searchParams
  const route = params ? { depart: params.departCityName, arrive: params.arriveCityName } : undefined
  const date = result?.departDate ?? state.date ?? (journey === 0 ? params?.departDate : params?.returnDate)
  return (
    <Page
      title={route ? `${route.depart} ${draft.data && isReturnTrip(draft.data) ? '⇄' : '→'} ${route.arrive}` : text.titlePlain}
      chips={<SummaryChips draft={draft.data} dates={draft.data && date && datesOf(draft.data, date)} failed={draft.isError} />}
      action={<EditSearch draft={draft.data} type={1} filters={state.written} />}
    >
      {draft.error ? (
        <FlightProblem error={draft.error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : (
        <div className={styles['stack']}>
          <Asked state={state} draft={draft.data} result={result} date={date} />
          {search.error ? (
            <FlightProblem error={search.error} tempOrderNo={tempOrderNo} onRetry={retry} />
          ) : draft.data && result ? (
            <Results draft={draft.data} result={result} state={state} />
          ) : (
            <ListWaiting label={text.searching} />
          )}
        </div>
      )}
    </Page>
  )
}

/** Both days of a return trip, else the day of the list. */
function datesOf(draft: FlightTempOrder, date: string): string {
  const { departDate, returnDate } = draft.searchParams
  return isReturnTrip(draft) && returnDate ? `${formatDate(departDate)} – ${formatDate(returnDate)}` : formatDate(date)
}

interface AskedProps {
  state: ListState
  draft: FlightTempOrder | undefined
  result: FlightSearchResult | undefined
  date: string | undefined
}

/** Which journey and which day the list is for, with the days around it. */
function Asked({ state, draft, result, date }: AskedProps) {
  const text = useText('products/flight/list')
  const flightText = useText('products/flight/words')
  const outbound = state.journey === 1 ? chosenFlights(state.tempOrderNo)[0] : undefined
  return (
    <>
      {outbound && <ChosenOutbound chosen={outbound} onChange={() => state.goToJourney(0)} />}
      {draft && isReturnTrip(draft) && (
        <h2 className={styles['journey']}>
          {state.journey === 0 ? text.chooseOutbound : text.chooseInbound}
          {result && <span>{flightText.route({ depart: result.departCity, arrive: result.arriveCity })}</span>}
        </h2>
      )}
      {date ? (
        <FlightRibbon
          search={{ tempOrderNo: state.tempOrderNo, journey: state.journey }}
          places={draft && placesOf(draft, state.journey)}
          date={date}
          notBefore={outbound?.flight.departDate}
          onChoose={(date) => state.put({ date })}
        />
      ) : (
        <Skeleton height={66} radius={8} />
      )}
    </>
  )
}

function Results({ draft, result, state }: { draft: FlightTempOrder; result: FlightSearchResult; state: ListState }) {
  const text = useText('products/flight/list')
  const navigate = useNavigate()
  const { tempOrderNo, journey, goToJourney } = state
  const returnFollows = journey === 0 && isReturnTrip(draft)
  const onChoose = useCallback(
    (flight: FlightOffer, fare: FlightFare) => {
      keepChosenFlight(tempOrderNo, journey, choose(result.searchId, flight, fare, result.dictionary))
      if (returnFollows) goToJourney(1)
      else void navigate(paths.flightCheck({ tempOrderNo }))
    },
    [tempOrderNo, journey, result, returnFollows, goToJourney, navigate],
  )
  return (
    <FlightResults
      key={`${journey} ${result.departDate}`}
      draft={draft}
      result={result}
      state={state}
      outbound={journey === 1 ? chosenFlights(tempOrderNo)[0] : undefined}
      action={returnFollows ? text.chooseThis : text.book}
      onChoose={onChoose}
    />
  )
}

interface FlightRibbonProps {
  search: { tempOrderNo: string; journey: number }
  places: { departCode: string; arriveCode: string } | undefined
  date: string
  /** No day before this one: the way back does not start before the way out. */
  notBefore: string | undefined
  onChoose: (date: string) => void
}

/** The days around the chosen one with the lowest fare that the list of each would show. */
function FlightRibbon({ search, places, date, notBefore, onChoose }: FlightRibbonProps) {
  const text = useText('products/flight/list')
  const section = useDateSection().data
  const ribbon = useRibbonDays(date)
  const first = [section?.today ?? '', notBefore ?? ''].sort().at(-1) ?? ''
  const last = section?.endDateText ?? ''
  const open = ribbon.days.filter((day) => day >= first && (last === '' || day <= last))
  const prices = useDayPrices(search, places, open[0] ?? '', open.at(-1) ?? '')
  const lowest = new Map(prices.data?.days.map((day) => [day.date, day.price]))
  const best = Math.min(...[...lowest.values()].filter((price) => price > 0))
  const figureOf = (day: string): DayFigure | undefined => {
    const price = lowest.get(day)
    if (price === undefined) return prices.isPending || !open.includes(day) ? undefined : { word: text.noPrice }
    return price > 0
      ? { word: formatPrice(price), tone: price === best ? 'best' : undefined }
      : { word: text.soldOut, tone: 'soldOut' }
  }
  return (
    <DateRibbon
      label={text.ribbon}
      date={date}
      first={first}
      last={last}
      section={section}
      figureOf={figureOf}
      onChoose={onChoose}
      {...ribbon}
    />
  )
}
