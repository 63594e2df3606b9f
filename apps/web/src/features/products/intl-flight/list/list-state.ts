import { useSearchParams } from 'react-router'
import { day, listSearch, oneOf, words } from '../../../../kit/lists/list-search'
import { useListAddress } from '../../../booking/list/use-list-address'
import { intlFilters } from './filter-rules'
import { intlSorts } from './sort-rules'

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

/** What the list shows, kept in the address. */
export function useListState() {
  const [query, setQuery] = useSearchParams()
  const { tempOrderNo, price } = shownSlice.read(query)
  return {
    ...useListAddress(shownSlice, intlFilters),
    /** Goes on to another direction, or back to one; a step of its own in the history. */
    goToSlice: (slice: 0 | 1 | 2 | 3 | 4 | 5) => setQuery(shownSlice.write({ ...shownSlice.none, tempOrderNo, price, slice })),
  }
}
