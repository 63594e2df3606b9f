import { useText } from '../../../../kit/text/text'
import type { StationNames } from '../train-view'
import type { FilterGroup } from './filter-rules'

/** What the filters of trains are called. */
export function useFilterWords(names: StationNames) {
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
  return {
    switches: { within, available: text.available, fast: text.fast, fuxing: text.fuxing },
    groups: text,
    value: (group: FilterGroup, value: string) => values[group][value],
    countOf: text.countOf,
    show: text.showTrains,
  }
}
