import type {
  TrainOffer,
  TrainSearchResult,
  TrainSeat,
  TrainTempOrder,
  TrainTransfer,
  TrainTransferResult,
} from '@sojourn/contract/products/train/train.shapes'
import { useCallback } from 'react'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { queryClient } from '../../../../api/queries'
import { formatDate } from '../../../../kit/text/format'
import { Page } from '../../../../kit/layout/page'
import { Skeleton } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ListWaiting } from '../../../booking/list/list-waiting'
import styles from '../../../booking/list/list-page.module.css'
import { EditSearch, SummaryChips } from '../../../booking/list/summary-bar'
import { choiceOf, keepChosenTrains, type TrainChoice } from '../book/chosen-train'
import { CompareButton } from './compare-dialog'
import { shownTrains, useListState, type ListState } from './list-state'
import { draftOptions, searchOptions, useCurrentDate, useDraft, useTrainSearch } from '../queries'
import { TrainProblem } from '../train-problem'
import { TrainResults } from './train-results'
import { TrainRibbon } from './train-ribbon'
import { Transfers } from './transfers'

/** Texts before the screen; draft and trains are asked for at once but not waited for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { tempOrderNo, date } = shownTrains.read(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(draftOptions(tempOrderNo))
  void queryClient.prefetchQuery({ ...searchOptions({ tempOrderNo, date }), staleTime: 1000 })
  await loadTexts('products/train/words', 'products/train/list', 'booking/placing/book', 'booking/list', 'kit/widgets')
  return null
}

/** Trains of one search, direct ones first, then journeys with one change (S2.26). */
export function Component() {
  const text = useText('products/train/list')
  const trainText = useText('products/train/words')
  const { tempOrderNo } = shownTrains.read(useSearchParams()[0])
  const draft = useDraft(tempOrderNo)
  const state = useListState(draft.data)
  const search = useTrainSearch({ tempOrderNo, date: state.date })
  useCurrentDate(tempOrderNo, draft.data, search.data)
  const retry = () => void Promise.all([draft.refetch(), search.refetch()])
  const result = search.data
  const params = draft.data?.searchParams
  const date = result?.departDate ?? state.date ?? params?.departDate
  const error = draft.error ?? search.error
  return (
    <Page
      title={params ? trainText.route({ depart: params.departStation, arrive: params.arriveStation }) : text.titlePlain}
      chips={<SummaryChips draft={draft.data} dates={date && formatDate(date)} failed={draft.isError} />}
      action={
        <span className={styles['actions']}>
          {result && <CompareButton tempOrderNo={tempOrderNo} date={result.departDate} policyApplies={result.policyApplies} />}
          <EditSearch draft={draft.data} type={5} filters={state.written} />
        </span>
      }
    >
      {error ? (
        <TrainProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : (
        <div className={styles['stack']}>
          {date ? (
            <TrainRibbon
              tempOrderNo={tempOrderNo}
              date={date}
              saleDates={result?.saleDates}
              onChoose={(next) => state.put({ date: next })}
            />
          ) : (
            <Skeleton height={66} radius={8} />
          )}
          {draft.data && result ? (
            <Results key={result.departDate} draft={draft.data} result={result} state={state} />
          ) : (
            <ListWaiting label={text.searching} />
          )}
        </div>
      )}
    </Page>
  )
}

function Results({ draft, result, state }: { draft: TrainTempOrder; result: TrainSearchResult; state: ListState }) {
  const { tempOrderNo } = state
  const navigate = useNavigate()
  const choose = useCallback(
    (choice: TrainChoice) => {
      keepChosenTrains(tempOrderNo, choice)
      void navigate(paths.trainBook({ tempOrderNo }))
    },
    [tempOrderNo, navigate],
  )
  const { searchId, stations } = result
  const onBook = useCallback(
    (train: TrainOffer, seat: TrainSeat) => choose({ kind: 'book', rides: [choiceOf(searchId, train, seat)], stations }),
    [choose, searchId, stations],
  )
  const onWaitlist = useCallback(
    (train: TrainOffer, seat: TrainSeat) => choose({ kind: 'waitlist', rides: [choiceOf(searchId, train, seat)], stations }),
    [choose, searchId, stations],
  )
  const onTransfer = (found: TrainTransferResult, { first, second }: TrainTransfer, seats: readonly [TrainSeat, TrainSeat]) =>
    choose({
      kind: 'book',
      rides: [choiceOf(found.searchId, first, seats[0]), choiceOf(found.searchId, second, seats[1])],
      stations: found.stations,
    })
  return (
    <>
      <TrainResults draft={draft} result={result} state={state} onBook={onBook} onWaitlist={onWaitlist} />
      <Transfers tempOrderNo={tempOrderNo} date={result.departDate} onBook={onTransfer} />
    </>
  )
}
