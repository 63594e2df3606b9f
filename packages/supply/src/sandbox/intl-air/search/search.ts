import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import type { IntlAirChoice, IntlAirDayPrices, IntlAirItinerary, IntlAirSearch, IntlAirSlice } from '../../../ports/intl-air'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { soldBetween } from '../../air/order/sales'
import type { SoldOf } from '../../air/offers'
import { isWithinHorizon } from '../../air/sale-day'
import { brandOf, parseFareKey } from '../fares/brands'
import { isParty, partyOf, percentOf } from '../fares/buyer'
import type { FareDesk, Option } from '../fares/components'
import { tripOf, type Trip } from '../fares/trip'
import type { Inventory } from '../inventory'
import type { Way, Ways } from '../ways'
import { completionOf, pairOf, priced, taxesOfParty, type Completion, type Party, type Priced } from './priced'
import { itineraryOf, type Offered } from './itinerary'
import { optionsOf, seatsOf, type Ask } from './options'
import { bestFirst } from './ranking'

export interface Shelf extends FareDesk {
  ways: Ways
  inventory: Inventory
  seed: number
}

const none: readonly number[] = []
const nothing: SoldOf = () => none

/** What is sold of all legs of these ways: one statement. */
export async function soldOf({ inventory }: Shelf, sql: SqlExecutor, ways: readonly Way[]): Promise<(date: string) => SoldOf> {
  const legs = new Set<string>()
  let [first, last] = ['9999', '']
  for (const { departures } of ways) {
    for (const departure of departures) {
      for (const { id, date } of inventory.stockOf(departure).legs) {
        legs.add(id)
        if (date < first) first = date
        if (date > last) last = date
      }
    }
  }
  return legs.size === 0 ? () => nothing : soldBetween(sql, first, last, [...legs])
}

/** Itineraries of the slice after those that are chosen, each fare at the price of the trip that the cheapest of the rest completes. */
export async function search(shelf: Shelf, { sql, now }: SupplyContext, request: IntlAirSearch): Promise<IntlAirItinerary[]> {
  const sides = sidesOf(shelf, request, now)
  if (!sides) return []
  const { view, offers } = offersOf(shelf, request, sides, await soldOf(shelf, sql, sides.flat()), now)
  return bestFirst(offers, request.limit).map((offer) => itineraryOf(shelf, view.trip, view.asked, view.party, offer, now))
}

/** The lowest price of the trip for one adult by day of the slice that is asked for. */
export async function dayPrices(
  shelf: Shelf,
  { sql, now }: SupplyContext,
  { from, to, ...request }: IntlAirDayPrices,
): Promise<{ date: string; price: number }[]> {
  const asked = request.chosen.length
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => addDays(from, offset))
  const searches = days.flatMap((date) => {
    const slices = request.slices.map((slice, index) => (index === asked ? { ...slice, date } : slice))
    const own = { ...request, slices, passengers: ['adult' as const], limit: 1 }
    const sides = isInOrder(slices) ? sidesOf(shelf, own, now) : undefined
    return sides ? [{ date, own, sides }] : []
  })
  const sold = await soldOf(
    shelf,
    sql,
    searches.flatMap(({ sides }) => sides.flat()),
  )
  return searches
    .map(({ date, own, sides }) => {
      const { offers } = offersOf(shelf, own, sides, sold, now)
      return { date, price: Math.min(...offers.map(({ fares }) => fares[0]!.total), Number.POSITIVE_INFINITY) }
    })
    .map(({ date, price }) => ({ date, price: Number.isFinite(price) ? price : 0 }))
}

const isInOrder = (slices: readonly IntlAirSlice[]): boolean =>
  slices.every(({ date }, index) => index === 0 || date >= slices[index - 1]!.date)

/** The ways of each slice: of those that are chosen, the one; undefined where something cannot be flown, or asked, at all. */
function sidesOf(
  shelf: Shelf,
  { slices, chosen, directOnly, passengers }: Omit<IntlAirSearch, 'limit'>,
  now: Date,
): Way[][] | undefined {
  const valid = isParty(passengers) && slices.length <= slicesAtMost && chosen.length < slices.length
  if (!valid || !slices.every(({ date }) => isWithinHorizon(date, aDayBefore(now)))) return undefined
  const sides = slices.map((slice, index) => {
    const choice = chosen[index]
    if (!choice) return shelf.ways.of(slice, directOnly)
    const way = shelf.ways.find(slice, choice.itineraryKey)
    return way ? [way] : []
  })
  return sides.some((ways) => ways.length === 0) ? undefined : sides.map((ways) => [...ways])
}

function offersOf(
  shelf: Shelf,
  request: Omit<IntlAirSearch, 'limit'>,
  sides: readonly (readonly Way[])[],
  soldOn: Ask['soldOn'],
  now: Date,
): { view: View; offers: Offered[] } {
  const { slices, chosen, itineraryKey: named } = request
  const asked = chosen.length
  const party = partyOf(request.passengers)
  const ask: Ask = { now, buyer: request, cabin: request.cabin, soldOn }
  const view: View = { shelf, trip: tripOf(shelf.world, slices, now), ask, party, asked }
  const had = chosen.map((choice, index) => chosenOption(shelf, sides[index]![0]!, choice, ask))
  const paid = had.flatMap((option, index) =>
    option ? [priced(shelf, view.trip, index, option, party, taxesOfParty(option.way, party))] : [],
  )
  const rest = sides
    .slice(asked + 1)
    .map((ways, index) => completionOf(ways.flatMap((way) => pricedWay(view, asked + 1 + index, way))))
  if (paid.length < asked || rest.some((completion) => !completion.oneWay)) return { view, offers: [] }
  const ways = sides[asked]!.filter((way) => follows(way, had.at(-1)) && (named === undefined || way.itineraryKey === named))
  return { view, offers: ways.flatMap((way) => offeredWay(view, way, paid, rest, named !== undefined)) }
}

const slicesAtMost = 6

/** A day of the place where the trip begins may be a day ahead of ours. */
const aDayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000 / 2)

interface View {
  shelf: Shelf
  trip: Trip
  ask: Ask
  party: Party
  asked: number
}

function pricedWay({ shelf, trip, ask, party }: View, slice: number, way: Way, every = false): Priced[] {
  const options = optionsOf(shelf.inventory, way, ask, every)
  if (options.length === 0) return []
  const taxes = taxesOfParty(way, party)
  return options.map((option) => priced(shelf, trip, slice, option, party, taxes))
}

/** A slice leaves when the one before has come. */
const changeMs = 3_600_000
const follows = (way: Way, before: Option | undefined): boolean =>
  !before || way.first.departMs >= before.way.last.arriveMs + changeMs

function offeredWay(view: View, way: Way, paid: readonly Priced[], rest: readonly Completion[], every: boolean): Offered[] {
  const fares = pricedWay(view, view.asked, way, every).flatMap((one) => completed(view, one, paid, rest))
  if (fares.length === 0) return []
  fares.sort((a, b) => a.total - b.total)
  return [{ way, fares }]
}

type Fare = Offered['fares'][number]

/** A fare with what was chosen before it and the cheapest of the rest. */
function completed({ trip, asked }: View, one: Priced, paid: readonly Priced[], rest: readonly Completion[]): Fare[] {
  if (trip.roundTrip) {
    const pair = asked === 0 ? cheapestPair(one, rest[0]!) : withPair(paid[0]!, one)
    return pair ? [pair] : []
  }
  const others = rest.map(({ oneWay }) => oneWay!)
  const parts = [...paid, one, ...others]
  const total = parts.reduce((sum, each) => sum + each.oneWay, 0)
  return [{ priced: one, total, parts: parts.map((each) => ({ priced: each, halves: false })) }]
}

function cheapestPair(one: Priced, rest: Completion): Fare | undefined {
  const candidates = [rest.oneWay, rest.halves.get(one.option.way.carrier)].filter((each) => each !== undefined)
  const [least] = candidates.map((other) => withPair(one, other, 0)!).sort((a, b) => a.total - b.total)
  return least
}

function withPair(out: Priced, back: Priced, asked = 1): Fare | undefined {
  const pair = pairOf(out, back)
  if (!pair) return undefined
  const parts = [out, back].map((each) => ({ priced: each, halves: pair.halves }))
  return { priced: asked === 0 ? out : back, total: pair.total, parts }
}

/** A chosen fare as it can be had now, whether or not it is the cheapest of its brand. */
export function chosenOption(shelf: Shelf, way: Way, choice: IntlAirChoice, ask: Ask): Option | undefined {
  const fare = parseFareKey(way.ladder, choice)
  if (!fare || !way.classes.has(fare.bookingClass)) return undefined
  const brand = brandOf(fare.bookingClass)
  const percent = percentOf(fare.type, brand, way, ask.buyer)
  if (percent === undefined) return undefined
  return { way, ...fare, brand, percent, seats: seatsOf(shelf.inventory, way, fare.bookingClass, ask) }
}
