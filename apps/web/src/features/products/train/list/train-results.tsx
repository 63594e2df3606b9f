import type { TrainOffer, TrainSearchResult, TrainSeat, TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { useMemo } from 'react'
import { useText } from '../../../../kit/text/text'
import { NothingPasses } from '../../../booking/list/nothing-passes'
import { ResultCards, ResultsFrame } from '../../../booking/list/results-frame'
import { SortBar } from '../../../booking/list/sort-bar'
import { useResults } from '../../../booking/list/use-results'
import { travellerNames } from '../../../booking/traveller/traveller-names'
import { type FilterGroup, trainFilters } from './filter-rules'
import { LowestSeat, NoTrains, SaleNotices } from './list-notices'
import type { ListState } from './list-state'
import { useServiceReason } from './seat-table'
import { trainSorts } from './sort-rules'
import { TrainCard } from './train-card'
import { stationNames, type StationNames } from '../train-view'

export interface TrainResultsProps {
  draft: TrainTempOrder
  result: TrainSearchResult
  state: ListState
  onBook: (train: TrainOffer, seat: TrainSeat) => void
  onWaitlist: (train: TrainOffer, seat: TrainSeat) => void
}

/** Filters, orders and cards of one answer. */
export function TrainResults({ draft, result, state, onBook, onWaitlist }: TrainResultsProps) {
  const text = useText('products/train/list')
  const { trains, policyApplies } = result
  const names = useMemo(() => stationNames(result.stations), [result])
  const nameOf = useMemo(() => travellerNames(result.travellers), [result])
  const refusal = useServiceReason(result)
  const { shown, panel, cards } = useTrainResults(result, state, names)
  if (trains.length === 0) return <NoTrains draft={draft} date={result.departDate} onDate={(date) => state.put({ date })} />
  const count = trains.length
  return (
    <ResultsFrame
      filters={panel}
      notices={
        <>
          <SaleNotices result={result} />
          <LowestSeat result={result} onShow={cards.show} />
        </>
      }
      sorts={<SortBar sorts={trainSorts.sorts} words={text.sorts} sort={state.sort} onSort={(sort) => state.put({ sort })} />}
      count={shown.length < count ? text.shownCount({ shown: shown.length, count }) : text.trainCount({ count })}
    >
      {shown.length === 0 && <NothingPasses words={text} count={count} onReset={panel.onReset} />}
      <ResultCards>
        {shown.map((train) => (
          <TrainCard
            key={train.trainKey}
            train={train}
            names={names}
            policyApplies={policyApplies}
            nameOf={nameOf}
            refusal={refusal}
            open={cards.open.includes(train.trainKey)}
            onToggle={cards.toggle}
            onBook={onBook}
            onWaitlist={onWaitlist}
            action={text.book}
          />
        ))}
      </ResultCards>
    </ResultsFrame>
  )
}

const useTrainResults = ({ trains, policyApplies }: TrainSearchResult, state: ListState, names: StationNames) =>
  useResults({
    rules: trainFilters,
    sorts: trainSorts,
    offers: trains,
    known: undefined,
    keyOf: ({ trainKey }) => trainKey,
    state,
    switches: trainFilters.switches.filter((name) => name !== 'within' || policyApplies),
    words: useFilterWords(names),
  })

/** What the filters of trains are called. */
function useFilterWords(names: StationNames) {
  const text = useText('products/train/list')
  const { within } = useText('booking/list')
  const { types, seats } = useText('products/train/words')
  const stations = Object.fromEntries(names)
  const values: Record<FilterGroup, Readonly<Record<string, string>>> = {
    band: text.bands,
    arriveBand: text.bands,
    type: types,
    departStation: stations,
    arriveStation: stations,
    seat: seats,
  }
  return {
    switches: { within, available: text.available, fast: text.fast, fuxing: text.fuxing },
    groups: text,
    value: (group: FilterGroup, value: string) => values[group][value],
    countOf: text.countOf,
    show: text.showTrains,
  }
}
