import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { KeptFare, KeptFlight } from '@sojourn/domain/products/flight/kept'
import type { AirFare, AirFlight } from '@sojourn/supply/ports/air'

/** What an order keeps of a flight beside what the carrier says of it. */
export type KeptTerms = Pick<KeptFlight, 'journey' | 'charges'> & {
  government?: KeptFlight['government'] | undefined
  whole?: KeptFlight['whole'] | undefined
}

/** A flight that is bought at a fare, as the order keeps it. */
export const keptFlight = (flight: AirFlight, fare: AirFare, { journey, charges, government, whole }: KeptTerms): KeptFlight => ({
  version: 2,
  journey,
  ...aboutFlight(flight),
  fare: keptFare(fare),
  charges,
  ...(government && { government }),
  ...(whole && { whole }),
})

/** What an order keeps, as the carrier offers it: at this fare alone, of which it has as many seats as are held. */
export function heldFlight(kept: KeptFlight, seats: number): { flight: AirFlight; fare: AirFare } {
  const fare = { ...keptFare(kept.fare), seats }
  return { flight: { ...aboutFlight(kept), fares: [fare] }, fare }
}

type FlightFacts = Omit<AirFlight, 'fares'>

/** What is told and kept of a flight. */
function aboutFlight(flight: FlightFacts): FlightFacts {
  const { operating, stop } = flight
  const facts: FlightFacts = {
    flightKey: flight.flightKey,
    flightNo: flight.flightNo,
    carrier: flight.carrier,
    departAirport: flight.departAirport,
    departTerminal: flight.departTerminal,
    departDate: flight.departDate,
    departTime: flight.departTime,
    arriveAirport: flight.arriveAirport,
    arriveTerminal: flight.arriveTerminal,
    arriveTime: flight.arriveTime,
    spanDays: flight.spanDays,
    durationMinutes: flight.durationMinutes,
    distanceKm: flight.distanceKm,
    aircraft: flight.aircraft,
    meal: flight.meal,
    onTimeRate: flight.onTimeRate,
    buildFee: flight.buildFee,
    fuelFee: flight.fuelFee,
    childFuelFee: flight.childFuelFee,
    fullFare: flight.fullFare,
  }
  if (operating) facts.operating = { carrier: operating.carrier, flightNo: operating.flightNo }
  if (stop) facts.stop = { airport: stop.airport, arriveTime: stop.arriveTime, departTime: stop.departTime }
  return facts
}

const keptFare = (fare: KeptFare): KeptFare => ({
  fareKey: fare.fareKey,
  bookingClass: fare.bookingClass,
  cabin: fare.cabin,
  fareType: fare.fareType,
  ticketPrice: fare.ticketPrice,
  fullFare: fare.fullFare,
  discount: fare.discount,
  ruleTier: fare.ruleTier,
  baggageKg: fare.baggageKg,
})

type ShownFlight = Omit<FlightOffer, 'fares' | 'fareCount'>

/** What a screen is told of a flight beside its fares. */
export const shownFlight = (flight: FlightFacts): ShownFlight => aboutFlight(flight)

/** One fare of a connection's flight, which has a verdict with the other alone. */
export const shownFare = (fare: AirFare): Omit<FlightFare, keyof OfferVerdict> => ({
  fareKey: fare.fareKey,
  bookingClass: fare.bookingClass,
  cabin: fare.cabin,
  fareType: fare.fareType,
  ticketPrice: fare.ticketPrice,
  fullFare: fare.fullFare,
  discount: fare.discount,
  seats: fare.seats,
  ruleTier: fare.ruleTier,
  baggageKg: fare.baggageKg,
})

export const judgementOf = ({ verdict, violations }: OfferVerdict = withinPolicy): OfferVerdict => ({ verdict, violations })

// A search makes thousands of these: written in one piece and added to, they cost a tenth of what spreading them costs.

/** A fare with its verdict; without one nothing is broken. */
export const judgedFare = (fare: AirFare, verdict: OfferVerdict | undefined): FlightFare =>
  Object.assign(shownFare(fare), judgementOf(verdict))

/** A flight with the one fare that was chosen. */
export const offerAtFare = (flight: AirFlight, fare: FlightFare): FlightOffer =>
  Object.assign(shownFlight(flight), { fares: [fare], fareCount: 1 })

/** A flight with the verdicts of its fares, or of those at some positions only. */
export const judgedOffer = (
  flight: AirFlight,
  verdicts: readonly OfferVerdict[],
  positions: readonly number[] = flight.fares.map((_fare, position) => position),
): FlightOffer =>
  Object.assign(shownFlight(flight), {
    fares: positions.map((position) => judgedFare(flight.fares[position]!, verdicts[position])),
    fareCount: flight.fares.length,
  })
