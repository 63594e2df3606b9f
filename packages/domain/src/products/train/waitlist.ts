import { addMinutes, isBefore, laterInstant, minutesBetween } from '../../kit/local-date'

/** Ends of a wait in minutes before departure (handbook 3.6), each train's before its own; the usual one is two hours. */
const minutesBefore = [20, 60, 120, 180, 360, 720, 1440, 2880] as const
const usualMinutes = 120
/** A wait that could end at once is not offered. */
const leastWait = 10

interface WaitlistDeadline {
  minutesBefore: number
  at: string
  usual: boolean
}

const lastOf = (departures: readonly string[]): string => departures.reduce(laterInstant)

/** The ends that are still ahead, the latest first: the wait lasts until the last train of all choices. Empty when it is too late. */
export function waitlistDeadlines(departures: readonly string[], now: string): WaitlistDeadline[] {
  const last = lastOf(departures)
  const open = minutesBefore
    .map((minutes) => ({ minutesBefore: minutes, at: addMinutes(last, -minutes) }))
    .filter(({ at }) => !isBefore(at, addMinutes(now, leastWait)))
  const usual = open.findLast(({ minutesBefore: minutes }) => minutes <= usualMinutes)?.minutesBefore
  return open.map((each) => ({ ...each, usual: each.minutesBefore === usual }))
}

/** Whether a wait may end then: after now and at least twenty minutes before the last train. */
export const isWaitlistDeadline = (deadline: string, departures: readonly string[], now: string): boolean =>
  isBefore(now, deadline) && !isBefore(addMinutes(lastOf(departures), -minutesBefore[0]), deadline)

/** Until when one train is waited for: as long before its departure as the whole wait ends before the last one's. */
export const waitsUntil = (departAt: string, departures: readonly string[], deadline: string): string =>
  addMinutes(departAt, -minutesBetween(deadline, lastOf(departures)))

/** What is paid in advance: the dearest of all choices (handbook 3.6). */
export const waitlistFare = (prices: readonly number[]): number => Math.max(...prices)
