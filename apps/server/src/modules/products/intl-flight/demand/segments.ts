import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { NewFlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { localInstant, minutesBetween } from '@sojourn/domain/kit/local-date'
import type { KeptIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import type { TimedSegment } from '@sojourn/domain/products/intl-flight/demand/plan'
import { airport } from '@sojourn/domain/reference/air/airports'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { cityOf } from '../../../reference/air-places'
import { zoneOf } from '../../../reference/zones'

type Ends = Pick<
  KeptIntlSegment,
  'slice' | 'departAirport' | 'departDate' | 'departTime' | 'arriveAirport' | 'arriveDate' | 'arriveTime'
>

/** An instant by the clocks of an airport on that day, summer time included. */
function instantAt(iata: string, date: string, time: string): string {
  const about = new Date(`${date}T${time}:00Z`)
  return localInstant(date, time, zoneOf({ code: iata }, about)?.offsetMinutes ?? 0)
}

/** The flights of a plan with the instants of their ends. */
export const timed = (segments: readonly Ends[]): TimedSegment[] =>
  segments.map((segment) => ({
    slice: segment.slice,
    departAirport: segment.departAirport,
    arriveAirport: segment.arriveAirport,
    departAt: instantAt(segment.departAirport, segment.departDate, segment.departTime),
    arriveAt: instantAt(segment.arriveAirport, segment.arriveDate, segment.arriveTime),
  }))

/** Flights as an agent types them in, as they are kept; what nobody says of them stays empty. */
export function keptSegments({ segments, baggage }: Pick<NewFlightPlan, 'segments' | 'baggage'>): KeptIntlSegment[] | Problem {
  for (const [index, { departAirport, arriveAirport }] of segments.entries()) {
    if (!airport(departAirport)) return problem('cityUnknown', { field: `segments.${index}.departAirport` })
    if (!airport(arriveAirport)) return problem('cityUnknown', { field: `segments.${index}.arriveAirport` })
  }
  const times = timed(segments)
  return segments.map((segment, index) => ({
    version: 1,
    slice: segment.slice,
    flightNo: segment.flightNo,
    carrier: segment.flightNo.slice(0, 2),
    departAirport: segment.departAirport,
    departTerminal: '',
    departDate: segment.departDate,
    departTime: segment.departTime,
    arriveAirport: segment.arriveAirport,
    arriveTerminal: '',
    arriveDate: segment.arriveDate,
    arriveTime: segment.arriveTime,
    durationMinutes: minutesBetween(times[index]!.departAt, times[index]!.arriveAt),
    distanceKm: Math.round(distanceKm(airport(segment.departAirport)!, airport(segment.arriveAirport)!)),
    aircraft: '',
    meal: 'none',
    stops: [],
    cabin: segment.cabin,
    bookingClass: segment.bookingClass,
    baggage: { kilograms: baggage.kilograms, ...(baggage.pieces !== undefined && { pieces: baggage.pieces }) },
  }))
}

/** A flight as the core asks for it. */
export const orderSegment = (
  segment: KeptIntlSegment,
  { departAt, arriveAt }: TimedSegment,
  position: number,
): NewOrderSegment => ({
  position,
  kind: 'journey',
  serviceNo: segment.flightNo,
  serviceKey: `${segment.flightNo} ${segment.departDate}`,
  departCity: cityOf(segment.departAirport),
  arriveCity: cityOf(segment.arriveAirport),
  departPlace: segment.departAirport,
  arrivePlace: segment.arriveAirport,
  worths: {},
  departDate: segment.departDate,
  departAt,
  arriveAt,
  body: segment,
})
