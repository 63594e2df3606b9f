import { epochDay, minutesOf } from '@sojourn/domain/kit/local-date'
import type { AirCabin } from '../../ports/air'
import { freeSeats, legLimits, type LegLimits } from '../air/availability'
import type { BookingClass, Ladder } from '../air/ladders'
import { hashText, mix } from '../air/random'
import type { SeatRef, SeatTake } from '../air/seat-movement'
import { intlLadderOf } from './ladders'
import type { Departure } from './network'
import type { IntlAirWorld } from './world'

/** What one departure sells in which classes. */
export interface Stock {
  ladder: Ladder
  seats: Partial<Record<AirCabin, number>>
}

export interface Inventory {
  stockOf(departure: Departure): Stock
  /** What may still be sold at this moment, before our own sales. */
  limitsOf(departure: Departure, now: Date): LegLimits
}

const minuteMs = 60_000
const remembered = 60_000

/**
 * Seats of legs, reckoned as the domestic supply reckons them: a domestic leg has the same limits and the same places in the sale table here
 * and there, so that nobody sells it twice.
 */
export function createInventory(world: IntlAirWorld, seed: number): Inventory {
  const stocks = new Map<string, Stock>()
  const limits = new Map<string, LegLimits>()
  let minute = Number.NaN
  function stockOf(departure: Departure): Stock {
    const key = `${departure.legId} ${departure.aircraft}`
    const known = stocks.get(key)
    if (known) return known
    const flownBy = departure.operating?.carrier ?? departure.carrier
    const domestic = isDomestic(world, departure)
    const ladder = intlLadderOf(flownBy, world.airline(flownBy)?.lowCost ?? false, domestic)
    const made = { ladder, seats: world.aircraft(departure.aircraft)?.seats ?? { Y: 150 } }
    stocks.set(key, made)
    return made
  }
  return {
    stockOf,
    limitsOf(departure, now) {
      const current = Math.floor(now.getTime() / minuteMs)
      if (current !== minute || limits.size > remembered) limits.clear()
      minute = current
      const key = `${departure.legId} ${departure.departDate}`
      const known = limits.get(key)
      if (known) return known
      const made = reckon(world, seed, departure, stockOf(departure), now)
      limits.set(key, made)
      return made
    },
  }
}

const isDomestic = (world: IntlAirWorld, { from, to }: Departure): boolean =>
  world.airport(from)?.country === 'CN' && world.airport(to)?.country === 'CN'

function reckon(world: IntlAirWorld, seed: number, departure: Departure, stock: Stock, now: Date): LegLimits {
  const day = epochDay(departure.departDate)
  return legLimits(stock.ladder, stock.seats, {
    draw: mix(hashText(departure.legId, seed), day),
    departMinutes: minutesOf(departure.departTime),
    weekday: (day + 3) % 7,
    hoursAhead: Math.max(0, Math.floor((departure.departMs - now.getTime()) / 3_600_000)),
    rush: world.rush(departure.departDate),
  })
}

export const seatsIn = (stock: Stock, limits: LegLimits, bookingClass: BookingClass, sold: readonly number[]): number =>
  freeSeats(stock.ladder, limits, bookingClass, sold)

export const seatRefOf = ({ departDate, legId }: Departure, bookingClass: BookingClass): SeatRef => ({
  date: departDate,
  leg: legId,
  class: bookingClass.index,
})

/** Seats of a party on one departure, within the limits of this moment. */
export function takeOf(
  inventory: Inventory,
  departure: Departure,
  bookingClass: BookingClass,
  party: number,
  now: Date,
): SeatTake {
  const { ladder } = inventory.stockOf(departure)
  const limits = inventory.limitsOf(departure, now)
  return {
    ...seatRefOf(departure, bookingClass),
    seats: party,
    classLimit: limits.authorised[bookingClass.index - 1] ?? 0,
    cabin: ladder.cabins[bookingClass.cabin] ?? { first: 1, last: 0 },
    cabinLimit: limits.cabinSeats[bookingClass.cabin] ?? 0,
  }
}

const cabins: readonly AirCabin[] = ['F', 'C', 'W', 'Y']
export const rankOfCabin = (cabin: AirCabin): number => cabins.indexOf(cabin)

/**
 * The class of another leg of the same ticket that goes with one of the longest leg: the cheapest of the same cabin that is no cheaper by its
 * own ladder. An aircraft without that cabin carries the passenger in the next lower one, in a class that is nearly never closed.
 */
export function classBeside(stock: Stock, wanted: BookingClass): BookingClass | undefined {
  for (const cabin of cabins.slice(rankOfCabin(wanted.cabin))) {
    if (!stock.seats[cabin]) continue
    const classes = stock.ladder.classes.filter((each) => each.cabin === cabin)
    const least = cabin === wanted.cabin ? wanted.relative : 80
    const found = classes.findLast((each) => each.relative >= least) ?? classes[0]
    if (found) return found
  }
  return undefined
}
