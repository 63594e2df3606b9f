import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import { segmentTypes } from '@sojourn/contract/booking/codes'
import type { FlightLeg, IntlFlightSearchParams, SeatType } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { SpecialPassenger } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { defaultReturnDate } from '@sojourn/domain/booking/return-date'
import { blankLegs } from '@sojourn/domain/products/intl-flight/draft/legs'
import { reuseIntlSearch, type IntlFlightSearchCache } from '@sojourn/domain/products/intl-flight/search-cache'
import type { Place } from '../../../../kit/pickers/place'
import { keepProductCache, readProductCache } from '../../../../kit/browser/product-cache'
import type { CarriedSearch } from '../../../booking/product/screens'

export type TripKind = 'single' | 'return' | 'multi'

export interface IntlFlightFormState {
  kind: TripKind
  depart: Place | undefined
  arrive: Place | undefined
  departDate: string
  /** Kept while a single trip is shown, sent only for a return trip (S4.18). */
  returnDate: string
  legs: FlightLeg[]
  /** Codes of mainland cities among the legs. */
  mainland: readonly string[]
  isDirect: boolean
  seatType: SeatType
  /** As whom the adults of the party fly. */
  passenger: 'adult' | SpecialPassenger
}

/** S3.28 with what the international form adds. */
type Cache = IntlFlightSearchCache &
  Pick<IntlFlightFormState, 'mainland' | 'isDirect' | 'seatType'> & {
    /** Of searches that were kept before anybody was asked: nothing. */
    passenger?: IntlFlightFormState['passenger']
    depart: Place | null
    arrive: Place | null
  }

/** The last search when it is young enough (S4.21), else from Beijing tomorrow (S9.06). */
export function initialIntlState(now: number, today: string, defaultName: string): IntlFlightFormState {
  const stored = readProductCache<Cache>('intlFlight', ['legs', 'depDate', 'returnDate', 'seatType', 'mainland'])
  const cache = stored && reuseIntlSearch(stored, now, today)
  if (cache) {
    return {
      kind: segmentTypes.known(cache.flightType) ?? 'single',
      depart: cache.depart ?? undefined,
      arrive: cache.arrive ?? undefined,
      departDate: cache.depDate,
      returnDate: cache.returnDate,
      legs: cache.legs,
      mainland: cache.mainland,
      isDirect: cache.isDirect,
      seatType: cache.seatType,
      passenger: cache.passenger ?? 'adult',
    }
  }
  const departDate = addDays(today, 1)
  return {
    kind: 'single',
    depart: { code: 'PEK', name: defaultName, kind: 1 },
    arrive: undefined,
    departDate,
    returnDate: addDays(departDate, 1),
    legs: blankLegs(departDate),
    mainland: [],
    isDirect: false,
    seatType: 'Y',
    passenger: 'adult',
  }
}

/** As a travel application plans it. */
export const startedIntlState = (start: SearchStart, last: IntlFlightFormState): IntlFlightFormState => ({
  ...last,
  kind: start.isReturn ? 'return' : 'single',
  depart: start.depart,
  arrive: start.arrive,
  departDate: start.startDate,
  returnDate: start.isReturn ? start.endDate : addDays(start.startDate, 1),
})

/** As the search of a list has it; which of its cities lie on the mainland is the server's to know, where the last search does not. */
export const editedIntlState = (search: IntlFlightSearchParams, last: IntlFlightFormState): IntlFlightFormState => ({
  kind: segmentTypes.word(search.segmentType),
  depart: { code: search.departAirportCode, name: search.departCityName, kind: search.departType ?? 0 },
  arrive: { code: search.arriveAirportCode, name: search.arriveCityName, kind: search.arriveType ?? 0 },
  departDate: search.departDate,
  returnDate: search.returnDate ?? addDays(search.departDate, 1),
  legs: search.segmentQueryList ?? blankLegs(search.departDate),
  mainland: last.mainland,
  isDirect: search.isDirect ?? false,
  seatType: search.seatType ?? 'Y',
  passenger: search.passenger ?? 'adult',
})

/** What stands in the domestic form, for the international one to open with: a city abroad was typed there. */
export function carryAbroad(from: CarriedSearch, now: number): void {
  const { isReturn, depart, arrive, departDate, returnDate = addDays(departDate, 1) } = from
  const kept = initialIntlState(now, departDate, '')
  keepIntlSearch({ ...kept, kind: isReturn ? 'return' : 'single', depart, arrive, departDate, returnDate }, now)
}

export function keepIntlSearch(state: IntlFlightFormState, now: number): void {
  keepProductCache('intlFlight', {
    flightType: segmentTypes.code(state.kind),
    depDate: state.departDate,
    returnDate: state.returnDate,
    depart: state.depart ?? null,
    arrive: state.arrive ?? null,
    legs: state.legs,
    mainland: state.mainland,
    isDirect: state.isDirect,
    seatType: state.seatType,
    passenger: state.passenger,
    currentTimeStamp: now,
  } satisfies Cache)
}

/** Another kind of trip: return comes back a day later (S4.19), several legs begin blank (S4.20). */
export function switchKind(state: IntlFlightFormState, kind: TripKind, lastBookable: string): IntlFlightFormState {
  if (kind === 'return') return { ...state, kind, returnDate: defaultReturnDate(state.departDate, lastBookable) }
  return kind === 'multi' ? { ...state, kind, legs: blankLegs(state.departDate) } : { ...state, kind }
}

/** Where the trip begins, by whose calendar its days count; nothing until it is chosen. */
export const departureOf = ({ kind, depart, legs }: IntlFlightFormState): string =>
  (kind === 'multi' ? legs[0]?.departCode : depart?.code) ?? ''

/** A departure after the return moves the return along (S4.19). */
export function chooseDeparture(state: IntlFlightFormState, departDate: string, lastBookable: string): IntlFlightFormState {
  const returnDate = state.returnDate < departDate ? defaultReturnDate(departDate, lastBookable) : state.returnDate
  return { ...state, departDate, returnDate }
}

/** A city at one end of a leg; the next leg begins there when it has no beginning yet. */
export function placeLeg(state: IntlFlightFormState, index: number, end: 'depart' | 'arrive', place: Place): IntlFlightFormState {
  const set = (leg: FlightLeg, side: 'depart' | 'arrive'): FlightLeg =>
    side === 'depart'
      ? { ...leg, departCode: place.code, departCityName: place.name, departType: place.kind }
      : { ...leg, arriveCode: place.code, arriveCityName: place.name, arriveType: place.kind }
  const legs = state.legs.map((leg, at) => {
    if (at === index) return set(leg, end)
    return end === 'arrive' && at === index + 1 && leg.departCode === '' ? set(leg, 'depart') : leg
  })
  const others = state.mainland.filter((code) => code !== place.code)
  return { ...state, legs, mainland: place.abroad ? others : [...others, place.code] }
}
