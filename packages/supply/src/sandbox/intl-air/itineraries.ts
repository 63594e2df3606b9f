import type { IntlAirSlice, IntlPassengerType } from '../../ports/intl-air'
import type { BookingClass, Ladder } from '../air/ladders'
import { announcedOf, type Announced } from './announced'
import { taxRowsOf, taxTotals } from './fares/taxes'
import type { Tariff } from './fares/tariff'
import { filingOf } from './fares/trip'
import type { TaxRow } from './fares/tables/tax-row'
import { classBeside, type Inventory, type Stock } from './inventory'
import { itineraryKeyOf } from './itinerary-key'
import type { Departure, IntlNetwork, Route } from './network'
import type { SaleWorld } from './sale-world'

/** A route with all that its fares need and no day of asking changes. */
export interface Itinerary {
  itineraryKey: string
  route: Route
  departures: readonly Departure[]
  /** When it leaves and arrives by what is announced, in ms, and by how many minutes each departure is later than planned. */
  departMs: number
  arriveMs: number
  later: readonly number[]
  longest: Departure
  /** The flights and days that are really flown, whoever sells them, and under how many numbers of others. */
  flown: string
  shares: number
  /** Who sells the longest segment validates the ticket. */
  carrier: string
  lowCost: boolean
  /** Of the longest segment, by which fares are named. */
  ladder: Ladder
  /** By class of that ladder: the class of each segment; absent where one has none to go with it. */
  classes: ReadonlyMap<BookingClass, readonly BookingClass[]>
  /** Cities. */
  from: string
  to: string
  distanceKm: number
  taxes: readonly TaxRow[]
  /** Fen of the taxes that one passenger pays. */
  taxTotal: Readonly<Record<IntlPassengerType, number>>
  /** The fare of these cities as it is filed where the itinerary begins, and as the other direction's half of a round trip: where it ends. */
  filed: Filing
  filedBack: Filing
}

/** Fen of the full one-way economy fare before rounding, and the currency in which it is filed. */
export interface Filing {
  level: number
  currency: string
  rate: number
}

export interface Itineraries {
  /** The itineraries of a slice that fly by what is announced until now, the quickest as planned first. */
  of(slice: IntlAirSlice, now: Date, directOnly?: boolean): readonly Itinerary[]
  find(slice: IntlAirSlice, itineraryKey: string, now: Date): Itinerary | undefined
  /** As it was planned, whatever became of it. */
  planned(slice: IntlAirSlice, itineraryKey: string): Itinerary | undefined
}

interface Known {
  planned: readonly Itinerary[]
  announced: Announced<Itinerary>
}
/** Slices whose itineraries are kept. */
const keptAtMost = 400

interface View {
  direct: readonly Itinerary[]
  byKey: ReadonlyMap<string, Itinerary>
}
const views = new WeakMap<readonly Itinerary[], View>()

function viewOf(itineraries: readonly Itinerary[]): View {
  const known = views.get(itineraries)
  if (known) return known
  const made = {
    direct: itineraries.filter(({ departures }) => departures.length === 1),
    byKey: new Map(itineraries.map((itinerary) => [itinerary.itineraryKey, itinerary])),
  }
  views.set(itineraries, made)
  return made
}

/** A timetable does not change while the supply runs: the itineraries of a slice are found once, and the oldest forgotten. */
export function createItineraries(sandbox: Making & { seed: number; network: IntlNetwork }): Itineraries {
  const { seed, network } = sandbox
  const known = new Map<string, Known>()
  function find({ departAirports, arriveAirports, date }: IntlAirSlice): Known {
    const key = `${departAirports.join()} ${arriveAirports.join()} ${date}`
    const before = known.get(key)
    if (before) return before
    const routes = network.routes({ departAirports, arriveAirports, date, directOnly: false })
    const planned = routes.map((route) => itineraryOf(route, sandbox))
    const made = { planned, announced: announcedOf(seed, planned) }
    if (known.size >= keptAtMost) known.delete(known.keys().next().value ?? '')
    known.set(key, made)
    return made
  }
  function at(slice: IntlAirSlice, now: Date): readonly Itinerary[] {
    return find(slice).announced.at(now)
  }
  return {
    of: (slice, now, directOnly = false) => (directOnly ? viewOf(at(slice, now)).direct : at(slice, now)),
    find: (slice, itineraryKey, now) => viewOf(at(slice, now)).byKey.get(itineraryKey),
    planned: (slice, itineraryKey) => viewOf(find(slice).planned).byKey.get(itineraryKey),
  }
}

interface Making {
  world: SaleWorld
  tariff: Tariff
  inventory: Inventory
}

function itineraryOf(route: Route, { world, tariff, inventory }: Making): Itinerary {
  const { departures } = route
  const longest = departures.reduce((one, other) => (other.distanceKm > one.distanceKm ? other : one))
  const [first, last] = [departures[0]!, departures.at(-1)!]
  const [from, to] = [first.from, last.to].map((iata) => world.airport(iata)?.city ?? iata) as [string, string]
  const stock = inventory.stockOf(longest)
  const taxes = taxRowsOf(world, departures)
  const filing = (start: string, end: string): Filing => ({
    level: tariff.level({ carrier: longest.carrier, from: start, to: end, segments: departures.length }, first.departDate),
    ...filingOf(world, start),
  })
  return {
    itineraryKey: itineraryKeyOf(departures),
    route,
    departures,
    departMs: first.departMs,
    arriveMs: last.arriveMs,
    later: departures.map(() => 0),
    longest,
    flown: departures.map(({ legId, departDate }) => `${legId} ${departDate}`).join(),
    shares: departures.filter(({ operating }) => operating).length,
    carrier: longest.carrier,
    lowCost: world.airline(longest.carrier)?.lowCost ?? false,
    ladder: stock.ladder,
    classes: classesOf(stock, departures, longest, inventory),
    from,
    to,
    distanceKm: departures.reduce((total, each) => total + each.distanceKm, 0),
    taxes,
    taxTotal: taxTotals(taxes),
    filed: filing(from, to),
    filedBack: filing(to, from),
  }
}

function classesOf(
  stock: Stock,
  departures: readonly Departure[],
  longest: Departure,
  inventory: Inventory,
): Itinerary['classes'] {
  const classes = new Map<BookingClass, BookingClass[]>()
  for (const bookingClass of stock.ladder.classes) {
    if (!stock.seats[bookingClass.cabin]) continue
    const beside = departures.map((each) =>
      each === longest ? bookingClass : classBeside(inventory.stockOf(each), bookingClass),
    )
    const found = beside.filter((each) => each !== undefined)
    if (found.length === departures.length) classes.set(bookingClass, found)
  }
  return classes
}
