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
import type { Itinerary, Itineraries } from '../itineraries'
import { isAskable } from './asked-trip'
import { follows } from './follows'
import { itineraryOf, type Offered } from './itinerary'
import { askOf, chosenOption, openFares, type Ask } from './open-fares'
import { completed, completionOf, type Completion } from './completion'
import { priced, type Priced } from './priced'
import { bestFirst } from './ranking'
import { withoutDearerShares } from './shared-flights'

export interface Sandbox {
  world: SaleWorld
  itineraries: Itineraries
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
const legsOfSides = new WeakMap<readonly Itinerary[], SideLegs>()

function legsOf({ inventory }: Sandbox, itineraries: readonly Itinerary[]): SideLegs {
  const known = legsOfSides.get(itineraries)
  if (known) return known
  const departures = new Set(itineraries.flatMap((itinerary) => itinerary.departures))
  const all = [...departures].flatMap((each) => inventory.stockOf(each).legs)
  const dates = all.map(({ date }) => date).toSorted(compareDates)
  const made = { ids: [...new Set(all.map(({ id }) => id))], first: dates[0] ?? '', last: dates.at(-1) ?? '' }
  legsOfSides.set(itineraries, made)
  return made
}

/** What is sold of all legs of these itineraries: one statement. */
export async function soldOf(sandbox: Sandbox, sql: SqlExecutor, sides: readonly (readonly Itinerary[])[]): Promise<SoldBetween> {
  const legs = sides.map((itineraries) => legsOf(sandbox, itineraries)).filter(({ ids }) => ids.length > 0)
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
export async function search(sandbox: Sandbox, { sql, now }: SupplyContext, request: IntlAirSearch): Promise<IntlAirItinerary[]> {
  const sides = sidesOf(sandbox, request, now)
  if (!sides) return []
  const sold = await soldOf(sandbox, sql, sides)
  return sandbox.memory.answers(now, questionOf(request, sold), () => {
    const { ask, offers } = offersOf(sandbox, request, { sides, soldOn: sold, now })
    const listed = request.itineraryKey === undefined ? withoutDearerShares(sandbox.seed, offers) : offers
    return bestFirst(listed, request.limit).map((offer) => itineraryOf(sandbox.seed, ask, request.chosen.length, offer))
  })
}

const questionOf = (asked: unknown, sold: SoldBetween): string => `${JSON.stringify(asked)} ${sold.signature()}`

/** The lowest price of the trip for one of the party by day of the slice that is asked for. */
export async function dayPrices(
  sandbox: Sandbox,
  { sql, now }: SupplyContext,
  { from, to, ...request }: IntlAirDayPrices,
): Promise<IntlAirDayPrice[]> {
  const asked = request.chosen.length
  const searches: { date: string; own: Omit<IntlAirSearch, 'limit'>; sides: readonly (readonly Itinerary[])[] }[] = []
  for (const date of Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => addDays(from, offset))) {
    const slices = request.slices.map((slice, index) => (index === asked ? { ...slice, date } : slice))
    const own = { ...request, slices, passengers: [payerOf(request.passengers)] }
    await othersFirst()
    const sides = isInOrder(slices) ? sidesOf(sandbox, own, now) : undefined
    if (sides) searches.push({ date, own, sides })
  }
  const sold = await soldOf(
    sandbox,
    sql,
    searches.flatMap(({ sides }) => sides),
  )
  const prices: IntlAirDayPrice[] = []
  for (const { date, own, sides } of searches) {
    await othersFirst()
    const lowest = sandbox.memory.lowest(now, questionOf(own, sold), () =>
      lowestOf(sandbox, asked, offersOf(sandbox, own, { sides, soldOn: sold, now })),
    )
    prices.push({ date, ...lowest })
  }
  return prices
}

function lowestOf({ seed }: Sandbox, slice: number, { ask, offers }: ReturnType<typeof offersOf>): Lowest {
  const [first, ...others] = offers
  if (!first) return { price: 0 }
  const { itinerary, fares, least } = others.reduce((best, offer) => (offer.least < best.least ? offer : best), first)
  const fare = fares.find(({ total }) => total === least)!
  return { price: least, cheapest: itineraryOf(seed, ask, slice, { itinerary, fares: [fare] }) }
}

/** Whose price is told: of students, workers or seamen among themselves theirs, else that of an adult. */
function payerOf([first, ...others]: readonly IntlPassengerType[]): IntlPassengerType {
  const isAlike = first !== undefined && others.every((other) => other === first)
  return isAlike && first !== 'child' && first !== 'infant' ? first : 'adult'
}

const isInOrder = (slices: readonly IntlAirSlice[]): boolean =>
  slices.every(({ date }, index) => index === 0 || date >= slices[index - 1]!.date)

/** The itineraries of each slice: of those that are chosen, the one; undefined where something cannot be flown, or asked, at all. */
function sidesOf(
  sandbox: Sandbox,
  { slices, chosen, directOnly, passengers }: Omit<IntlAirSearch, 'limit'>,
  now: Date,
): (readonly Itinerary[])[] | undefined {
  if (!isParty(passengers) || !isAskable(slices, now) || chosen.length >= slices.length) return undefined
  const sides = slices.map((slice, index) => {
    const choice = chosen[index]
    if (!choice) return sandbox.itineraries.of(slice, now, directOnly)
    const itinerary = sandbox.itineraries.find(slice, choice.itineraryKey, now)
    return itinerary ? [itinerary] : []
  })
  return sides.some((itineraries) => itineraries.length === 0) ? undefined : sides
}

interface OffersSought {
  sides: readonly (readonly Itinerary[])[]
  soldOn: SoldBetween
  now: Date
}

function offersOf(
  { world, inventory, memory }: Sandbox,
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
  const before = paid.at(-1)?.option.itinerary
  const offers = sides[asked]!.flatMap((itinerary): Offered[] => {
    if (!follows(itinerary, before) || (named !== undefined && itinerary.itineraryKey !== named)) return []
    const least = rest?.after(itinerary.arriveMs)
    if (rest && !least) return []
    const fares: Offered['fares'] = []
    openFares(inventory, itinerary, { slice: asked, ask, every: named !== undefined }, (fare, seats) =>
      fares.push({ priced: fare, seats, ...completed(fare, paid, least) }),
    )
    return fares.length > 0 ? [{ itinerary, fares, least: Math.min(...fares.map(({ total }) => total)) }] : []
  })
  return { ask, offers }
}
