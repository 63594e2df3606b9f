import type { FlightOffer } from '@sojourn/contract/products/flight.shapes'
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
  type FlightFilters,
} from './filter-rules'
import { carrierName, type FlightNames, type FlightText } from './format'

export interface ListFiltersProps {
  flights: readonly FlightOffer[]
  shown: number
  filters: FlightFilters
  onChange: (filters: FlightFilters) => void
  names: FlightNames
  policyApplies: boolean
}

/** The filters of flights for the panel beside the list. */
export function useListFilters(props: ListFiltersProps): FilterPanelProps {
  const text = useText('products/flight-list')
  const quick = useQuickGroup(props)
  const groups = useValueGroups(props)
  return {
    groups: [quick, ...groups],
    active: activeFilterCount(props.filters),
    onReset: () => props.onChange(noFilters),
    showWord: text.showFlights({ count: props.shown }),
  }
}

const sizeOf = (names: FlightNames) => (aircraft: string) => names.aircraft.get(aircraft)?.size

function useQuickGroup({ flights, filters, onChange, names, policyApplies }: ListFiltersProps): PanelGroup {
  const text = useText('products/flight-list')
  const listText = useText('booking/list')
  const words = { within: listText.within, direct: text.direct, own: text.ownFlight }
  const shown = filterSwitches.filter((name) => name !== 'within' || policyApplies)
  return {
    key: 'quick',
    title: listText.quick,
    options: shown.map((name) => {
      const count = switchCount(flights, filters, name, sizeOf(names))
      return { value: name, word: words[name], count, countWord: text.countOf({ count }), chosen: filters[name] }
    }),
    onToggle: (value) => {
      const name = shown.find((one) => one === value)
      if (name) onChange({ ...filters, [name]: !filters[name] })
    },
  }
}

/** A group with one value filters nothing, so it is left out unless that value is chosen. */
function useValueGroups({ flights, filters, onChange, names }: ListFiltersProps): PanelGroup[] {
  const text = useText('products/flight-list')
  const flightText = useText('products/flight')
  const wordOf = valueWord(names, flightText, text.bands)
  const titles: Record<FilterGroup, string> = {
    band: text.timeBand,
    carrier: text.carrier,
    departAirport: text.departAirport,
    arriveAirport: text.arriveAirport,
    cabin: text.cabin,
    size: text.size,
  }
  return filterGroups.flatMap((group) => {
    const options = filterOptions(flights, filters, group, sizeOf(names))
    if (options.length < 2 && !options.some(({ chosen }) => chosen)) return []
    return {
      key: group,
      title: titles[group],
      options: options.map((option) => ({
        ...option,
        word: wordOf(group, option.value),
        countWord: text.countOf({ count: option.count }),
      })),
      onToggle: (value: string) => onChange(toggleValue(filters, group, value)),
    }
  })
}

const valueWord = (names: FlightNames, text: FlightText, bands: Record<string, string>) => {
  const words: Record<FilterGroup, (value: string) => string | undefined> = {
    band: (value) => bands[value],
    carrier: (value) => carrierName(names, value),
    departAirport: (value) => names.airports.get(value)?.shortName,
    arriveAirport: (value) => names.airports.get(value)?.shortName,
    cabin: (value) => text.cabins[value as keyof FlightText['cabins']],
    size: (value) => text.sizes[value as keyof FlightText['sizes']],
  }
  return (group: FilterGroup, value: string) => words[group](value) ?? value
}
