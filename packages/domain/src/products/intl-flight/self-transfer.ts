import { minutesBetween } from '../../kit/local-date'

/** A flight as far as whoever goes on from it asks; instants. */
export interface TransferFlight {
  departAirport: string
  departAt: string
  arriveAirport: string
  arriveAt: string
}

/** Going on from one direction to the next on another ticket: bags are collected and checked in again, and who is late has lost the next ticket. */
export interface SelfTransfer {
  arriveAirport: string
  /** Another one where one goes to another airport of the city. */
  departAirport: string
  minutes: number
  minimumMinutes: number
}

/** Of an airport. */
interface Place {
  city: string
  country: string
}
type PlaceOf = (iata: string) => Place

/** Whoever stays longer has come to stay. */
const longestMinutes = 24 * 60

/**
 * Minutes that are wise at least, longer than what airports ask of one ticket: leaving the aircraft, the border, bags, and check-in, which closes
 * an hour before departure. Ours, assumed as of November 2026.
 */
const leastMinutes = { domestic: 120, abroad: 180, otherAirport: 330 } as const

const crosses = ({ departAirport, arriveAirport }: TransferFlight, placeOf: PlaceOf): boolean =>
  placeOf(departAirport).country !== placeOf(arriveAirport).country

function minimumOf(last: TransferFlight, next: TransferFlight, placeOf: PlaceOf): number {
  if (last.arriveAirport !== next.departAirport) return leastMinutes.otherAirport
  return crosses(last, placeOf) || crosses(next, placeOf) ? leastMinutes.abroad : leastMinutes.domestic
}

/**
 * What lies between two directions on different tickets, where one only changes planes: within a day, in one city, and not on the way back to
 * where one came from. Undefined where one stays.
 */
export function selfTransfer(
  before: readonly TransferFlight[],
  after: readonly TransferFlight[],
  placeOf: PlaceOf,
): SelfTransfer | undefined {
  const [first, last, next, end] = [before[0], before.at(-1), after[0], after.at(-1)]
  if (!first || !last || !next || !end) return undefined
  const cityOf = (iata: string): string => placeOf(iata).city
  if (cityOf(last.arriveAirport) !== cityOf(next.departAirport)) return undefined
  if (cityOf(end.arriveAirport) === cityOf(first.departAirport)) return undefined
  const minutes = minutesBetween(last.arriveAt, next.departAt)
  if (minutes < 0 || minutes >= longestMinutes) return undefined
  return {
    arriveAirport: last.arriveAirport,
    departAirport: next.departAirport,
    minutes,
    minimumMinutes: minimumOf(last, next, placeOf),
  }
}

/** Whether one ticket carries both directions: then their carriers see to whoever is late. */
export const isOnOneTicket = (tickets: readonly { slices: readonly number[] }[], slice: number, next: number): boolean =>
  tickets.some(({ slices }) => slices.includes(slice) && slices.includes(next))

interface Validated {
  validatingCarrier: string
  /** The trip as far as this fare is on several. */
  separateTickets: boolean
}

/** On another ticket than the direction before: of another carrier, or of one that writes a ticket for each. */
export const isApart = (fare: Validated, before: Validated): boolean =>
  fare.validatingCarrier !== before.validatingCarrier || (fare.separateTickets && !before.separateTickets)
