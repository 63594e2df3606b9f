import type { TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { day, listSearch, oneOf, words } from '../../../../kit/lists/list-search'
import { searchedFilters } from '../../../booking/list/searched-filters'
import { useListAddress } from '../../../booking/list/use-list-address'
import { trainFilters } from './filter-rules'
import { trainSorts } from './sort-rules'

/** Which trains are listed. */
export const shownTrains = listSearch({
  tempOrderNo: words(200),
  date: day(undefined),
  sort: oneOf(trainSorts.sorts, 'departure'),
})

/** What the list shows, kept in the address; a search may bring when its trains are to arrive. */
export function useListState(draft: TrainTempOrder | undefined) {
  const arriveBand = draft?.searchParams.arriveBand
  const state = useListAddress(shownTrains, searchedFilters(trainFilters, arriveBand && { ...trainFilters.none, arriveBand }))
  const sent = { ...trainFilters.none, arriveBand: state.filters.arriveBand }
  return {
    ...state,
    /** The filters that a search can be sent with, as an address has them. */
    written: trainFilters.write(sent).toString(),
  }
}
export type ListState = ReturnType<typeof useListState>
