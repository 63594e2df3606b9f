import type { FlightOffer } from '@sojourn/contract/products/flight.shapes'
import { useText } from '../../../../kit/text/text'
import type { FilterPanelProps } from '../../../booking/list/filter-panel'
import { useFilterPanel } from '../../../booking/list/use-filter-panel'
import { flightFilters, type FilterGroup, type FlightFilters } from './filter-rules'
import { carrierName, type FlightNames, type FlightText } from '../format'

export interface ListFiltersProps {
  flights: readonly FlightOffer[]
  shown: number
  filters: FlightFilters
  onChange: (filters: FlightFilters) => void
  names: FlightNames
  policyApplies: boolean
}

/** The filters of flights for the panel beside the list. */
export function useListFilters({ flights, shown, filters, onChange, names, policyApplies }: ListFiltersProps): FilterPanelProps {
  const text = useText('products/flight-list')
  const { within } = useText('booking/list')
  const flightText = useText('products/flight')
  return useFilterPanel({
    rules: flightFilters,
    offers: flights,
    known: (aircraft) => names.aircraft.get(aircraft)?.size,
    filters,
    onChange,
    switches: flightFilters.switches.filter((name) => name !== 'within' || policyApplies),
    words: {
      switches: { within, direct: text.direct, own: text.ownFlight },
      groups: { ...text, band: text.timeBand },
      value: valueWord(names, flightText, text.bands),
      countOf: text.countOf,
      show: text.showFlights({ count: shown }),
    },
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
  return (group: FilterGroup, value: string) => words[group](value)
}
