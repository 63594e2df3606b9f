import type { PolicyFare, PolicyFlight } from './policy/offers'
import { daysBetween, minutesBetween } from '../../kit/local-date'
import { jointTier } from './fare-rules'
import { arrivalInstant, connects, departureInstant, type TimedFlight } from './journeys'

/** Minutes between the two flights of a connection, at one airport (assumed: the handbook names no figure for domestic flights). */
export const changeMinutes = { least: 90, longest: 360 }
export const connectionsAtMost = 20
/** Whoever has more direct flights than this to choose from is offered no connection. */
export const fewDirectFlights = 2

type Stage = TimedFlight & Pick<PolicyFlight, 'departAirport' | 'arriveAirport'>

export const minutesToChange = (first: TimedFlight, second: TimedFlight): number =>
  minutesBetween(arrivalInstant(first), departureInstant(second))

/** Can these two be sold as one journey? */
export const isConnection = (first: Stage, second: Stage): boolean =>
  canChange(first, second) && minutesToChange(first, second) <= changeMinutes.longest

const canChange = (first: Stage, second: Stage): boolean =>
  first.arriveAirport === second.departAirport && minutesToChange(first, second) >= changeMinutes.least

/** Flights of one journey leave time to change at their airport; those of different journeys follow one another. */
export const staysInOrder = (earlier: Stage & { journey: number }, later: Stage & { journey: number }): boolean =>
  earlier.journey === later.journey ? canChange(earlier, later) : connects(earlier, later)

interface Fare extends PolicyFare {
  seats: number
}
export interface Leg<LegFare extends Fare = Fare> extends Omit<PolicyFlight, 'fares'>, TimedFlight {
  fares: readonly LegFare[]
}

/** The fares worth choosing for both flights together: in each cabin that both have the cheapest, and the freest of each; the plainest cabin first. */
export function pairedFares<LegFare extends Fare>(first: Leg<LegFare>, second: Leg<LegFare>): (readonly [LegFare, LegFare])[] {
  return cabins.toReversed().flatMap((cabin) => {
    const [one, other] = [first, second].map(({ fares }) => cheapestFirst(fares, cabin))
    const cheapest = pairOf(one?.[0], other?.[0])
    const freest = pairOf(one?.at(-1), other?.at(-1))
    return cheapest[0] && freest[0] && fareKeyOf(cheapest[0]) === fareKeyOf(freest[0]) ? cheapest : [...cheapest, ...freest]
  })
}

/** Of fares that are worth choosing the dearer are the freer. */
const cheapestFirst = <LegFare extends Fare>(fares: readonly LegFare[], cabin: string): LegFare[] =>
  fares.filter((fare) => fare.cabin === cabin).toSorted((a, b) => a.ticketPrice - b.ticketPrice)

const pairOf = <LegFare>(one: LegFare | undefined, other: LegFare | undefined): [LegFare, LegFare][] =>
  one && other ? [[one, other]] : []

/** From the best to the plainest. */
const cabins = ['F', 'C', 'W', 'Y'] as const

/** A connection as policy sees it: one flight with a stop, at the price of both. */
export interface JoinedFlight extends PolicyFlight {
  spanDays: number
  onwardCarrier: string
  fares: Fare[]
}

export function joinFlights<LegFare extends Fare>(
  first: Leg<LegFare>,
  second: Leg<LegFare>,
  pairs: readonly (readonly [LegFare, LegFare])[],
): JoinedFlight {
  const fullFare = first.fullFare + second.fullFare
  const { departDate, departTime, departAirport } = first
  return {
    flightKey: `${first.flightKey}+${second.flightKey}`,
    flightNo: `${first.flightNo}/${second.flightNo}`,
    carrier: first.carrier,
    onwardCarrier: second.carrier,
    departAirport,
    departDate,
    departTime,
    arriveAirport: second.arriveAirport,
    arriveTime: second.arriveTime,
    spanDays: daysBetween(departDate, second.departDate) + second.spanDays,
    durationMinutes: minutesBetween(departureInstant(first), arrivalInstant(second)),
    stop: {},
    fullFare,
    fares: pairs.map((pair) => joinFares(pair, fullFare)),
  }
}

function joinFares([one, other]: readonly [Fare, Fare], fullFare: number): Fare {
  const ruleTier = jointTier(one.ruleTier, other.ruleTier)
  const ticketPrice = one.ticketPrice + other.ticketPrice
  return {
    fareKey: fareKeyOf([one, other]),
    bookingClass: one.bookingClass === other.bookingClass ? one.bookingClass : `${one.bookingClass}/${other.bookingClass}`,
    cabin: cabins.find((cabin) => cabin === one.cabin || cabin === other.cabin) ?? 'Y',
    ticketPrice,
    discount: Math.round((ticketPrice * 100) / fullFare),
    seats: Math.min(one.seats, other.seats),
    ...(ruleTier !== undefined && { ruleTier }),
    ...(one.fareType !== undefined && { fareType: one.fareType }),
    ...(other.fareType !== undefined && other.fareType !== one.fareType && { onwardFareType: other.fareType }),
  }
}

/** The fare of a joined flight that these two make. */
export const fareKeyOf = (pair: readonly { fareKey: string }[]): string => pair.map(({ fareKey }) => fareKey).join('+')
