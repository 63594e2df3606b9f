import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { day, listSearch, oneOf, words } from '../../../../kit/lists/list-search'
import { searchedFilters } from '../../../booking/list/searched-filters'
import { useListAddress } from '../../../booking/list/use-list-address'
import { keepFilters, keptFilters } from '../chosen-trip'
import { intlFilters } from './filter-rules'
import { intlSorts } from './sort-rules'

/** Of international flights on the home page. */
export const homeTab = 2

export const priceModes = ['total', 'difference'] as const
export type PriceMode = (typeof priceModes)[number]

/** Which direction is listed, and how. */
export const shownSlice = listSearch({
  tempOrderNo: words(200),
  slice: oneOf([1, 2, 3, 4, 5], 0),
  date: day(undefined),
  sort: oneOf(intlSorts.sorts, 'recommended'),
  price: oneOf(['difference'], 'total'),
})

export type ListState = ReturnType<typeof useListState>

/** What the list shows, kept in the address; a search brings its filters to the way out alone, whose airports they name. */
export function useListState(draft: IntlFlightTempOrder | undefined) {
  const [query, setQuery] = useSearchParams()
  const { tempOrderNo, price, slice } = shownSlice.read(query)
  const isOutbound = slice === 0
  const state = useListAddress(shownSlice, searchedFilters(intlFilters, isOutbound ? draft?.searchParams.filters : undefined))
  const known = draft !== undefined
  const written = isOutbound ? intlFilters.write(state.filters).toString() : keptFilters(tempOrderNo)
  useEffect(() => {
    if (known && isOutbound) keepFilters(tempOrderNo, written)
  }, [known, isOutbound, tempOrderNo, written])
  return {
    ...state,
    /** The filters of the way out as an address has them, for a search that is sent again; empty where there are none. */
    written,
    /** Goes on to another direction, or back to one; a step of its own in the history. */
    goToSlice: (to: 0 | 1 | 2 | 3 | 4 | 5) => setQuery(shownSlice.write({ ...shownSlice.none, tempOrderNo, price, slice: to })),
  }
}
