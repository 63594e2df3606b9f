import type { AirChoice, AirFare, AirFareType, AirFlight } from '../../ports/air'
import { isAnnouncedBy } from './disruptions'
import { fareOf, parseFareKey, priceOf, type Buyer } from './fares'
import { parseFlightKey } from './keys'
import type { BookingClass } from './ladders'
import type { Network } from './timetable/network'
import { flightOf, limitsOf, refusal, type Refusal } from './offers'
import { saleDay, type SaleDay } from './sale-day'
import type { SeatRef, SeatTake } from './seat-movement'
import type { Segment } from './timetable/segment'
import { fliesOn } from './timetable/timetable'
import type { AirWorld } from './world'

/** A chosen flight and fare, found in the timetable and priced for the buyer. */
export interface Journey {
  segment: Segment
  sale: SaleDay
  bookingClass: BookingClass
  type: AirFareType
  ticketPrice: number
}

/** What the books keep of a journey. */
export interface BookedJourney {
  flight: AirFlight
  fare: AirFare
  seats: SeatRef[]
  /** Part of one journey with the others of its record. */
  connection?: boolean
}

export interface Sandbox {
  world: AirWorld
  network: Network
}

export function findFlight({ world, network }: Sandbox, key: string): { segment: Segment; sale: SaleDay } | undefined {
  const named = parseFlightKey(key)
  const segment = named && network.find(named.flightNo, named.pair).find(({ scheduled }) => fliesOn(scheduled.days, named.day))
  return segment && { segment, sale: saleDay(world, named.day) }
}

/** Whether the carrier has called a flight off by now, whatever is held of it. */
export function isCalledOff(sandbox: Sandbox, { flightKey }: Pick<AirFlight, 'flightKey'>, now: Date): boolean {
  const found = findFlight(sandbox, flightKey)
  return found !== undefined && isAnnouncedBy(found.segment, found.sale.day, now, 'cancelled')
}

export function findJourney(sandbox: Sandbox, choice: AirChoice, buyer: Buyer, now: Date): Journey | Refusal {
  const found = findFlight(sandbox, choice.flightKey)
  if (!found) return 'flightUnknown'
  const refused = refusal(found.segment, found.sale, now)
  if (refused) return refused
  const fare = parseFareKey(found.segment, choice.fareKey)
  if (!fare) return 'flightUnknown'
  const ticketPrice = priceOf(found.segment, fare.bookingClass, { type: fare.type, day: found.sale.day, buyer })
  return ticketPrice === undefined ? 'flightUnknown' : { ...found, ...fare, ticketPrice }
}

/** All chosen journeys, or the first reason why one cannot be sold. */
export function findJourneys(sandbox: Sandbox, choices: readonly AirChoice[], buyer: Buyer, now: Date): Journey[] | Refusal {
  const journeys: Journey[] = []
  for (const choice of choices) {
    const journey = findJourney(sandbox, choice, buyer, now)
    if (typeof journey === 'string') return journey
    journeys.push(journey)
  }
  const legs = journeys.flatMap(seatsOfJourney).map((seat) => `${seat.date} ${seat.leg}`)
  return journeys.length === 0 || new Set(legs).size < legs.length ? 'flightUnknown' : journeys
}

export const seatsOfJourney = ({ segment, sale, bookingClass }: Journey): SeatRef[] =>
  segment.legs.map((leg) => ({ date: sale.date, leg: leg.id, class: bookingClass.index }))

/** Seats of every leg with the limits that hold now. */
export function takesOfJourney(journey: Journey, party: number, now: Date): SeatTake[] {
  const { segment, sale, bookingClass } = journey
  const limits = limitsOf(segment, sale, now)
  const cabin = segment.ladder.cabins[bookingClass.cabin] ?? { first: 1, last: 0 }
  return seatsOfJourney(journey).map((seat, index) => ({
    ...seat,
    seats: party,
    classLimit: limits[index]?.authorised[bookingClass.index - 1] ?? 0,
    cabin,
    cabinLimit: limits[index]?.cabinSeats[bookingClass.cabin] ?? 0,
  }))
}

export function quoteOf(journey: Journey, seats: number, now: Date): { flight: AirFlight; fare: AirFare } {
  const fare = fareOf(journey.segment, journey.bookingClass, { type: journey.type, ticketPrice: journey.ticketPrice, seats })
  return { flight: flightOf(journey.segment, journey.sale, now, [fare]), fare }
}
