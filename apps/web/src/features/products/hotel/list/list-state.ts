import type { Stay } from '@sojourn/domain/products/hotel/draft'
import { day, listSearch, oneOf, words, type Searched } from '../../../../kit/lists/list-search'
import { useListAddress } from '../../../booking/list/use-list-address'
import { hotelFilters } from './list-filters'

/** Offered where a trip is known: the shortest way. */
export const travelTimeFirst = 'travelTime'
export const hotelSorts = ['recommended', 'price', 'priceDown', 'distance', 'score', 'sales', travelTimeFirst] as const

/** Which hotels are listed. */
export const shownHotels = listSearch({
  tempOrderNo: words(200),
  /** The stay, instead of the one of the search. */
  checkIn: day(undefined),
  checkOut: day(undefined),
  /** How many guests share a room. */
  sharing: oneOf([2], 1),
  sort: oneOf(hotelSorts, 'recommended'),
  /** Id of the place that distances are measured from; empty is what the search said. */
  near: words(200),
  /** What a narrow screen shows. */
  view: oneOf(['map'], 'list'),
})

/** The stay that the address names, instead of the one of the search. */
export const stayOf = ({ checkIn, checkOut }: Pick<Searched<typeof shownHotels>, 'checkIn' | 'checkOut'>): Stay | undefined =>
  checkIn && checkOut ? { checkIn, checkOut } : undefined

export const requestStay = (stay: Stay | undefined) => (stay ? { checkInDate: stay.checkIn, checkOutDate: stay.checkOut } : {})

/** What the list shows, kept in the address. */
export const useListState = () => useListAddress(shownHotels, hotelFilters)
export type ListState = ReturnType<typeof useListState>
