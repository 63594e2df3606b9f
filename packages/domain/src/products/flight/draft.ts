import { segmentTypes } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { checkDay } from '../../booking/date-section'
import { compareDates } from '../../kit/local-date'

export interface FlightSearchContext {
  today: string
  /** Last day that can be booked, included. */
  horizonEnd: string
  knowsPlace(code: string): boolean
  /** The city that a place belongs to; a place that is none of ours stands for itself. */
  cityOf(code: string): string
  hasAirport(code: string): boolean
}

/** One way, or there and back. */
export const journeysOf = ({ segmentType }: Pick<FlightSearchParams, 'segmentType'>): number =>
  segmentTypes.word(segmentType) === 'return' ? 2 : 1

/** The first thing wrong with a search for domestic flights, in the order of the form (S5.03–S5.04, S5.19). */
export function checkFlightSearch(params: FlightSearchParams, context: FlightSearchContext): Problem | undefined {
  if (segmentTypes.word(params.segmentType) === 'multi') return problem('badRequest', { field: 'segmentType' })
  return checkPlaces(params, context) ?? checkDates(params, context)
}

function checkPlaces(params: FlightSearchParams, context: FlightSearchContext): Problem | undefined {
  const places = [
    { field: 'departAirportCode', code: params.departAirportCode, city: params.departCityName || params.departAirportCode },
    { field: 'arriveAirportCode', code: params.arriveAirportCode, city: params.arriveCityName || params.arriveAirportCode },
  ]
  const missing = places.find(({ code }) => code === '')
  if (missing) return problem('cityMissing', { field: missing.field })
  if (context.cityOf(params.departAirportCode) === context.cityOf(params.arriveAirportCode))
    return problem('citySame', { field: 'arriveAirportCode' })
  const unknown = places.find(({ code }) => !context.knowsPlace(code))
  if (unknown) return problem('cityUnknown', { field: unknown.field, detail: { city: unknown.city } })
  const airless = places.find(({ code }) => !context.hasAirport(code))
  return airless && problem('cityWithoutAirport', { field: airless.field, detail: { city: airless.city } })
}

function checkDates(params: FlightSearchParams, context: FlightSearchContext): Problem | undefined {
  const departure = checkDay('departDate', params.departDate, context)
  if (departure || segmentTypes.word(params.segmentType) === 'single') return departure
  const returning = params.returnDate ?? ''
  const malformed = checkDay('returnDate', returning, context)
  if (malformed?.problem === 'dateInvalid') return malformed
  if (compareDates(returning, params.departDate) < 0) return problem('returnBeforeDeparture', { field: 'returnDate' })
  return malformed
}
