import { useSearchParams } from 'react-router'
import { filtersFromQuery, filtersToQuery, type TrainFilters } from './filter-rules'
import { sortFromQuery, type TrainSort } from './sort-rules'

export interface ListState {
  tempOrderNo: string
  date: string | undefined
  filters: TrainFilters
  sort: TrainSort
  setFilters: (filters: TrainFilters) => void
  setSort: (sort: TrainSort) => void
  setDate: (date: string) => void
}

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
  return {
    tempOrderNo: query.get('tempOrderNo') ?? '',
    date: dateOf(query),
    filters: filtersFromQuery(query),
    sort: sortFromQuery(query.get('sort')),
    setFilters: (filters) => replace(filtersToQuery(filters, query)),
    setSort: (sort) => replace(put('sort', sort)),
    setDate: (date) => replace(put('date', date)),
  }
}
