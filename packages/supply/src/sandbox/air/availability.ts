import type { AirCabin } from '../../ports/air'
import { demandOf, type LegDay } from './demand'
import type { BookingClass, Ladder } from './ladders'
import { mix, unit } from './random'

/** Most seats of a class that are shown; more is "A" (handbook 1.4). */
const shownSeats = 10
const authorisedWhenOpen = 400

/** What one leg may still sell on one day, before our own sales are taken off. */
export interface LegLimits {
  /** By class index minus one. */
  authorised: readonly number[]
  cabinSeats: Partial<Record<AirCabin, number>>
}

export function legLimits(ladder: Ladder, seats: Partial<Record<AirCabin, number>>, leg: LegDay): LegLimits {
  const { floorPercent, othersShare } = demandOf(leg)
  const cabinSeats: Partial<Record<AirCabin, number>> = {}
  for (const cabin of Object.keys(ladder.cabins) as AirCabin[])
    cabinSeats[cabin] = Math.floor((seats[cabin] ?? 0) * (1 - othersShare))
  return { authorised: ladder.classes.map((bookingClass) => authorised(bookingClass, floorPercent, leg.draw)), cabinSeats }
}

/** Full fares are sold to the last seat, the cheapest open class has a few, and the classes between more and more. */
function authorised(bookingClass: BookingClass, floor: number, draw: number): number {
  if (bookingClass.relative >= 100) return authorisedWhenOpen
  const margin = bookingClass.relative - floor
  if (margin < 0) return 0
  return 1 + Math.floor(margin * 0.8 + 4 * unit(mix(draw, 20 + bookingClass.index)))
}

/** Seats of one class, nested in its cabin: never below zero, whatever was sold before the limit fell. */
export function freeSeats(ladder: Ladder, limits: LegLimits, bookingClass: BookingClass, sold: readonly number[]): number {
  const place = bookingClass.index - 1
  const inClass = (limits.authorised[place] ?? 0) - (sold[place] ?? 0)
  if (inClass <= 0) return 0
  return Math.max(
    0,
    Math.min(inClass, (limits.cabinSeats[bookingClass.cabin] ?? 0) - soldInCabin(ladder, bookingClass.cabin, sold)),
  )
}

function soldInCabin(ladder: Ladder, cabin: AirCabin, sold: readonly number[]): number {
  const span = ladder.cabins[cabin]
  let total = 0
  if (span) for (let index = span.first; index <= span.last; index++) total += sold[index - 1] ?? 0
  return total
}

export const shown = (seats: number): number => Math.min(shownSeats, seats)
