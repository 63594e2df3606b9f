import { addDays, addMinutes, localInstant, minutesOf, weekday } from '../../kit/local-date'
import { sum } from '../../kit/money'
import { arrivalInstant, type Arrival } from './cancellation'
import { lastArrival } from './stay'
import type { GuaranteeRule } from './terms'

export interface GuaranteeCase {
  /** The hotel's date when the booking is made. */
  bookedOn: string
  nights: readonly string[]
  /** Minutes after 00:00 of the arrival date. */
  latestArrival: number
  rooms: number
}

const midnight = 1440

const isInDates = (rule: GuaranteeRule, date: string): boolean =>
  date >= rule.startDate && date <= rule.endDate && rule.weekdays.includes(weekday(date))

function datesOf(rule: GuaranteeRule, { bookedOn, nights }: Pick<GuaranteeCase, 'bookedOn' | 'nights'>): readonly string[] {
  if (rule.dateType === 'book') return [bookedOn]
  return rule.dateType === 'checkIn' ? nights.slice(0, 1) : nights
}

/** Whether a rule is in force for such a stay; what time and rooms ask of it is another question. */
export const isGuaranteeInForce = (rule: GuaranteeRule, stay: Pick<GuaranteeCase, 'bookedOn' | 'nights'>): boolean =>
  datesOf(rule, stay).some((date) => isInDates(rule, date))

/** The start itself is not late yet: until then the room is kept anyway (handbook 4.4). */
function isInTime({ start, end }: { start: string; end: string }, latestArrival: number): boolean {
  const until = minutesOf(end) < minutesOf(start) ? lastArrival : minutesOf(end)
  return latestArrival > minutesOf(start) && latestArrival <= until
}

/** Whether a booking paid at the hotel needs a guarantee: the date fits, and time or rooms ask for it, or the rule always does. */
export function needsGuarantee(rule: GuaranteeRule | undefined, stay: GuaranteeCase): boolean {
  if (rule === undefined || !isGuaranteeInForce(rule, stay)) return false
  if (rule.time === undefined && rule.rooms === undefined) return true
  return (
    (rule.time !== undefined && isInTime(rule.time, stay.latestArrival)) || (rule.rooms !== undefined && stay.rooms >= rule.rooms)
  )
}

/** Fen to pre-authorise for all rooms; `nights` are the prices of one room. */
export const guaranteeAmount = (rule: GuaranteeRule, nights: readonly number[], rooms: number): number =>
  (rule.amount === 'firstNight' ? (nights[0] ?? 0) : sum(nights)) * rooms

/** Fen that stay pre-authorised for what is still booked; `rooms` are the prices of the nights of each room. */
export const guaranteeOfRooms = (rule: GuaranteeRule, rooms: readonly (readonly number[])[]): number =>
  sum(rooms.map((nights) => guaranteeAmount(rule, nights, 1)))

/**
 * The last instant at which a guaranteed booking is cancelled or changed without losing the guarantee; undefined when it
 * never is. `earliestArrival` is in minutes after 00:00 of the arrival date.
 */
export function guaranteeFreeUntil(
  { change }: Pick<GuaranteeRule, 'change'>,
  arrival: Pick<Arrival, 'checkIn' | 'offsetMinutes'>,
  earliestArrival: number,
): string | undefined {
  if (change.kind === 'noChange') return undefined
  if (change.kind === 'untilDayTime')
    return localInstant(addDays(arrival.checkIn, -(change.days ?? 0)), change.time ?? '00:00', arrival.offsetMinutes)
  const base = arrivalInstant(arrival, change.kind === 'hoursBeforeArrival' ? earliestArrival : midnight)
  return addMinutes(base, -60 * (change.hours ?? 0))
}
