import type { FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { day, listSearch, oneOf, words } from '../../../../kit/lists/list-search'
import { searchedFilters } from '../../../booking/list/searched-filters'
import { useListAddress } from '../../../booking/list/use-list-address'
import { keepFilters, keptFilters } from '../book/chosen-flights'
import { flightFilters, type FlightFilters } from './filter-rules'
import { flightSorts } from './sort-rules'

/** Which flights are listed: those of the way out, or of the way back. */
export const shownFlights = listSearch({
  tempOrderNo: words(200),
  journey: oneOf([1], 0),
  date: day(undefined),
  sort: oneOf(flightSorts.sorts, 'recommended'),
})

/** The filters with which a search was sent. */
function searchedOf(draft: FlightTempOrder | undefined, isOutbound: boolean): FlightFilters | undefined {
  const { backBand, ...filters } = draft?.searchParams.filters ?? {}
  if (!isOutbound) return backBand && { ...flightFilters.none, band: backBand }
  return draft?.searchParams.filters && { ...flightFilters.none, ...filters }
}

export type ListState = ReturnType<typeof useListState>

/** What the list shows, kept in the address; a search brings its filters to the way out, whose airports they name, and to the way back when it is to depart. */
export function useListState(draft: FlightTempOrder | undefined) {
  const [query, setQuery] = useSearchParams()
  const { journey, tempOrderNo } = shownFlights.read(query)
  const isOutbound = journey === 0
  const state = useListAddress(shownFlights, searchedFilters(flightFilters, searchedOf(draft, isOutbound)))
  const known = draft !== undefined
  const written = isOutbound ? flightFilters.write(state.filters).toString() : keptFilters(tempOrderNo)
  useEffect(() => {
    if (known && isOutbound) keepFilters(tempOrderNo, written)
  }, [known, isOutbound, tempOrderNo, written])
  return {
    ...state,
    /** The filters of the way out as an address has them, for a search that is sent again; empty where there are none. */
    written,
    /** Goes on to the way back, or back to the way out; a step of its own in the history. */
    goToJourney: (to: 0 | 1) => setQuery(shownFlights.write({ ...shownFlights.none, tempOrderNo, journey: to })),
  }
}
