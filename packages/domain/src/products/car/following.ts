import { addMinutes, isBefore, minutesBetween } from '../../kit/local-date'
import { reservedAheadMinutes } from './draft'

/** A flight or train of that number that arrives so many hours before or after the pick-up is the one that it waits for. */
export const followHours = 12

/** So many minutes are worth another moment of pick-up, and a letter about it. */
const worthMinutes = 10
export const isWorthMoving = (from: string, to: string): boolean => Math.abs(minutesBetween(from, to)) >= worthMinutes

interface Followed {
  /** When the pick-up was to begin, and when what it waits for was to arrive, as both were first seen. */
  departAt: string
  planned: string
  expected: string
  now: string
}

/** When a pick-up begins that keeps its distance from an arrival; earlier than ordered only as long as a driver can still be found for it. */
export function followedDeparture({ departAt, planned, expected, now }: Followed): string | undefined {
  const moved = addMinutes(departAt, minutesBetween(planned, expected))
  return isBefore(moved, departAt) && isBefore(moved, addMinutes(now, reservedAheadMinutes)) ? undefined : moved
}
