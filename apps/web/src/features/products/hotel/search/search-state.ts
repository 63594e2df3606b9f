import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import type { BookingWindow } from '@sojourn/domain/booking/date-section'
import { addDays } from '@sojourn/domain/kit/local-date'
import { checkHotelSearch, unavailableDays } from '@sojourn/domain/products/hotel/draft'
import { reuseHotelSearch, type HotelSearchCache } from '@sojourn/domain/products/hotel/search-cache'
import { keepProductCache, readProductCache } from '../../../../kit/browser/product-cache'
import type { SearchPlan } from '../../../booking/search/search-frame'
import type { BookableDays } from '../../../booking/search/use-date-section'
import type { Destination, HotelScope, Keyword } from './use-hotel-places'

export interface HotelFormState {
  city: Destination | undefined
  keyword: Keyword | undefined
  checkIn: string
  checkOut: string
}

/** hotel_data_pc and intl_hotel_data_pc (S3.57). */
interface Cache extends HotelSearchCache {
  city: Destination
  keyword: Keyword | null
}
const cacheNames: Record<HotelScope, string> = { domestic: 'hotel_data_pc', abroad: 'intl_hotel_data_pc' }

/** The window of the section in the words of the rules. */
export const windowOf = ({ rules, leaveLast }: BookableDays): BookingWindow => ({
  first: rules.first,
  last: rules.last,
  leaveLast,
})

/** The last search when it is young enough, its days brought into what can be booked (S4.21, S4.22), else tonight. */
export function initialHotelState(scope: HotelScope, now: number, days: BookingWindow): HotelFormState {
  const stored = readProductCache<Cache>(cacheNames[scope], ['city', 'keyword', 'checkInDate', 'checkOutDate'])
  const cache = stored && reuseHotelSearch(stored, now, days)
  if (!cache) return { city: undefined, keyword: undefined, checkIn: days.first, checkOut: addDays(days.first, 1) }
  return {
    city: cache.city,
    keyword: cache.keyword ?? undefined,
    checkIn: cache.checkInDate,
    checkOut: cache.checkOutDate,
  }
}

/** As if the hotel had been chosen by its name (S3.32). */
const namedHotel = (city: NonNullable<SearchStart['arrive']>, { id, name }: NonNullable<SearchStart['house']>): Keyword => ({
  code: `1-0-${id}`,
  name,
  kind: 1,
  found: {
    type: 1,
    idtype: 0,
    id,
    name,
    typeName: '',
    cityId: city.cityId ?? 0,
    cityName: city.name,
    isIntl: false,
  },
})

/** As a travel application plans it; a stay has a night at least. */
export const startedHotelState = ({ arrive, startDate, endDate, house }: SearchStart): HotelFormState => ({
  city: arrive && { ...arrive, cityId: arrive.cityId ?? 0 },
  keyword: arrive && house && namedHotel(arrive, house),
  checkIn: startDate,
  checkOut: endDate > startDate ? endDate : addDays(startDate, 1),
})

/** By what identifier a search names its keyword: what sort of thing it is (S3.29, S3.32). */
function sortOf({ brandId, sectionId, bdId, lat }: HotelSearchParams): Pick<Keyword['found'], 'type' | 'idtype'> {
  if (brandId) return { type: 0, idtype: 0 }
  if (sectionId) return { type: 3, idtype: 1 }
  if (bdId) return { type: 3, idtype: 5 }
  return { type: lat === undefined ? 1 : 4, idtype: 0 }
}

function editedKeyword(search: HotelSearchParams): Keyword | undefined {
  const { keyWordId: id, keywordName: name, cityId, cityName, isInternational: isIntl, lat, lon } = search
  if (!id || !name) return undefined
  const { type, idtype } = sortOf(search)
  const point = lat !== undefined && lon !== undefined && { lat, lon }
  const found = { type, idtype, id, name, typeName: '', cityId, cityName, isIntl, ...point }
  return { code: `${type}-${idtype}-${id}`, name, kind: type, found }
}

/** As the search of a list has it. */
export const editedHotelState = (search: HotelSearchParams): HotelFormState => ({
  city: {
    code: String(search.cityId),
    cityId: search.cityId,
    name: search.cityName,
    kind: 0,
    abroad: search.isInternational,
  },
  keyword: editedKeyword(search),
  checkIn: search.checkInDate,
  checkOut: search.checkOutDate,
})

export function keepHotelSearch(scope: HotelScope, state: HotelFormState, now: number): void {
  const { city, keyword, checkIn, checkOut } = state
  if (!city) return
  keepProductCache(cacheNames[scope], {
    cityId: city.cityId,
    cityName: city.name,
    city,
    keyword: keyword ?? null,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    currentTimeStamp: now,
  } satisfies Cache)
}

/** Another city drops the keyword of the former; a district or area that was chosen becomes the keyword. */
export const chooseDestination = (state: HotelFormState, chosen: Destination): HotelFormState => {
  const { area } = chosen
  const city: Destination = area ? { ...chosen, code: String(chosen.cityId), name: area.cityName, kind: 0 } : chosen
  const keyword: Keyword | undefined = area && { code: `area-${area.id}`, name: area.name, kind: 3, found: area }
  if (keyword) return { ...state, city, keyword }
  return { ...state, city, keyword: state.city?.cityId === city.cityId ? state.keyword : undefined }
}

/** The nights of the stay that cannot be booked (S5.16). */
export const closedNights = ({ checkIn, checkOut }: HotelFormState, { rules }: BookableDays): string[] =>
  unavailableDays({ checkIn, checkOut }, rules.bookable)

/** Which identifier a keyword is sent as, by its type (S3.29, S3.32). */
function keywordParams(keyword: Keyword | undefined): Partial<HotelSearchParams> {
  if (!keyword) return {}
  const { type, idtype, id, lat, lon } = keyword.found
  return {
    keyWordId: id,
    keywordName: keyword.name,
    ...(type === 0 && { brandId: id }),
    ...(type === 3 && idtype === 1 && { sectionId: id }),
    ...(type === 3 && idtype === 5 && { bdId: id }),
    ...(lat !== undefined && lon !== undefined && { lat, lon }),
  }
}

/** The search that the form asks for; which cities exist is the server's to know. */
export function hotelPlan(
  scope: HotelScope,
  state: HotelFormState,
  hotelType: 1 | 2,
  days: BookableDays,
): SearchPlan<HotelSearchParams> {
  const searchParams: HotelSearchParams = {
    cityId: state.city?.cityId ?? 0,
    cityName: state.city?.name ?? '',
    checkInDate: state.checkIn,
    checkOutDate: state.checkOut,
    hotelType,
    isInternational: scope === 'abroad',
    ...keywordParams(state.keyword),
  }
  const { today, bookable } = days.rules
  const wrong = checkHotelSearch(searchParams, { today, days: windowOf(days), bookable, knowsCity: () => true })
  return { wrong, searchParams, returnDate: state.checkOut }
}
