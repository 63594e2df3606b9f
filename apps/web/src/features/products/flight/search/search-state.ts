import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import { segmentTypes } from '@sojourn/contract/booking/codes'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { defaultReturnDate } from '@sojourn/domain/booking/return-date'
import { reuseSearch, type FlightSearchCache } from '@sojourn/domain/products/flight/search-cache'
import type { Place } from '../../../../kit/pickers/place'
import { keepProductCache, readProductCache } from '../../../../kit/browser/product-cache'

export interface FlightFormState {
  depart: Place | undefined
  arrive: Place | undefined
  departDate: string
  /** Present only for a return trip (S4.18). */
  returnDate: string | undefined
  isReturn: boolean
}

/** flight of S3.57. */
const cacheName = 'flight'
/** S9.06 */
const defaultDeparture = 'PEK'

/** The last search when it is young enough (S4.21), else Beijing tomorrow. */
export function initialState(
  now: number,
  today: string,
  defaultName: string,
  stored: FlightSearchCache | undefined,
): FlightFormState {
  const cache = stored && reuseSearch(stored, now, today)
  if (!cache) {
    const depart = { code: defaultDeparture, name: defaultName, kind: 1 }
    return { depart, arrive: undefined, departDate: addDays(today, 1), returnDate: undefined, isReturn: false }
  }
  return {
    depart: { code: cache.depCodeNamecode, name: cache.depCodeName, kind: cache.departType },
    arrive: { code: cache.arrCodeNamecode, name: cache.arrCodeName, kind: cache.arriveType },
    departDate: cache.depDate,
    returnDate: cache.returnDate,
    isReturn: cache.flightType === segmentTypes.code('return'),
  }
}

/** As a travel application plans it. */
export const startedState = ({ depart, arrive, startDate, endDate, isReturn }: SearchStart): FlightFormState => ({
  depart,
  arrive,
  departDate: startDate,
  returnDate: isReturn ? endDate : undefined,
  isReturn,
})

/** As the search of a list has it. */
export const editedState = (search: FlightSearchParams): FlightFormState => ({
  depart: { code: search.departAirportCode, name: search.departCityName, kind: search.departType ?? 0 },
  arrive: { code: search.arriveAirportCode, name: search.arriveCityName, kind: search.arriveType ?? 0 },
  departDate: search.departDate,
  returnDate: search.returnDate,
  isReturn: search.segmentType === segmentTypes.code('return'),
})

export const storedSearch = (): FlightSearchCache | undefined =>
  readProductCache<FlightSearchCache>(cacheName, ['flightType', 'depDate', 'depCodeNamecode', 'arrCodeNamecode'])

/** Kept with every change, so that a reload or a new sign-in brings the form back as it was. */
export function keepSearch(state: FlightFormState, now: number): void {
  if (!state.depart || !state.arrive) return
  keepProductCache(cacheName, {
    flightType: segmentTypes.code(state.isReturn ? 'return' : 'single'),
    depDate: state.departDate,
    depCodeName: state.depart.name,
    depCodeNamecode: state.depart.code,
    arrCodeName: state.arrive.name,
    arrCodeNamecode: state.arrive.code,
    departType: state.depart.kind,
    arriveType: state.arrive.kind,
    currentTimeStamp: now,
    ...(state.returnDate && { returnDate: state.returnDate }),
  } satisfies FlightSearchCache)
}

export const toSingle = (state: FlightFormState): FlightFormState => ({ ...state, isReturn: false, returnDate: undefined })

export const toReturn = (state: FlightFormState, last: string): FlightFormState => ({
  ...state,
  isReturn: true,
  returnDate: defaultReturnDate(state.departDate, last),
})

export const swapPlaces = (state: FlightFormState): FlightFormState => ({ ...state, depart: state.arrive, arrive: state.depart })

/** A later departure pushes a return that would lie before it (S4.19). */
export function chooseDepartDate(state: FlightFormState, date: string, last: string): FlightFormState {
  const returnDate = state.isReturn && (state.returnDate ?? '') < date ? defaultReturnDate(date, last) : state.returnDate
  return { ...state, departDate: date, returnDate }
}

/** Both cities once they are known and differ; what prices per day can be asked for. */
export const cityPair = ({ depart, arrive }: FlightFormState): { depart: string; arrive: string } | undefined =>
  depart && arrive && depart.code !== arrive.code ? { depart: depart.code, arrive: arrive.code } : undefined

export function searchParamsOf(state: FlightFormState, gpAgreement: boolean): FlightSearchParams {
  return {
    segmentType: segmentTypes.code(state.isReturn ? 'return' : 'single'),
    departAirportCode: state.depart?.code ?? '',
    departCityName: state.depart?.name ?? '',
    arriveAirportCode: state.arrive?.code ?? '',
    arriveCityName: state.arrive?.name ?? '',
    departDate: state.departDate,
    departType: state.depart?.kind ?? 0,
    arriveType: state.arrive?.kind ?? 0,
    ...(state.returnDate && { returnDate: state.returnDate }),
    ...(gpAgreement && { gpAgreement }),
  }
}
