import { useSearchParams } from 'react-router'

interface AddressRules<Filters, Sort extends string> {
  filters: {
    fromQuery: (query: URLSearchParams) => Filters
    toQuery: (filters: Filters, query: URLSearchParams) => URLSearchParams
  }
  sortFrom: (value: string | null) => Sort
}

export interface ListState<Filters, Sort extends string> {
  tempOrderNo: string
  date: string | undefined
  filters: Filters
  sort: Sort
  setFilters: (filters: Filters) => void
  setSort: (sort: Sort) => void
  setDate: (date: string) => void
}

export const dateOf = (query: URLSearchParams): string | undefined => query.get('date') ?? undefined

/** What a list of journeys shows, kept in the address. */
export function useListAddress<Filters, Sort extends string>({
  filters,
  sortFrom,
}: AddressRules<Filters, Sort>): ListState<Filters, Sort> {
  const [query, setQuery] = useSearchParams()
  const replace = (next: URLSearchParams) => setQuery(next, { replace: true, preventScrollReset: true })
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    replace(next)
  }
  return {
    tempOrderNo: query.get('tempOrderNo') ?? '',
    date: dateOf(query),
    filters: filters.fromQuery(query),
    sort: sortFrom(query.get('sort')),
    setFilters: (next) => replace(filters.toQuery(next, query)),
    setSort: (sort) => put('sort', sort),
    setDate: (date) => put('date', date),
  }
}
