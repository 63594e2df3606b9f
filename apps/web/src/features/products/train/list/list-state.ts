import { day, listSearch, oneOf, words } from '../../../../kit/lists/list-search'
import { useListAddress } from '../../../booking/list/use-list-address'
import { trainFilters } from './filter-rules'
import { trainSorts } from './sort-rules'

/** Which trains are listed. */
export const shownTrains = listSearch({
  tempOrderNo: words(200),
  date: day(undefined),
  sort: oneOf(trainSorts.sorts, 'departure'),
})

/** What the list shows, kept in the address. */
export const useListState = () => useListAddress(shownTrains, trainFilters)
export type ListState = ReturnType<typeof useListState>
