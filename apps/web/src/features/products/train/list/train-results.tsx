import type { TrainOffer, TrainSearchResult, TrainSeat, TrainTempOrder } from '@sojourn/contract/products/train.shapes'
import { useMemo } from 'react'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { NothingPasses } from '../../../booking/list/nothing-passes'
import { ResultCards, ResultsFrame } from '../../../booking/list/results-frame'
import { SortBar } from '../../../booking/list/sort-bar'
import { useOpenCards } from '../../../booking/list/use-open-cards'
import { applyFilters, trainFilters } from './filter-rules'
import { useListFilters } from './list-filters'
import { LowestSeat, NoTrains, SaleNotices } from './list-notices'
import type { ListState } from './list-state'
import { sortTrains, trainSorts } from './sort-rules'
import { TrainCard } from './train-card'
import { stationNames } from '../train-view'

export interface TrainResultsProps {
  draft: TrainTempOrder
  result: TrainSearchResult
  state: ListState
  onBook: (train: TrainOffer, seat: TrainSeat) => void
  onWaitlist: (train: TrainOffer, seat: TrainSeat) => void
}

/** Filters, orders and cards of one answer. */
export function TrainResults({ draft, result, state, onBook, onWaitlist }: TrainResultsProps) {
  const text = useText('products/train-list')
  const { trains, policyApplies } = result
  const { setFilters, sort } = state
  const names = useMemo(() => stationNames(result.stations), [result])
  const shown = useMemo(() => sortTrains(applyFilters(trains, state.filters), sort), [trains, state.filters, sort])
  const shownKeys = shown.map(({ trainKey }) => trainKey)
  const cards = useOpenCards(() => setFilters(trainFilters.none), shownKeys)
  const nameOf = useMemo(() => travellerNames(result), [result])
  const refusal = useRefusal(result)
  const filterProps = { trains, shown: shown.length, filters: state.filters, onChange: setFilters, names, policyApplies }
  const filters = useListFilters(filterProps)
  if (trains.length === 0) return <NoTrains draft={draft} date={result.departDate} onDate={state.setDate} />
  const count = trains.length
  return (
    <ResultsFrame
      filters={filters}
      notices={
        <>
          <SaleNotices result={result} />
          <LowestSeat result={result} onShow={cards.show} />
        </>
      }
      sorts={<SortBar sorts={trainSorts} words={text.sorts} sort={sort} onSort={state.setSort} />}
      count={shown.length < count ? text.shownCount({ shown: shown.length, count }) : text.trainCount({ count })}
    >
      {shown.length === 0 && <NothingPasses words={text} count={count} onReset={filters.onReset} />}
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

/** Outside its hours the railway sells nothing. */
function useRefusal({ service }: TrainSearchResult): string | undefined {
  const text = useText('products/train-list')
  return service.open ? undefined : text.serviceClosed({ time: service.opensAt ? formatInstant(service.opensAt) : '' })
}

/** Names are said where there are several travellers. */
function travellerNames({ travellers }: TrainSearchResult): ((employeeId: string) => string | undefined) | undefined {
  if (travellers.length < 2) return undefined
  const names = new Map(travellers.map(({ employeeId, name }) => [employeeId, name]))
  return (employeeId) => names.get(employeeId)
}
