import type { AirCabin } from '../../../ports/air'
import type { IntlAirChoice, IntlFareBrand } from '../../../ports/intl-air'
import type { BookingClass } from '../../air/ladders'
import type { SoldOf } from '../../air/offers'
import { brandOf, fareTypes, parseFareKey } from '../fares/brands'
import { partyOf, percentOf, seatsFor, type Buyer } from '../fares/buyer'
import { roundTripKey, type Option } from '../fares/components'
import type { Trip } from '../fares/trip'
import { rankOfCabin, type Inventory } from '../inventory'
import type { Departure } from '../network'
import type { Way } from '../ways'
import { priced, type Party, type Priced } from './priced'

/** A question as it is asked of every way of a slice. */
export interface Ask {
  now: Date
  buyer: Buyer
  party: Party
  trip: Trip
  cabin?: AirCabin | undefined
  /** Seats sold, by day of the leg. */
  soldOn: (date: string) => SoldOf
  /** What a price of each slice hangs on beside way and class. */
  keys: readonly string[]
  /** Seats left of each class, of departures that were looked at. */
  free: Map<Departure, readonly number[]>
}

/** A class of a way, with all that is sold in it. */
interface Shelved {
  bookingClass: BookingClass
  classes: readonly BookingClass[]
  brand: IntlFareBrand
  rank: number
  /** Cabin and brand: of several classes the cheapest open one is shown. */
  place: number
  priced?: Priced[]
}

interface AskTerms {
  now: Date
  soldOn: Ask['soldOn']
  cabin?: AirCabin | undefined
}

export function askOf(trip: Trip, buyer: Buyer, { now, soldOn, cabin }: AskTerms): Ask {
  const party = partyOf(buyer.passengers)
  const signature = JSON.stringify([party, buyer.businessTravel, buyer.agreements])
  const keys = trip.slices.map((_slice, slice) => `${roundTripKey(trip, slice)} ${signature}`)
  return { now, buyer, party, trip, cabin, soldOn, keys, free: new Map() }
}

const minuteMs = 60_000
/** International check-in closes before the last seat is sold. */
const saleClosesMinutes = 180
export const isClosed = ({ departMs }: Way, now: Date): boolean => departMs - now.getTime() < saleClosesMinutes * minuteMs

const brands: readonly IntlFareBrand[] = ['light', 'standard', 'flex', 'businessSaver', 'businessFlex', 'firstFlex']

const signaturesAtMost = 8
const shelves = new WeakMap<Way, Map<string, Shelved[]>>()

/** Prices hang on no clock: they are reckoned once for each way and kind of question, when the class is first open. */
function shelfOf(way: Way, key: string): Shelved[] {
  let known = shelves.get(way)
  if (!known || known.size > signaturesAtMost) shelves.set(way, (known = new Map()))
  const before = known.get(key)
  if (before) return before
  const made = [...way.classes].map(([bookingClass, classes]): Shelved => {
    const brand = brandOf(bookingClass)
    const rank = rankOfCabin(bookingClass.cabin)
    return { bookingClass, classes, brand, rank, place: 1 << (rank * brands.length + brands.indexOf(brand)) }
  })
  const cheapestFirst = made.toReversed()
  known.set(key, cheapestFirst)
  return cheapestFirst
}

const pricedIn = ({ bookingClass, brand }: Shelved, way: Way, slice: number, { trip, buyer, party }: Ask): Priced[] =>
  fareTypes.flatMap((type) => {
    const percent = percentOf(type, brand, way, buyer)
    return percent === undefined ? [] : [priced(trip, slice, { way, bookingClass, type, brand, percent }, party)]
  })

/** Seats left of each class of each departure of a way; many ways begin with the same. */
function freeOn(
  inventory: Inventory,
  way: Way,
  { now, soldOn, free }: Pick<Ask, 'now' | 'soldOn' | 'free'>,
): (readonly number[])[] {
  return way.departures.map((departure) => {
    const known = free.get(departure)
    if (known) return known
    const made = inventory.seatsOf(departure, now, soldOn)
    free.set(departure, made)
    return made
  })
}

function seatsIn(free: readonly (readonly number[])[], classes: readonly BookingClass[]): number {
  let seats = Number.MAX_SAFE_INTEGER
  for (let leg = 0; leg < free.length; leg++) seats = Math.min(seats, free[leg]![classes[leg]!.index - 1]!)
  return seats
}

/** As many seats as the fullest leg leaves in the classes of a fare. */
export function seatsOf(inventory: Inventory, { way, bookingClass }: Option, ask: Pick<Ask, 'now' | 'soldOn' | 'free'>): number {
  const classes = way.classes.get(bookingClass)
  return classes ? seatsIn(freeOn(inventory, way, ask), classes) : 0
}

interface OpenOn {
  slice: number
  ask: Ask
  every: boolean
}

/** Shows the fares of the cheapest open class of each brand and cabin, or of every open class. */
export function openFares(
  inventory: Inventory,
  way: Way,
  { slice, ask, every }: OpenOn,
  show: (fare: Priced, seats: number) => void,
): void {
  if (isClosed(way, ask.now)) return
  const wanted = Math.max(1, seatsFor(ask.buyer.passengers))
  const least = ask.cabin ? rankOfCabin(ask.cabin) : Number.POSITIVE_INFINITY
  const free = freeOn(inventory, way, ask)
  let had = 0
  for (const shelved of shelfOf(way, ask.keys[slice]!)) {
    if (shelved.rank > least || (!every && (had & shelved.place) !== 0)) continue
    const seats = seatsIn(free, shelved.classes)
    if (seats < wanted) continue
    had |= shelved.place
    shelved.priced ??= pricedIn(shelved, way, slice, ask)
    for (const fare of shelved.priced) show(fare, seats)
  }
}

/** A chosen fare, whether or not there are seats. */
export function chosenOption(way: Way, choice: Pick<IntlAirChoice, 'fareKey'>, buyer: Buyer): Option | undefined {
  const fare = parseFareKey(way.ladder, choice)
  if (!fare || !way.classes.has(fare.bookingClass)) return undefined
  const brand = brandOf(fare.bookingClass)
  const percent = percentOf(fare.type, brand, way, buyer)
  return percent === undefined ? undefined : { way, ...fare, brand, percent }
}
