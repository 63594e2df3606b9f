import { useSearchParams } from 'react-router'
import { useListAddress, type ListState as StateOf } from '../../booking/list/use-list-address'
import { flightFilters, type FlightFilters } from './filter-rules'
import { sortFromQuery, type FlightSort } from './sort-rules'

export interface ListState extends StateOf<FlightFilters, FlightSort> {
  journey: number
  /** Goes on to the way back, or back to the way out; a step of its own in the history. */
  goToJourney: (journey: number) => void
}

export const journeyOf = (query: URLSearchParams): number => (query.get('journey') === '1' ? 1 : 0)

/** What the list shows, kept in the address. */
export function useListState(): ListState {
  const [query, setQuery] = useSearchParams()
  const state = useListAddress({ filters: flightFilters, sortFrom: sortFromQuery })
  const { tempOrderNo } = state
  return {
    ...state,
    journey: journeyOf(query),
    goToJourney: (journey) => setQuery(new URLSearchParams({ tempOrderNo, ...(journey > 0 && { journey: String(journey) }) })),
  }
}
