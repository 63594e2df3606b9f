import type { Language } from '@sojourn/contract/kit/language'
import type { FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { KeptIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airportName } from '../../../reference/air-places'

export const carrierName = (code: string, language: Language): string => airline(code)?.shortName[language] ?? code

/** A flight of a plan in the reader's words. */
export const namedSegment = (segment: KeptIntlSegment, language: Language): FlightPlan['segments'][number] => ({
  slice: segment.slice,
  flightNo: segment.flightNo,
  departAirport: segment.departAirport,
  departDate: segment.departDate,
  departTime: segment.departTime,
  arriveAirport: segment.arriveAirport,
  arriveDate: segment.arriveDate,
  arriveTime: segment.arriveTime,
  cabin: segment.cabin,
  bookingClass: segment.bookingClass,
  durationMinutes: segment.durationMinutes,
  carrierName: carrierName(segment.carrier, language),
  departName: airportName(segment.departAirport, language),
  arriveName: airportName(segment.arriveAirport, language),
})
