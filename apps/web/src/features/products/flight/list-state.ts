import { useSearchParams } from 'react-router'
import { filtersFromQuery, filtersToQuery, type FlightFilters } from './filter-rules'
import { sortFromQuery, type FlightSort } from './sort-rules'

export interface ListState {
  tempOrderNo: string
  journey: number
  date: string | undefined
  filters: FlightFilters
  sort: FlightSort
  setFilters: (filters: FlightFilters) => void
  setSort: (sort: FlightSort) => void
  setDate: (date: string) => void
  /** Goes on to the way back, or back to the way out; a step of its own in the history. */
  goToJourney: (journey: number) => void
}

export const journeyOf = (query: URLSearchParams): number => (query.get('journey') === '1' ? 1 : 0)
export const dateOf = (query: URLSearchParams): string | undefined => query.get('date') ?? undefined

/** What the list shows, kept in the address. */
export function useListState(): ListState {
  const [query, setQuery] = useSearchParams()
  const replace = (next: URLSearchParams) => setQuery(next, { replace: true, preventScrollReset: true })
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    return next
  }
  const tempOrderNo = query.get('tempOrderNo') ?? ''
  return {
    tempOrderNo,
    journey: journeyOf(query),
    date: dateOf(query),
    filters: filtersFromQuery(query),
    sort: sortFromQuery(query.get('sort')),
    setFilters: (filters) => replace(filtersToQuery(filters, query)),
    setSort: (sort) => replace(put('sort', sort)),
    setDate: (date) => replace(put('date', date)),
    goToJourney: (journey) => setQuery(new URLSearchParams({ tempOrderNo, ...(journey > 0 && { journey: String(journey) }) })),
  }
}
