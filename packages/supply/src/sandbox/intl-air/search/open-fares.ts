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
import type { Itinerary } from '../itineraries'
import { priced, type Party, type Priced } from './priced'

/** A question as it is asked of every itinerary of a slice. */
export interface Ask {
  now: Date
  buyer: Buyer
  party: Party
  trip: Trip
  cabin?: AirCabin | undefined
  /** Seats sold, by day of the leg. */
  soldOn: (date: string) => SoldOf
  /** What a price of each slice hangs on beside itinerary and class. */
  keys: readonly string[]
  /** Seats left of each class, of departures that were looked at. */
  free: Map<Departure, readonly number[]>
}

/** A class of an itinerary, with all that is sold in it. */
interface OpenClass {
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
export const isClosed = ({ departMs }: Itinerary, now: Date): boolean => departMs - now.getTime() < saleClosesMinutes * minuteMs

const brands: readonly IntlFareBrand[] = ['light', 'standard', 'flex', 'businessSaver', 'businessFlex', 'firstFlex']

const signaturesAtMost = 8
const openClasses = new WeakMap<Itinerary, Map<string, OpenClass[]>>()

/** Prices hang on no clock: they are reckoned once for each itinerary and kind of question, when the class is first open. */
function classesOf(itinerary: Itinerary, key: string): OpenClass[] {
  let known = openClasses.get(itinerary)
  if (!known || known.size > signaturesAtMost) openClasses.set(itinerary, (known = new Map()))
  const before = known.get(key)
  if (before) return before
  const made = [...itinerary.classes].map(([bookingClass, classes]): OpenClass => {
    const brand = brandOf(bookingClass)
    const rank = rankOfCabin(bookingClass.cabin)
    return { bookingClass, classes, brand, rank, place: 1 << (rank * brands.length + brands.indexOf(brand)) }
  })
  const cheapestFirst = made.toReversed()
  known.set(key, cheapestFirst)
  return cheapestFirst
}

const pricedIn = (
  { bookingClass, brand }: OpenClass,
  itinerary: Itinerary,
  slice: number,
  { trip, buyer, party }: Ask,
): Priced[] =>
  fareTypes.flatMap((type) => {
    const percent = percentOf(type, brand, itinerary, buyer)
    return percent === undefined ? [] : [priced(trip, slice, { itinerary, bookingClass, type, brand, percent }, party)]
  })

/** Seats left of each class of each departure of an itinerary; many itineraries begin with the same. */
function freeOn(
  inventory: Inventory,
  itinerary: Itinerary,
  { now, soldOn, free }: Pick<Ask, 'now' | 'soldOn' | 'free'>,
): (readonly number[])[] {
  return itinerary.departures.map((departure) => {
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
export function seatsOf(
  inventory: Inventory,
  { itinerary, bookingClass }: Option,
  ask: Pick<Ask, 'now' | 'soldOn' | 'free'>,
): number {
  const classes = itinerary.classes.get(bookingClass)
  return classes ? seatsIn(freeOn(inventory, itinerary, ask), classes) : 0
}

interface OpenOn {
  slice: number
  ask: Ask
  every: boolean
}

/** Shows the fares of the cheapest open class of each brand and cabin, or of every open class. */
export function openFares(
  inventory: Inventory,
  itinerary: Itinerary,
  { slice, ask, every }: OpenOn,
  show: (fare: Priced, seats: number) => void,
): void {
  if (isClosed(itinerary, ask.now)) return
  const wanted = Math.max(1, seatsFor(ask.buyer.passengers))
  const least = ask.cabin ? rankOfCabin(ask.cabin) : Number.POSITIVE_INFINITY
  const free = freeOn(inventory, itinerary, ask)
  let had = 0
  for (const open of classesOf(itinerary, ask.keys[slice]!)) {
    if (open.rank > least || (!every && (had & open.place) !== 0)) continue
    const seats = seatsIn(free, open.classes)
    if (seats < wanted) continue
    had |= open.place
    open.priced ??= pricedIn(open, itinerary, slice, ask)
    for (const fare of open.priced) show(fare, seats)
  }
}

/** A chosen fare, whether or not there are seats. */
export function chosenOption(itinerary: Itinerary, choice: Pick<IntlAirChoice, 'fareKey'>, buyer: Buyer): Option | undefined {
  const fare = parseFareKey(itinerary.ladder, choice)
  if (!fare || !itinerary.classes.has(fare.bookingClass)) return undefined
  const brand = brandOf(fare.bookingClass)
  const percent = percentOf(fare.type, brand, itinerary, buyer)
  return percent === undefined ? undefined : { itinerary, ...fare, brand, percent }
}
