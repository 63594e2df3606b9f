import type { FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useListAddress, type ListState as StateOf } from '../../../booking/list/use-list-address'
import { keepFilters, keptFilters } from '../book/chosen-flights'
import { flightFilters, type FlightFilters } from './filter-rules'
import { sortFromQuery, type FlightSort } from './sort-rules'

export interface ListState extends StateOf<FlightFilters, FlightSort> {
  journey: number
  /** Goes on to the way back, or back to the way out; a step of its own in the history. */
  goToJourney: (journey: number) => void
  /** The filters of the way out as an address has them, for a search that is sent again; empty where there are none. */
  written: string
}

export const journeyOf = (query: URLSearchParams): number => (query.get('journey') === '1' ? 1 : 0)

/** In the address of a list whose filters were all taken off again. */
const unfiltered = 'unfiltered'

/** The filters of the address; where nobody has set any, those that the search was sent with. */
export const filtersAfter = (searched: FlightFilters | undefined) => ({
  fromQuery(this: void, query: URLSearchParams): FlightFilters {
    const own = flightFilters.fromQuery(query)
    return searched && flightFilters.activeCount(own) === 0 && !query.has(unfiltered) ? searched : own
  },
  toQuery(this: void, filters: FlightFilters, query: URLSearchParams): URLSearchParams {
    const next = flightFilters.toQuery(filters, query)
    next.delete(unfiltered)
    if (searched && flightFilters.activeCount(filters) === 0) next.set(unfiltered, '1')
    return next
  },
})

/** What the list shows, kept in the address; a search brings its filters to the way out alone, whose airports they name. */
export function useListState(draft: FlightTempOrder | undefined): ListState {
  const [query, setQuery] = useSearchParams()
  const searched = journeyOf(query) === 0 ? draft?.searchParams.filters : undefined
  const state = useListAddress({ filters: filtersAfter(searched), sortFrom: sortFromQuery })
  const { tempOrderNo } = state
  const known = draft !== undefined
  const wayOut = journeyOf(query) === 0
  const written = wayOut ? flightFilters.written(state.filters) : keptFilters(tempOrderNo)
  useEffect(() => {
    if (known && wayOut) keepFilters(tempOrderNo, written)
  }, [known, wayOut, tempOrderNo, written])
  return {
    ...state,
    written,
    journey: journeyOf(query),
    goToJourney: (journey) => setQuery(new URLSearchParams({ tempOrderNo, ...(journey > 0 && { journey: String(journey) }) })),
  }
}
