import { chinaOffsetMinutes, addDays, localInstant, minutesBetween } from '../../kit/local-date'

interface Ride {
  trainKey: string
  departStation: string
  departDate: string
  departTime: string
  arriveStation: string
  arriveTime: string
  spanDays: number
}

/** Least time to change (handbook 3.9): within a station, and to another one of the city. */
const withinStation = 20
const acrossCity = 60

export const departInstant = ({ departDate, departTime }: Pick<Ride, 'departDate' | 'departTime'>): string =>
  localInstant(departDate, departTime, chinaOffsetMinutes)

export const arriveInstant = (ride: Pick<Ride, 'departDate' | 'arriveTime' | 'spanDays'>): string =>
  localInstant(addDays(ride.departDate, ride.spanDays), ride.arriveTime, chinaOffsetMinutes)

/** Whether the second ride can be reached from the first; staying on the same train needs no time. */
export function connects(first: Ride, second: Ride): boolean {
  const minutes = minutesBetween(arriveInstant(first), departInstant(second))
  if (first.trainKey === second.trainKey) return minutes >= 0 && first.arriveStation === second.departStation
  return minutes >= (first.arriveStation === second.departStation ? withinStation : acrossCity)
}
