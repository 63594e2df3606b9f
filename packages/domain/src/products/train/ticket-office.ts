import {
  addDays,
  addMinutes,
  chinaOffsetMinutes,
  earlierInstant,
  laterInstant,
  localInstant,
  localOf,
  minutesOf,
} from '../../kit/local-date'

/** The office promises its tickets within half an hour (handbook 3.10); its desk is open from 06:00 to 23:30 (handbook 3.5). */
export const officeMinutes = 30
const opens = '06:00'
const closes = '23:30'
/** Tickets are sold until so many minutes before departure (handbook 3.5). */
const leadMinutes = 30

/**
 * By when the office has the tickets of an order, or the order is over and its money goes back. What cannot be bought before the
 * desk closes counts from its opening, and nothing is bought just before departure. Instants in UTC.
 */
export function officePromise({ paidAt, departAt }: { paidAt: string; departAt: string }): string {
  const { date, time } = localOf(paidAt, chinaOffsetMinutes)
  const nextDay = minutesOf(time) + officeMinutes > minutesOf(closes)
  const opening = localInstant(nextDay ? addDays(date, 1) : date, opens, chinaOffsetMinutes)
  const begun = laterInstant(paidAt, opening)
  return laterInstant(paidAt, earlierInstant(addMinutes(begun, officeMinutes), addMinutes(departAt, -leadMinutes)))
}
