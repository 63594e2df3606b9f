import { addDays, chinaOffsetMinutes, localInstant, minutesBetween } from '../../kit/local-date'

/** Dates and times local to the airport. */
export interface TimedFlight {
  departDate: string
  departTime: string
  arriveTime: string
  /** Days from departure to arrival. */
  spanDays: number
}

/** Minutes from landing to the next take-off that a person needs at least. */
const minimumTurnMinutes = 60

/** Domestic times are China time at every airport. */
export const departureInstant = (flight: TimedFlight): string =>
  localInstant(flight.departDate, flight.departTime, chinaOffsetMinutes)
export const arrivalInstant = (flight: TimedFlight): string =>
  localInstant(addDays(flight.departDate, flight.spanDays), flight.arriveTime, chinaOffsetMinutes)

/** Can the later flight be reached from the earlier one? */
export const connects = (earlier: TimedFlight, later: TimedFlight): boolean =>
  minutesBetween(arrivalInstant(earlier), departureInstant(later)) >= minimumTurnMinutes
