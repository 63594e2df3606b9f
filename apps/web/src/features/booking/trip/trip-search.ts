import { tripStages } from '@sojourn/contract/booking/trip.calls'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

export const tripTravelTypes = [1, 2] as const

const filters = listSearch({ keyword: words(), from: day(''), to: day(''), travelType: oneOf(tripTravelTypes, 0) })
const places = listSearch({ stage: oneOf(tripStages, 'upcoming') })

/** My trips, by stage and filters. */
export type TripSearch = Searched<typeof filters> & Searched<typeof places>
export const tripSearch = {
  read: (address: URLSearchParams): TripSearch => ({ ...places.read(address), ...filters.read(address) }),
  write: (search: TripSearch, address?: URLSearchParams): URLSearchParams => filters.write(search, places.write(search, address)),
}
export const noTripFilters = filters.none
export const isTripNarrowed = filters.isNarrowed
export const tripRequest = (search: TripSearch) => ({ ...places.set(search), ...filters.set(search) })
