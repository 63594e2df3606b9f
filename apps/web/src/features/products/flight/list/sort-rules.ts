import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { minutesOf } from '@sojourn/domain/kit/local-date'
import { listSorts } from '../../../booking/list/list-sorts'

const minutesPerDay = 1440
/** What an hour on the way is worth in fen when flights are recommended; a stop counts like one hour more. */
const hourInFen = 10_000

export const bookable = (fare: Pick<FlightFare, 'verdict'>): boolean => fare.verdict !== 'forbidden'
const cheaper = (a: FlightFare, b: FlightFare): FlightFare => (b.ticketPrice < a.ticketPrice ? b : a)
const cheapest = (fares: readonly FlightFare[]): FlightFare | undefined => (fares.length > 0 ? fares.reduce(cheaper) : undefined)

/** The fare that stands for a flight: the cheapest that may be booked, else the cheapest at all. */
export const leadFare = (flight: FlightOffer): FlightFare | undefined =>
  cheapest(flight.fares.filter(bookable)) ?? cheapest(flight.fares)

/** Fares of a flight from cheap to dear. */
export const faresByPrice = (flight: FlightOffer): FlightFare[] => [...flight.fares].sort((a, b) => a.ticketPrice - b.ticketPrice)

const departure = (flight: FlightOffer): number => minutesOf(flight.departTime)
const arrival = (flight: FlightOffer): number => minutesOf(flight.arriveTime) + flight.spanDays * minutesPerDay
const price = (flight: FlightOffer): number => {
  const fare = leadFare(flight)
  return fare && bookable(fare) ? fare.ticketPrice : Number.MAX_SAFE_INTEGER
}

/** Within policy first, then the price with the time on the way counted in. */
function cost(flight: FlightOffer): number {
  const fare = leadFare(flight)
  if (!fare || !bookable(fare)) return Number.MAX_SAFE_INTEGER
  const compliant = flight.fares.filter((one) => one.verdict === 'within')
  const best = cheapest(compliant) ?? fare
  const hours = flight.durationMinutes / 60 + (flight.stop ? 1 : 0)
  return best.ticketPrice + hours * hourInFen + (compliant.length > 0 ? 0 : 10_000_000)
}

const measures = {
  recommended: cost,
  price,
  departure,
  duration: (flight: FlightOffer) => flight.durationMinutes,
  arrival,
}
export const flightSorts = listSorts(measures, departure, (flight) => flight.flightNo)
