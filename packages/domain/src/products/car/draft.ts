import type { RideType } from '@sojourn/contract/products/car/car-words'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { checkDay } from '../../booking/date-section'
import { addMinutes, chinaOffsetMinutes, isBefore, isLocalTime, localInstant } from '../../kit/local-date'

export interface CarSearchContext {
  today: string
  horizonEnd: string
  /** An instant. */
  now: string
}

/** A platform takes reserved rides until so many minutes before. */
export const reservedAheadMinutes = 20

const services: Partial<Record<RideType, RegExp>> = {
  airportPickup: /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/,
  stationPickup: /^[GDCZTKLYS]?\d{1,4}$/,
}

/** A pick-up may wait for a flight or a train. */
export const followsService = (type: RideType): boolean => services[type] !== undefined

/** As boards show it: capitals, half width, no spaces. */
export const normalServiceNo = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** When a planned ride begins; a ride for now begins at once. */
export const rideBegins = ({ rideType, departDate, departTime }: CarSearchParams, now: string): string =>
  rideType === 'now' ? now : localInstant(departDate, departTime, chinaOffsetMinutes)

/** The first thing wrong with a search for cars; which places there are is the server's to know. */
export function checkCarSearch(params: CarSearchParams, context: CarSearchContext): Problem | undefined {
  const type = params.rideType
  if (params.cityId === 0) return problem('cityMissing', { field: 'cityId' })
  return checkPlaces(params, type) ?? checkService(params, type) ?? checkTime(params, type, context)
}

function checkPlaces({ from, to }: CarSearchParams, type: RideType): Problem | undefined {
  if (from.placeId === '') return problem('carPlaceMissing', { field: 'from' })
  if (type === 'dayHire') return undefined
  if (!to || to.placeId === '') return problem('carPlaceMissing', { field: 'to' })
  return to.placeId === from.placeId ? problem('carPlacesSame', { field: 'to' }) : undefined
}

function checkService({ serviceNo = '' }: CarSearchParams, type: RideType): Problem | undefined {
  const known = services[type]
  const number = normalServiceNo(serviceNo)
  return known && number !== '' && !known.test(number) ? problem('carServiceInvalid', { field: 'serviceNo' }) : undefined
}

function checkTime(params: CarSearchParams, type: RideType, { now, ...days }: CarSearchContext): Problem | undefined {
  if (type === 'now') return undefined
  const wrong = checkDay('departDate', params.departDate, days)
  if (wrong) return wrong
  if (!isLocalTime(params.departTime)) return problem('dateInvalid', { field: 'departTime' })
  const earliest = addMinutes(now, reservedAheadMinutes)
  return isBefore(rideBegins(params, now), earliest) ? problem('carTimeGone', { field: 'departTime' }) : undefined
}
