import { addMinutes, isBefore } from '../../kit/local-date'

/** Ends of a wait in minutes before the first train (handbook 3.6); the usual one is two hours. */
const minutesBefore = [20, 60, 120, 180, 360, 720, 1440, 2880] as const
const usualMinutes = 120
/** A wait that could end at once is not offered. */
const leastWait = 10

interface WaitlistDeadline {
  minutesBefore: number
  at: string
  usual: boolean
}

/** The ends that are still ahead, the latest first; `departAt` is the first train of all choices. Empty when it is too late. */
export function waitlistDeadlines(departAt: string, now: string): WaitlistDeadline[] {
  const open = minutesBefore
    .map((minutes) => ({ minutesBefore: minutes, at: addMinutes(departAt, -minutes) }))
    .filter(({ at }) => !isBefore(at, addMinutes(now, leastWait)))
  const usual = open.findLast(({ minutesBefore: minutes }) => minutes <= usualMinutes)?.minutesBefore
  return open.map((each) => ({ ...each, usual: each.minutesBefore === usual }))
}

/** Whether a wait may end then: after now and at least twenty minutes before the first train. */
export const isWaitlistDeadline = (deadline: string, departAt: string, now: string): boolean =>
  isBefore(now, deadline) && !isBefore(addMinutes(departAt, -minutesBefore[0]), deadline)

/** What is paid in advance: the dearest of all choices (handbook 3.6). */
export const waitlistFare = (prices: readonly number[]): number => Math.max(...prices)
