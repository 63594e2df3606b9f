import type { Stay } from '@sojourn/domain/products/hotel/draft'
import { useSearchParams } from 'react-router'
import { filtersFromQuery, filtersToQuery, type ListFilters } from './list-filters'
import type { HotelSearchOf } from '../queries'
import { sharingFrom, type Sharing } from '../book/rooms-plan'

export type HotelSort = HotelSearchOf['sort']
/** Where a trip is known, the shortest way is offered too. */
export const usualSorts = ['recommended', 'price', 'priceDown', 'distance', 'score', 'sales'] as const
export const wayFirst = 'travelTime'

const sortFrom = (value: string | null): HotelSort =>
  ([...usualSorts, wayFirst].find((sort) => sort === value) as HotelSort | undefined) ?? 'recommended'

/** The stay that the address names, instead of the one of the search. */
export function stayFrom(query: URLSearchParams): Stay | undefined {
  const [checkIn, checkOut] = [query.get('checkIn'), query.get('checkOut')]
  return checkIn && checkOut ? { checkIn, checkOut } : undefined
}

export interface ListState {
  tempOrderNo: string
  stay: Stay | undefined
  sharing: Sharing
  filters: ListFilters
  sort: HotelSort
  /** Id of the place that distances are measured from; empty is what the search said. */
  near: string
  /** What a narrow screen shows. */
  view: 'list' | 'map'
  setFilters: (filters: ListFilters) => void
  put: (name: 'sort' | 'near' | 'view' | 'sharing', value: string) => void
  setStay: (stay: Stay) => void
}

export const requestStay = (stay: Stay | undefined) => (stay ? { checkInDate: stay.checkIn, checkOutDate: stay.checkOut } : {})

/** What the list shows, kept in the address. */
export function useListState(): ListState {
  const [query, setQuery] = useSearchParams()
  const replace = (next: URLSearchParams) => setQuery(next, { replace: true, preventScrollReset: true })
  const withValues = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return {
    tempOrderNo: query.get('tempOrderNo') ?? '',
    stay: stayFrom(query),
    sharing: sharingFrom(query.get('sharing')),
    filters: filtersFromQuery(query),
    sort: sortFrom(query.get('sort')),
    near: query.get('near') ?? '',
    view: query.get('view') === 'map' ? 'map' : 'list',
    setFilters: (filters) => replace(filtersToQuery(filters, query)),
    put: (name, value) => replace(withValues({ [name]: value })),
    setStay: ({ checkIn, checkOut }) => replace(withValues({ checkIn, checkOut })),
  }
}
