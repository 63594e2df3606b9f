import type { TrainOffer } from '@sojourn/contract/products/train.shapes'
import { useText } from '../../../kit/text'
import type { FilterGroup as PanelGroup, FilterPanelProps } from '../../booking/list/filter-panel'
import {
  activeFilterCount,
  filterGroups,
  filterOptions,
  filterSwitches,
  noFilters,
  switchCount,
  toggleValue,
  type FilterGroup,
  type TrainFilters,
} from './filter-rules'
import type { StationNames } from './train-view'

export interface ListFiltersProps {
  trains: readonly TrainOffer[]
  shown: number
  filters: TrainFilters
  onChange: (filters: TrainFilters) => void
  names: StationNames
  policyApplies: boolean
}

/** The filters of trains for the panel beside the list. */
export function useListFilters(props: ListFiltersProps): FilterPanelProps {
  const text = useText('products/train-list')
  const quick = useQuickGroup(props)
  const groups = useValueGroups(props)
  return {
    groups: [quick, ...groups],
    active: activeFilterCount(props.filters),
    onReset: () => props.onChange(noFilters),
    showWord: text.showTrains({ count: props.shown }),
  }
}

function useQuickGroup({ trains, filters, onChange, policyApplies }: ListFiltersProps): PanelGroup {
  const text = useText('products/train-list')
  const listText = useText('booking/list')
  const words = { within: listText.within, available: text.available, fast: text.fast, fuxing: text.fuxing }
  const shown = filterSwitches.filter((name) => name !== 'within' || policyApplies)
  return {
    key: 'quick',
    title: listText.quick,
    options: shown.map((name) => {
      const count = switchCount(trains, filters, name)
      return { value: name, word: words[name], count, countWord: text.countOf({ count }), chosen: filters[name] }
    }),
    onToggle: (value) => {
      const name = shown.find((one) => one === value)
      if (name) onChange({ ...filters, [name]: !filters[name] })
    },
  }
}

/** A group with one value filters nothing, so it is left out unless that value is chosen. */
function useValueGroups({ trains, filters, onChange, names }: ListFiltersProps): PanelGroup[] {
  const text = useText('products/train-list')
  const { types, seats } = useText('products/train')
  const words: Record<FilterGroup, Readonly<Record<string, string>>> = {
    band: text.bands,
    type: types,
    departStation: Object.fromEntries(names),
    arriveStation: Object.fromEntries(names),
    seat: seats,
  }
  return filterGroups.flatMap((group) => {
    const options = filterOptions(trains, filters, group)
    if (options.length < 2 && !options.some(({ chosen }) => chosen)) return []
    return {
      key: group,
      title: text[group],
      options: options.map((option) => ({
        ...option,
        word: words[group][option.value] ?? option.value,
        countWord: text.countOf({ count: option.count }),
      })),
      onToggle: (value: string) => onChange(toggleValue(filters, group, value)),
    }
  })
}
