import type { CarAlong } from '@sojourn/contract/products/car/car.shapes'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import { checkCarSearch, followsService } from '@sojourn/domain/products/car/draft'
import { timeOfMinutes } from '@sojourn/domain/kit/local-date'
import type { CalendarRules } from '../../../../kit/dates/calendar-model'
import type { Place } from '../../../../kit/pickers/place'
import type { SearchPlan } from '../../../booking/search/search-frame'
import type { RideType } from '@sojourn/contract/products/car/car-words'

export interface CarFormState {
  kind: RideType
  city: Place | undefined
  from: Place | undefined
  to: Place | undefined
  date: string
  time: string
  serviceNo: string
}

/** A ride now, in Beijing (S9.07). */
export const initialCarState = (today: string, city: string): CarFormState => ({
  kind: 'now',
  city: { code: '224', name: city, kind: 0 },
  from: undefined,
  to: undefined,
  date: today,
  time: '',
  serviceNo: '',
})

const placeOf = (place: CarSearchParams['to']): Place | undefined => place && { code: place.placeId, name: place.name, kind: 4 }

/** The ride that goes with a part of a journey. */
export const stateAlong = ({
  rideType,
  cityId,
  cityName,
  from,
  to,
  departDate,
  departTime,
  serviceNo,
}: CarAlong): CarFormState => ({
  kind: rideType,
  city: { code: String(cityId), name: cityName, kind: 0 },
  from: placeOf(from),
  to: placeOf(to),
  date: departDate,
  time: departTime,
  serviceNo,
})

/** As the search of a list has it, which names its city by its number alone. */
export const editedCarState = (search: CarSearchParams): CarFormState => ({
  kind: search.rideType,
  city: { code: String(search.cityId), name: '', kind: 0 },
  from: placeOf(search.from),
  to: placeOf(search.to),
  date: search.departDate,
  time: search.departTime,
  serviceNo: search.serviceNo ?? '',
})

const quarter = 15
/** Every quarter of an hour. */
export const quarters = Array.from({ length: 96 }, (_, index) => timeOfMinutes(index * quarter))

/** Another city has other places. */
export const withCity = (state: CarFormState, city: Place): CarFormState =>
  city.code === state.city?.code ? state : { ...state, city, from: undefined, to: undefined }

export const isPlanned = ({ kind }: CarFormState): boolean => kind !== 'now'
export const hasService = ({ kind }: CarFormState): boolean => followsService(kind)
export const hasDestination = ({ kind }: CarFormState): boolean => kind !== 'dayHire'

const chosen = (place: Place | undefined) => ({ placeId: place?.code ?? '', name: place?.name ?? '' })

/** The search that the form asks for; which places there are is the server's to know. */
export function carPlan(state: CarFormState, rules: CalendarRules, now: string): SearchPlan<CarSearchParams> {
  const { kind, city, from, to, date, time, serviceNo } = state
  const searchParams: CarSearchParams = {
    rideType: kind,
    cityId: Number(city?.code ?? 0),
    from: chosen(from),
    ...(hasDestination(state) && { to: chosen(to) }),
    departDate: date,
    departTime: time,
    ...(hasService(state) && serviceNo.trim() !== '' && { serviceNo: serviceNo.trim() }),
  }
  return { wrong: checkCarSearch(searchParams, { today: rules.today, horizonEnd: rules.last, now }), searchParams }
}
