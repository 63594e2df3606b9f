import { setImmediate as othersFirst } from 'node:timers/promises'
import { addDays, compareDates, daysBetween } from '@sojourn/domain/kit/local-date'
import type {
  IntlAirDayPrice,
  IntlAirDayPrices,
  IntlAirItinerary,
  IntlAirSearch,
  IntlAirSlice,
  IntlPassengerType,
} from '../../../ports/intl-air'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { soldBetween, type SoldBetween } from '../../air/order/sales'
import type { SoldOf } from '../../air/offers'
import { isParty } from '../fares/buyer'
import { tripOf } from '../fares/trip'
import type { Inventory } from '../inventory'
import type { SaleWorld } from '../sale-world'
import type { MinuteMemory } from '../../minute-memory'
import type { Way, Ways } from '../ways'
import { isAskable } from './asked-trip'
import { follows } from './follows'
import { itineraryOf, type Offered } from './itinerary'
import { askOf, chosenOption, openFares, type Ask } from './open-fares'
import { completed, completionOf, type Completion } from './completion'
import { priced, type Priced } from './priced'
import { bestFirst } from './ranking'
import { withoutDearerShares } from './shared-flights'

export interface Shelf {
  world: SaleWorld
  ways: Ways
  inventory: Inventory
  seed: number
  memory: SearchMemory
}

/** What searches have in common within a minute. */
export interface SearchMemory {
  answers: MinuteMemory<IntlAirItinerary[]>
  /** The cheapest of the slices after the one that is asked for. */
  completions: MinuteMemory<Completion>
  lowest: MinuteMemory<Lowest>
}

type Lowest = Pick<IntlAirDayPrice, 'price' | 'cheapest'>

const none: readonly number[] = []
const nothing: SoldOf = () => none
const nothingSold: SoldBetween = Object.assign(() => nothing, { signature: () => '' })

interface SideLegs {
  ids: readonly string[]
  first: string
  last: string
}
const legsOfSides = new WeakMap<readonly Way[], SideLegs>()

function legsOf({ inventory }: Shelf, ways: readonly Way[]): SideLegs {
  const known = legsOfSides.get(ways)
  if (known) return known
  const departures = new Set(ways.flatMap((way) => way.departures))
  const all = [...departures].flatMap((each) => inventory.stockOf(each).legs)
  const dates = all.map(({ date }) => date).toSorted(compareDates)
  const made = { ids: [...new Set(all.map(({ id }) => id))], first: dates[0] ?? '', last: dates.at(-1) ?? '' }
  legsOfSides.set(ways, made)
  return made
}

/** What is sold of all legs of these ways: one statement. */
export async function soldOf(shelf: Shelf, sql: SqlExecutor, sides: readonly (readonly Way[])[]): Promise<SoldBetween> {
  const legs = sides.map((ways) => legsOf(shelf, ways)).filter(({ ids }) => ids.length > 0)
  if (legs.length === 0) return nothingSold
  const [first] = legs.map((each) => each.first).toSorted(compareDates)
  const last = legs
    .map((each) => each.last)
    .toSorted(compareDates)
    .at(-1)!
  return soldBetween(
    sql,
    first!,
    last,
    legs.flatMap(({ ids }) => ids),
  )
}

/** Itineraries of the slice after those that are chosen, each fare at the price of the trip that the cheapest of the rest completes. */
export async function search(shelf: Shelf, { sql, now }: SupplyContext, request: IntlAirSearch): Promise<IntlAirItinerary[]> {
  const sides = sidesOf(shelf, request, now)
  if (!sides) return []
  const sold = await soldOf(shelf, sql, sides)
  return shelf.memory.answers(now, questionOf(request, sold), () => {
    const { ask, offers } = offersOf(shelf, request, { sides, soldOn: sold, now })
    const listed = request.itineraryKey === undefined ? withoutDearerShares(shelf.seed, offers) : offers
    return bestFirst(listed, request.limit).map((offer) => itineraryOf(shelf.seed, ask, request.chosen.length, offer))
  })
}

const questionOf = (asked: unknown, sold: SoldBetween): string => `${JSON.stringify(asked)} ${sold.signature()}`

/** The lowest price of the trip for one of the party by day of the slice that is asked for. */
export async function dayPrices(
  shelf: Shelf,
  { sql, now }: SupplyContext,
  { from, to, ...request }: IntlAirDayPrices,
): Promise<IntlAirDayPrice[]> {
  const asked = request.chosen.length
  const searches: { date: string; own: Omit<IntlAirSearch, 'limit'>; sides: readonly (readonly Way[])[] }[] = []
  for (const date of Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => addDays(from, offset))) {
    const slices = request.slices.map((slice, index) => (index === asked ? { ...slice, date } : slice))
    const own = { ...request, slices, passengers: [payerOf(request.passengers)] }
    await othersFirst()
    const sides = isInOrder(slices) ? sidesOf(shelf, own, now) : undefined
    if (sides) searches.push({ date, own, sides })
  }
  const sold = await soldOf(
    shelf,
    sql,
    searches.flatMap(({ sides }) => sides),
  )
  const prices: IntlAirDayPrice[] = []
  for (const { date, own, sides } of searches) {
    await othersFirst()
    const lowest = shelf.memory.lowest(now, questionOf(own, sold), () =>
      lowestOf(shelf, asked, offersOf(shelf, own, { sides, soldOn: sold, now })),
    )
    prices.push({ date, ...lowest })
  }
  return prices
}

function lowestOf({ seed }: Shelf, slice: number, { ask, offers }: ReturnType<typeof offersOf>): Lowest {
  const [first, ...others] = offers
  if (!first) return { price: 0 }
  const { way, fares, least } = others.reduce((best, offer) => (offer.least < best.least ? offer : best), first)
  const fare = fares.find(({ total }) => total === least)!
  return { price: least, cheapest: itineraryOf(seed, ask, slice, { way, fares: [fare] }) }
}

/** Whose price is told: of students, workers or seamen among themselves theirs, else that of an adult. */
function payerOf([first, ...others]: readonly IntlPassengerType[]): IntlPassengerType {
  const isAlike = first !== undefined && others.every((other) => other === first)
  return isAlike && first !== 'child' && first !== 'infant' ? first : 'adult'
}

const isInOrder = (slices: readonly IntlAirSlice[]): boolean =>
  slices.every(({ date }, index) => index === 0 || date >= slices[index - 1]!.date)

/** The ways of each slice: of those that are chosen, the one; undefined where something cannot be flown, or asked, at all. */
function sidesOf(
  shelf: Shelf,
  { slices, chosen, directOnly, passengers }: Omit<IntlAirSearch, 'limit'>,
  now: Date,
): (readonly Way[])[] | undefined {
  if (!isParty(passengers) || !isAskable(slices, now) || chosen.length >= slices.length) return undefined
  const sides = slices.map((slice, index) => {
    const choice = chosen[index]
    if (!choice) return shelf.ways.of(slice, now, directOnly)
    const way = shelf.ways.find(slice, choice.itineraryKey, now)
    return way ? [way] : []
  })
  return sides.some((ways) => ways.length === 0) ? undefined : sides
}

interface OffersSought {
  sides: readonly (readonly Way[])[]
  soldOn: SoldBetween
  now: Date
}

function offersOf(
  { world, inventory, memory }: Shelf,
  request: Omit<IntlAirSearch, 'limit'>,
  { sides, soldOn, now }: OffersSought,
): { ask: Ask; offers: Offered[] } {
  const { slices, chosen, itineraryKey: named } = request
  const asked = chosen.length
  const ask = askOf(tripOf(world, slices, now), request, { now, soldOn, cabin: request.cabin })
  const paid = chosen.flatMap((choice, index): Priced[] => {
    const option = chosenOption(sides[index]![0]!, choice, request)
    return option ? [priced(ask.trip, index, option, ask.party)] : []
  })
  if (paid.length < asked) return { ask, offers: [] }
  const left = asked + 1
  const question = questionOf([slices.slice(left), request.directOnly, ask.keys.slice(left), ask.cabin], soldOn)
  const rest = sides[left] && memory.completions(now, question, () => completionOf(inventory, sides, left, ask))
  const before = paid.at(-1)?.option.way
  const offers = sides[asked]!.flatMap((way): Offered[] => {
    if (!follows(way, before) || (named !== undefined && way.itineraryKey !== named)) return []
    const least = rest?.after(way.arriveMs)
    if (rest && !least) return []
    const fares: Offered['fares'] = []
    openFares(inventory, way, { slice: asked, ask, every: named !== undefined }, (fare, seats) =>
      fares.push({ priced: fare, seats, ...completed(fare, paid, least) }),
    )
    return fares.length > 0 ? [{ way, fares, least: Math.min(...fares.map(({ total }) => total)) }] : []
  })
  return { ask, offers }
}
