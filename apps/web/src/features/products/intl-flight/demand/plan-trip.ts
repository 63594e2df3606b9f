import type { FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { PassengersTrip } from '../book/passenger-fields'

/** Two letters. */
const carrierOf = ({ flightNo }: Pick<FlightPlan['segments'][number], 'flightNo'>): string => flightNo.slice(0, 2)

/** The flights of a plan as its passengers are asked for them. */
export function planTrip({ segments }: Pick<FlightPlan, 'segments'>): PassengersTrip {
  const names = new Map(segments.map((segment) => [carrierOf(segment), segment.carrierName]))
  return {
    notes: [],
    segments: segments.map((segment) => ({
      carrier: carrierOf(segment),
      flightNo: segment.flightNo,
      departDate: segment.departDate,
    })),
    dictionary: {
      carriers: [...names].map(([code, name]) => ({ code, name, shortName: name, colour: '' })),
      airports: [],
      aircraft: [],
    },
  }
}
