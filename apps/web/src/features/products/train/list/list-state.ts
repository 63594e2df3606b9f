import { useListAddress, type ListState as StateOf } from '../../../booking/list/use-list-address'
import { trainFilters, type TrainFilters } from './filter-rules'
import { sortFromQuery, type TrainSort } from './sort-rules'

export type ListState = StateOf<TrainFilters, TrainSort>

/** What the list shows, kept in the address. */
export const useListState = (): ListState => useListAddress({ filters: trainFilters, sortFrom: sortFromQuery })
