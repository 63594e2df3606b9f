import { addDays, daysBetween } from '../../kit/local-date'
import { longestStay, nightsOf, type Stay } from './draft'

/** Until then a guest may still arrive on the day before (凌晨入住, handbook 4.2). */
const earlyMorningEnds = '06:00'

/** Minutes after 00:00 of the arrival date until which a room is kept without a guarantee (handbook 4.4). */
export const usualLatestArrival = 18 * 60
/** 06:00 of the next morning: nobody arrives later for the night before. */
export const lastArrival = 30 * 60

/** Every night of a stay by the date on which it begins. */
export const nightsOfStay = (stay: Stay): string[] =>
  Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, night) => addDays(stay.checkIn, night))

/** The first day of arrival that can be booked where calendar and clock show `local`: before six in the morning still yesterday. */
export const earliestCheckIn = (local: { date: string; time: string }): string =>
  local.time < earlyMorningEnds ? addDays(local.date, -1) : local.date

/**
 * A night that has begun and cannot be given up any more, where calendar and clock show `local`: the hotel's day ends at six in
 * the morning.
 */
export const isNightUsed = (night: string, local: { date: string; time: string }): boolean => night < earliestCheckIn(local)

interface RateLimits {
  minNights: number
  maxNights: number
  maxRooms: number
}

/** Why a rate cannot be had for a stay: dates past or reversed, nights or rooms out of its limits; undefined where it can. */
export function stayFault(
  stay: Stay,
  rooms: number,
  limits: RateLimits,
  local: { date: string; time: string },
): 'datePast' | 'stayNotAllowed' | 'tooManyRooms' | undefined {
  const nights = nightsOf(stay)
  if (stay.checkIn < earliestCheckIn(local)) return 'datePast'
  if (nights < Math.max(1, limits.minNights) || nights > Math.min(longestStay, limits.maxNights)) return 'stayNotAllowed'
  return rooms > limits.maxRooms || rooms < 1 ? 'tooManyRooms' : undefined
}

/** Whether `given` are the last of the booked nights, so that the guest keeps one stay without a gap. */
export function areLastNights(booked: readonly string[], given: readonly string[]): boolean {
  const first = given.toSorted()[0]
  if (first === undefined) return false
  const after = booked.filter((night) => daysBetween(first, night) >= 0)
  return after.length === given.length && after.every((night) => given.includes(night))
}
