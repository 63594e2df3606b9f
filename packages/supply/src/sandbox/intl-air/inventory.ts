import { epochDay, minutesOf } from '@sojourn/domain/kit/local-date'
import type { AirCabin } from '../../ports/air'
import { freeSeats, legLimits, type LegLimits } from '../air/availability'
import type { BookingClass, Ladder } from '../air/ladders'
import type { SoldOf } from '../air/offers'
import { hashText, mix } from '../air/random'
import type { SeatRef, SeatTake } from '../air/seat-movement'
import { intlLadderOf } from './ladders'
import { legsOf, type SoldLeg } from './legs'
import type { Departure, IntlNetwork } from './network'
import type { SaleWorld } from './sale-world'

/** What one departure sells, in which classes and on which legs. */
export interface Stock {
  ladder: Ladder
  seats: Partial<Record<AirCabin, number>>
  legs: readonly SoldLeg[]
}

type SoldOn = (date: string) => SoldOf

export interface Inventory {
  stockOf(departure: Departure): Stock
  /** What each leg may still sell at this moment, before our own sales. */
  limitsOf(departure: Departure, now: Date): readonly LegLimits[]
  /** Seats left of each class, in the order of the ladder: as many as the fullest leg leaves. */
  seatsOf(departure: Departure, now: Date, soldOn: SoldOn): readonly number[]
}

const minuteMs = 60_000

/** What is known of a departure within one minute. */
interface Minute {
  minute: number
  limits: readonly LegLimits[]
  /** While nothing of it is sold. */
  unsold?: readonly number[]
}

/**
 * Seats of legs, reckoned as the domestic supply reckons them: a domestic leg has the same limits and the same places in the sale table here
 * and there, so that nobody sells it twice.
 */
export function createInventory(world: SaleWorld, network: IntlNetwork, seed: number): Inventory {
  const stocks = new WeakMap<Departure, Stock>()
  const minutes = new WeakMap<Departure, Minute>()
  function stockOf(departure: Departure): Stock {
    const known = stocks.get(departure)
    if (known) return known
    const made = makeStock(world, network, departure)
    stocks.set(departure, made)
    return made
  }
  function minuteOf(departure: Departure, now: Date): Minute {
    const minute = Math.floor(now.getTime() / minuteMs)
    const known = minutes.get(departure)
    if (known?.minute === minute) return known
    const stock = stockOf(departure)
    const made = { minute, limits: stock.legs.map((leg) => limitsOfLeg(world, { seed, stock, leg, now })) }
    minutes.set(departure, made)
    return made
  }
  return {
    stockOf,
    limitsOf: (departure, now) => minuteOf(departure, now).limits,
    seatsOf(departure, now, soldOn) {
      const known = minuteOf(departure, now)
      const stock = stockOf(departure)
      const sold = stock.legs.map(({ id, date }) => soldOn(date)(id))
      if (sold.some((classes) => classes.length > 0)) return freeOf(stock, known.limits, sold)
      return (known.unsold ??= freeOf(stock, known.limits, sold))
    },
  }
}

const freeOf = ({ ladder, legs }: Stock, limits: readonly LegLimits[], sold: readonly (readonly number[])[]): number[] =>
  ladder.classes.map((bookingClass) =>
    legs.reduce((least, _, leg) => Math.min(least, freeSeats(ladder, limits[leg]!, bookingClass, sold[leg]!)), 400),
  )

function makeStock(world: SaleWorld, network: IntlNetwork, departure: Departure): Stock {
  const flownBy = departure.operating?.carrier ?? departure.carrier
  const line = world.airline(flownBy)
  const domestic = [departure.from, departure.to].every((iata) => world.airport(iata)?.country === 'CN')
  return {
    ladder: intlLadderOf(flownBy, { lowCost: line?.lowCost ?? false, alliance: line?.alliance, domestic }),
    seats: world.aircraft(departure.aircraft)?.seats ?? { Y: 150 },
    legs: legsOf(network, departure),
  }
}

interface LegStock {
  seed: number
  stock: Stock
  leg: SoldLeg
  now: Date
}

function limitsOfLeg(world: SaleWorld, { seed, stock: { ladder, seats }, leg, now }: LegStock): LegLimits {
  const day = epochDay(leg.date)
  return legLimits(ladder, seats, {
    draw: mix(hashText(leg.id, seed), day),
    departMinutes: minutesOf(leg.departTime),
    weekday: (day + 3) % 7,
    hoursAhead: Math.max(0, Math.floor((leg.departMs - now.getTime()) / 3_600_000)),
    rush: world.rush(leg.date),
  })
}

export const seatRefsOf = (inventory: Inventory, departure: Departure, bookingClass: BookingClass): SeatRef[] =>
  inventory.stockOf(departure).legs.map(({ id, date }) => ({ date, leg: id, class: bookingClass.index }))

interface PartyOf {
  bookingClass: BookingClass
  party: number
  now: Date
}

/** Seats of a party on one departure, within the limits of this moment. */
export function takesOf(inventory: Inventory, departure: Departure, { bookingClass, party, now }: PartyOf): SeatTake[] {
  const { ladder } = inventory.stockOf(departure)
  const limits = inventory.limitsOf(departure, now)
  return seatRefsOf(inventory, departure, bookingClass).map((seat, index) => ({
    ...seat,
    seats: party,
    classLimit: limits[index]!.authorised[bookingClass.index - 1] ?? 0,
    cabin: ladder.cabins[bookingClass.cabin] ?? { first: 1, last: 0 },
    cabinLimit: limits[index]!.cabinSeats[bookingClass.cabin] ?? 0,
  }))
}

/** The best first. */
export const cabins: readonly AirCabin[] = ['F', 'C', 'W', 'Y']
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
