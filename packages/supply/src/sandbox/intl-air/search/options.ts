import type { AirCabin } from '../../../ports/air'
import type { IntlFareBrand, IntlFareType } from '../../../ports/intl-air'
import type { BookingClass } from '../../air/ladders'
import type { SoldOf } from '../../air/offers'
import { brandOf } from '../fares/brands'
import { percentOf, seatsFor, type Buyer } from '../fares/buyer'
import type { Option } from '../fares/components'
import { rankOfCabin, seatsIn, type Inventory } from '../inventory'
import type { Way } from '../ways'

export interface Ask {
  now: Date
  buyer: Buyer
  cabin?: AirCabin | undefined
  /** Seats sold, by day of the leg. */
  soldOn: (date: string) => SoldOf
}

const minuteMs = 60_000
/** International check-in closes before the last seat is sold. */
const saleClosesMinutes = 180
export const isClosed = ({ first }: Way, now: Date): boolean => first.departMs - now.getTime() < saleClosesMinutes * minuteMs

const types: readonly IntlFareType[] = ['published', 'agreement', 'corporate', 'student', 'labour', 'seaman']

/** As many seats as the fullest leg leaves in the classes of a fare. */
export function seatsOf(inventory: Inventory, way: Way, bookingClass: BookingClass, ask: Pick<Ask, 'now' | 'soldOn'>): number {
  const classes = way.classes.get(bookingClass)
  if (!classes) return 0
  let seats = Number.MAX_SAFE_INTEGER
  for (const [index, departure] of way.departures.entries()) {
    const limits = inventory.limitsOf(departure, ask.now)
    const free = seatsIn(inventory.stockOf(departure), limits, classes[index]!, ask.soldOn)
    if (free < seats) seats = free
    if (seats === 0) return 0
  }
  return seats
}

/** The cheapest open class of each brand and cabin, or every open class, in each way in which this buyer can have it. */
export function optionsOf(inventory: Inventory, way: Way, ask: Ask, every = false): Option[] {
  if (isClosed(way, ask.now)) return []
  const wanted = Math.max(1, seatsFor(ask.buyer.passengers))
  const least = ask.cabin ? rankOfCabin(ask.cabin) : Number.POSITIVE_INFINITY
  const options: Option[] = []
  const had = new Set<string>()
  for (let place = way.ladder.classes.length - 1; place >= 0; place--) {
    const bookingClass = way.ladder.classes[place]!
    if (rankOfCabin(bookingClass.cabin) > least || !way.classes.has(bookingClass)) continue
    const brand = brandOf(bookingClass)
    if (!every && had.has(bookingClass.cabin + brand)) continue
    const seats = seatsOf(inventory, way, bookingClass, ask)
    if (seats < wanted) continue
    had.add(bookingClass.cabin + brand)
    addTypes(options, way, bookingClass, brand, seats, ask.buyer)
  }
  return options
}

function addTypes(
  options: Option[],
  way: Way,
  bookingClass: BookingClass,
  brand: IntlFareBrand,
  seats: number,
  buyer: Buyer,
): void {
  for (const type of types) {
    const percent = percentOf(type, brand, way, buyer)
    if (percent !== undefined) options.push({ way, bookingClass, type, brand, percent, seats })
  }
}
