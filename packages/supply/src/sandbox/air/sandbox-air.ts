import type { FuelLevel } from '@sojourn/domain/products/flight/fees'
import { addDays, daysBetween, epochDay } from '@sojourn/domain/kit/local-date'
import { lazy } from '@sojourn/domain/reference/lazy'
import type {
  AirDayPrices,
  AirFailure,
  AirFlight,
  AirOperation,
  AirPricing,
  AirQuote,
  AirSearch,
  AirSupply,
} from '../../ports/air'
import { airRefusals } from '../../ports/refusals'
import type { InProcess, SupplyContext } from '../../ports/supply'
import { change } from './order/changes'
import { arrivals } from './arrivals'
import { connections } from './connections'
import { coupons } from './order/coupons'
import { scheduleEvents } from './disruptions'
import { createFaults, type Faults } from '../faults'
import { createJournal } from '../keys/journal'
import { perSeed } from '../per-seed'
import { airFaults, type AirFault } from './faults'
import { hold, release, withFaultyPrice, type Desk } from './order/holds'
import { findJourneys, quoteOf, seatsOfJourney, type Sandbox } from './journeys'
import { createNetwork } from './timetable/network'
import { createOfferMemory, type OffersOf } from './offer-memory'
import { limitsOf, lowestPrice, seatsOf } from './offers'
import { planTimetable } from './timetable/plan-timetable'
import { referenceWorld } from './reference-world'
import { refund } from './order/refunds'
import { reprice } from './order/reprice'
import { isWithinHorizon, saleDay } from './sale-day'
import { soldBetween, soldOf, soldOn } from './order/sales'
import { shown } from './availability'
import type { Segment } from './timetable/segment'
import { issue, voidTickets } from './order/tickets'
import { changeAll, refundAll } from './order/together'
import type { Timetable } from './timetable/timetable'
import type { AirWorld } from './world'

export interface SandboxAirOptions {
  seed: number
  /** Asked with every search and price, so it answers from memory. */
  fuelLevels: () => readonly FuelLevel[]
  /** Shared with whoever wants to make things go wrong while the supply runs. */
  faults?: Faults<AirFault>
  /** Instead of the one from the route network, which is planned when somebody asks for the first flight. */
  timetable?: Timetable
}

export const plannedTimetable = perSeed((seed) => planTimetable(referenceWorld, seed))

/** The built-in supply of domestic flights: a timetable in memory, and books in the caller's database. */
export function createSandboxAir(options: SandboxAirOptions): InProcess<AirSupply> {
  const { seed, fuelLevels, faults = createFaults(airFaults) } = options
  const world: AirWorld = { ...referenceWorld, fuelLevels }
  const network = lazy(() => createNetwork(options.timetable ?? plannedTimetable(seed), world, seed))
  const offersOf = createOfferMemory()
  const desk: Desk = {
    seed,
    world,
    faults,
    get network() {
      return network()
    },
  }
  const { keyed, keys } = createJournal<AirOperation, AirFailure>({ supplier: 'air', refusals: airRefusals })
  return {
    ...keys,
    prepare: async () => void network(),
    search: (context, request) => search(desk, offersOf, context, request),
    connections: (context, request) => connections(desk, offersOf, context, request),
    dayPrices: (context, request) => dayPrices(desk, context, request),
    price: (context, request) => price(desk, context, request),
    hold: (context, request) => keyed(context, { operation: 'hold', ...request }, () => hold(desk, context, request)),
    reprice: ({ sql, now }, request) => reprice(desk, sql, request, now),
    issue: (context, request) => keyed(context, { operation: 'issue', ...request }, () => issue(desk, context, request)),
    release: (context, { pnr }) => release(context, pnr),
    voidTickets,
    refund: (context, request) => refund(desk, context, request),
    refundAll: (context, request) =>
      keyed(context, { operation: 'refundAll', ...request }, () => refundAll(desk, context, request)),
    coupons: (context, request) => coupons(desk, context, request),
    change: (context, request) => change(desk, context, request),
    changeAll: (context, request) =>
      keyed(context, { operation: 'changeAll', ...request }, () => changeAll(desk, context, request)),
    scheduleEvents: async ({ now }, { since }) => scheduleEvents(network(), since, now),
    arrivals: async ({ now }, request) => arrivals(network(), request, now),
  }
}

type Places = Pick<AirSearch, 'departAirports' | 'arriveAirports'>

function onSale({ network }: Sandbox, { departAirports, arriveAirports }: Places): { segments: Segment[]; legIds: string[] } {
  const markets = departAirports.flatMap((from) => arriveAirports.map((to) => network.market(from, to)))
  return { segments: markets.flatMap(({ segments }) => segments), legIds: markets.flatMap(({ legIds }) => legIds) }
}

async function search(
  sandbox: Sandbox,
  offersOf: OffersOf,
  { sql, now }: SupplyContext,
  request: AirSearch,
): Promise<AirFlight[]> {
  const { segments, legIds } = onSale(sandbox, request)
  if (segments.length === 0 || !isWithinHorizon(request.date, now)) return []
  const sold = await soldOn(sql, request.date, legIds)
  const sale = saleDay(sandbox.world, epochDay(request.date))
  return offersOf(segments, { sale, now, soldOf: sold, wanted: request }).sort((a, b) =>
    a.departTime < b.departTime ? -1 : a.departTime > b.departTime ? 1 : 0,
  )
}

async function dayPrices(
  sandbox: Sandbox,
  { sql, now }: SupplyContext,
  request: AirDayPrices,
): Promise<{ date: string; price: number }[]> {
  const { segments, legIds } = onSale(sandbox, request)
  if (segments.length === 0) return []
  const sold = await soldBetween(sql, request.from, request.to, legIds)
  return Array.from({ length: Math.max(0, daysBetween(request.from, request.to) + 1) }, (_, offset) => {
    const date = addDays(request.from, offset)
    const sale = saleDay(sandbox.world, epochDay(date))
    const prices = segments
      .map((segment) => lowestPrice(segment, { sale, now, soldOf: sold(date), wanted: request }))
      .filter((each) => each !== undefined)
    return { date, price: prices.length > 0 ? Math.min(...prices) : 0 }
  })
}

async function price(desk: Desk, { sql, now }: SupplyContext, request: AirPricing): Promise<AirQuote | AirFailure> {
  const found = findJourneys(desk, request.choices, request, now)
  if (typeof found === 'string') return { failure: found }
  if (desk.faults.forced.has('SOLD_OUT')) return { failure: 'soldOut' }
  const journeys = withFaultyPrice(found, [...desk.faults.forced])
  const sold = await soldOf(sql, journeys.flatMap(seatsOfJourney))
  const quotes = journeys.map((journey) => {
    const { segment, sale, bookingClass } = journey
    const seats = seatsOf(segment, limitsOf(segment, sale, now), bookingClass, sold(sale.date))
    return seats >= request.party ? quoteOf(journey, shown(seats), now) : undefined
  })
  const available = quotes.filter((quote) => quote !== undefined)
  return available.length < quotes.length ? { failure: 'soldOut' } : { journeys: available }
}
