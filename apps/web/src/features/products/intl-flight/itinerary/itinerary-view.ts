import type { Cabin } from '@sojourn/contract/reference/cabins'
import type { IntlConnection, IntlSegment } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { airportLabel, carrierMark, carrierName, type IntlNames } from './names'

interface End {
  place: string
  date: string
  time: string
  /** Days after the first departure of the direction, by the calendars of both places; less than none across the date line. */
  dayOffset: number
}

/** One flight with the names that a screen shows, whether it is offered or already ordered. */
export interface SegmentView {
  flightNo: string
  carrier: { code: string; name: string; colour: string }
  /** Who really flies, and under which number. */
  operating: { name: string; flightNo: string } | undefined
  depart: End
  arrive: End
  durationMinutes: number
  aircraftName: string
  meal: IntlSegment['meal']
  stops: { place: string; arriveTime: string; departTime: string }[]
  /** What was or would be bought, where that is known. */
  bought: BoughtOnSegment | undefined
}
export interface BoughtOnSegment {
  cabin: Cabin
  bookingClass: string
  baggage: { pieces?: number; kilograms: number }
}

/** Between two flights of one direction, or two directions on different tickets. */
export type ConnectionView = Omit<IntlConnection, 'arriveAirport' | 'departAirport'> & {
  /** Where one changes: the airport that is reached. */
  place: string
  /** The other airport that one goes on from; absent where it is the same. */
  otherPlace: string | undefined
}

export interface ItineraryView {
  segments: SegmentView[]
  /** One fewer than segments. */
  connections: ConnectionView[]
}

/** What the timeline needs of a flight; the instants do not matter to it. */
type ShownSegment = Omit<IntlSegment, 'departAt' | 'arriveAt'>

/** The flights of one direction in order, with what is between them and, where a fare is chosen, what it gives on each. */
export function itineraryView(
  segments: readonly ShownSegment[],
  connections: readonly IntlConnection[],
  names: IntlNames,
  bought: readonly BoughtOnSegment[] = [],
): ItineraryView {
  const first = segments[0]?.departDate ?? ''
  return {
    segments: segments.map((segment, position) => segmentView(segment, first, names, bought[position])),
    connections: connections.map((connection) => connectionView(connection, names)),
  }
}

export const connectionView = (
  { arriveAirport, departAirport, ...connection }: IntlConnection,
  names: IntlNames,
): ConnectionView => ({
  ...connection,
  place: airportLabel(names, arriveAirport),
  otherPlace: arriveAirport === departAirport ? undefined : airportLabel(names, departAirport),
})

function segmentView(
  segment: ShownSegment,
  firstDate: string,
  names: IntlNames,
  bought: BoughtOnSegment | undefined,
): SegmentView {
  const { operating } = segment
  const end = (code: string, terminal: string, date: string, time: string): End => ({
    place: airportLabel(names, code, terminal),
    date,
    time,
    dayOffset: daysBetween(firstDate, date),
  })
  return {
    flightNo: segment.flightNo,
    carrier: carrierMark(names, segment.carrier),
    operating: operating && { name: carrierName(names, operating.carrier), flightNo: operating.flightNo },
    depart: end(segment.departAirport, segment.departTerminal, segment.departDate, segment.departTime),
    arrive: end(segment.arriveAirport, segment.arriveTerminal, segment.arriveDate, segment.arriveTime),
    durationMinutes: segment.durationMinutes,
    aircraftName: names.aircraft.get(segment.aircraft)?.name ?? segment.aircraft,
    meal: segment.meal,
    stops: segment.stops.map(({ airport, arriveTime, departTime }) => ({
      place: airportLabel(names, airport),
      arriveTime,
      departTime,
    })),
    bought,
  }
}
