import type { TrainOffer } from '@sojourn/contract/products/train.shapes'
import { useText } from '../../../../kit/text/text'
import type { FilterPanelProps } from '../../../booking/list/filter-panel'
import { useFilterPanel } from '../../../booking/list/use-filter-panel'
import { trainFilters, type FilterGroup, type TrainFilters } from './filter-rules'
import type { StationNames } from '../train-view'

export interface ListFiltersProps {
  trains: readonly TrainOffer[]
  shown: number
  filters: TrainFilters
  onChange: (filters: TrainFilters) => void
  names: StationNames
  policyApplies: boolean
}

/** The filters of trains for the panel beside the list. */
export function useListFilters({ trains, shown, filters, onChange, names, policyApplies }: ListFiltersProps): FilterPanelProps {
  const text = useText('products/train-list')
  const { within } = useText('booking/list')
  const { types, seats } = useText('products/train')
  const stations = Object.fromEntries(names)
  const values: Record<FilterGroup, Readonly<Record<string, string>>> = {
    band: text.bands,
    type: types,
    departStation: stations,
    arriveStation: stations,
    seat: seats,
  }
  return useFilterPanel({
    rules: trainFilters,
    offers: trains,
    known: undefined,
    filters,
    onChange,
    switches: trainFilters.switches.filter((name) => name !== 'within' || policyApplies),
    words: {
      switches: { within, available: text.available, fast: text.fast, fuxing: text.fuxing },
      groups: text,
      value: (group, value) => values[group][value],
      countOf: text.countOf,
      show: text.showTrains({ count: shown }),
    },
  })
}
