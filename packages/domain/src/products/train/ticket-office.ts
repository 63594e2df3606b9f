import {
  addDays,
  addMinutes,
  chinaOffsetMinutes,
  earlierInstant,
  isBefore,
  laterInstant,
  localInstant,
  localOf,
  minutesOf,
} from '../../kit/local-date'
import { saleClosesMinutes } from './sale-window'

/** The office promises its tickets within half an hour (handbook 3.10); its desk is open from 06:00 to 23:30 (handbook 3.5). */
export const officeMinutes = 30
const opens = '06:00'
const closes = '23:30'

/** A ride as the office buys it; `departAt` is an instant in UTC. */
export interface OfficeRide {
  departAt: string
  departStation: string
  arriveStation: string
}

/** Until when the office can buy all rides: the last of its open hours before the sale of one of them ends. Instants in UTC. */
export function officeEnds(rides: readonly OfficeRide[]): string {
  const saleEnds = rides
    .map(({ departAt, departStation, arriveStation }) => addMinutes(departAt, -saleClosesMinutes(departStation, arriveStation)))
    .reduce(earlierInstant)
  const { date, time } = localOf(saleEnds, chinaOffsetMinutes)
  const day = minutesOf(time) >= minutesOf(opens) + officeMinutes ? date : addDays(date, -1)
  return earlierInstant(saleEnds, localInstant(day, closes, chinaOffsetMinutes))
}

/** Until when an order is taken and paid for: the office needs its half hour. */
export const officeAcceptsUntil = (rides: readonly OfficeRide[]): string => addMinutes(officeEnds(rides), -officeMinutes)

/**
 * By when the office has the tickets of an order, or the order is over and its money goes back. What cannot be bought before the
 * desk closes counts from its opening. Undefined where the desk is not open any more before the sale ends.
 */
export function officePromise({ paidAt, rides }: { paidAt: string; rides: readonly OfficeRide[] }): string | undefined {
  const ends = officeEnds(rides)
  if (!isBefore(paidAt, ends)) return undefined
  const { date, time } = localOf(paidAt, chinaOffsetMinutes)
  const nextDay = minutesOf(time) + officeMinutes > minutesOf(closes)
  const opening = localInstant(nextDay ? addDays(date, 1) : date, opens, chinaOffsetMinutes)
  return earlierInstant(addMinutes(laterInstant(paidAt, opening), officeMinutes), ends)
}
