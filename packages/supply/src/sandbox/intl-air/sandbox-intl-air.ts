import { setImmediate as othersFirst } from 'node:timers/promises'
import type { IntlAirFailure, IntlAirOperation, IntlAirPricing, IntlAirQuote, IntlAirSupply } from '../../ports/intl-air'
import type { IntlAirExtraOffer } from '../../ports/intl-air-extras'
import { intlAirRefusals } from '../../ports/refusals'
import type { InProcess, SupplyContext } from '../../ports/supply'
import { arrivals } from './arrivals'
import { plannedTimetable } from '../air/sandbox-air'
import type { Timetable } from '../air/timetable/timetable'
import { createFaults, type Faults } from '../faults'
import { createJournal } from '../keys/journal'
import { createMinuteMemory } from '../minute-memory'
import { perSeed } from '../per-seed'
import { createIntlNetwork } from './create-network'
import type { IntlTimetable } from './timetable/timetable'
import { intlAirFaults, type IntlAirFault } from './faults'
import { createTariff } from './fares/tariff'
import { createInventory } from './inventory'
import type { IntlNetwork } from './network'
import { extrasOf } from './fares/extras'
import { holdChange, isChangeHold, releaseChange } from './order/change-holds'
import { changeAll, changeOffers } from './order/changes'
import { coupons } from './order/coupons'
import { hold, raisedBy, release, type Desk } from './order/holds'
import { acceptChange, scheduleEvents } from './order/events'
import { priceInstead } from './order/instead'
import { issue } from './order/issue'
import { refundAll, refundQuote } from './order/refunds'
import { protectedOffers } from './order/protection'
import { reprice } from './order/reprice'
import { buyExtras, ticketExtras } from './order/ticket-extras'
import { findTrip, hasSeats, quoteOf } from './search/quote'
import { dayPrices, search, type SearchMemory } from './search/search'
import { createItineraries } from './itineraries'
import { referenceSaleWorld, type SaleWorld } from './sale-world'

export interface SandboxIntlAirOptions {
  /** The same as of the domestic supply: they sell the same domestic flights. */
  seed: number
  /** Shared with whoever wants to make things go wrong while the supply runs. */
  faults?: Faults<IntlAirFault>
  /** The mainland's own flights, where they are not the planned ones. */
  domestic?: Timetable
  /** Instead of the one planned from the table of routes. */
  timetable?: IntlTimetable
  /** Instead of the one made of these. */
  network?: IntlNetwork
  world?: SaleWorld
}

const plannedFor = perSeed((seed) => createIntlNetwork({ seed, domestic: () => plannedTimetable(seed) }))

const networkOf = ({ seed, domestic, timetable }: SandboxIntlAirOptions): IntlNetwork =>
  domestic || timetable
    ? createIntlNetwork({ seed, domestic: () => domestic ?? plannedTimetable(seed), ...(timetable && { timetable }) })
    : plannedFor(seed)

/** Remembered for a minute: an answer takes up to a megabyte. */
const answersAtMost = 50
const pricesAtMost = 5000

/** The built-in supply of international flights: fares and itineraries in memory, books in the caller's database. */
export function createSandboxIntlAir(options: SandboxIntlAirOptions): InProcess<IntlAirSupply> {
  const { seed, faults = createFaults(intlAirFaults), world = referenceSaleWorld } = options
  const network = options.network ?? networkOf(options)
  const inventory = createInventory(world, network, seed)
  const itineraries = createItineraries({ seed, network, world, inventory, tariff: createTariff(world, seed) })
  const memory: SearchMemory = {
    answers: createMinuteMemory(answersAtMost),
    completions: createMinuteMemory(answersAtMost),
    lowest: createMinuteMemory(pricesAtMost),
  }
  const desk: Desk & { network: IntlNetwork } = { seed, world, network, inventory, itineraries, faults, memory }
  const { keyed, keys } = createJournal<IntlAirOperation, IntlAirFailure>({ supplier: 'intlAir', refusals: intlAirRefusals })
  return {
    ...keys,
    prepare: () => network.prepare(() => othersFirst()),
    search: (context, request) => search(desk, context, request),
    dayPrices: (context, request) => dayPrices(desk, context, request),
    price: (context, request) => price(desk, context, request),
    priceInstead: (context, request) => priceInstead(desk, context, request),
    extras: (context, request) => extras(desk, context, request),
    ticketExtras: (context, request) => ticketExtras(desk, context, request),
    buyExtras: (context, request) =>
      keyed(context, { operation: 'buyExtras', ...request }, () => buyExtras(desk, context, request)),
    hold: (context, request) => keyed(context, { operation: 'hold', ...request }, () => hold(desk, context, request)),
    reprice: ({ sql, now }, request) => reprice(desk, sql, request, now),
    issue: (context, request) => keyed(context, { operation: 'issue', ...request }, () => issue(desk, context, request)),
    release: (context, { reference }) =>
      isChangeHold(reference) ? releaseChange(context, reference) : release(context, reference),
    refundQuote: (context, request) => refundQuote(desk, context, request),
    refundAll: (context, request) =>
      keyed(context, { operation: 'refundAll', ...request }, () => refundAll(desk, context, request)),
    changeOffers: (context, request) => changeOffers(desk, context, request),
    protectedOffers: (context, request) => protectedOffers(desk, context, request),
    holdChange: (context, request) =>
      keyed(context, { operation: 'holdChange', ...request }, () => holdChange(desk, context, request)),
    changeAll: (context, request) =>
      keyed(context, { operation: 'changeAll', ...request }, () => changeAll(desk, context, request)),
    scheduleEvents: (context, request) => scheduleEvents(desk, context, request),
    arrivals: async ({ now }, request) => arrivals(desk, request, now),
    acceptChange: (context, request) => acceptChange(context, request),
    coupons: (context, request) => coupons(desk, context, request),
  }
}

async function price(desk: Desk, { sql, now }: SupplyContext, request: IntlAirPricing): Promise<IntlAirQuote | IntlAirFailure> {
  const found = await findTrip(desk, sql, request, now)
  if (typeof found === 'string') return { failure: found }
  if (desk.faults.forced.has('SOLD_OUT') || !hasSeats(found, request.passengers)) return { failure: 'soldOut' }
  return quoteOf(desk, found, { passengers: request.passengers, now, raise: desk.faults.forced.has('PRICE_UP') ? raisedBy : 0 })
}

/** Of the trip as it was chosen, whether or not seats are left. */
async function extras(
  desk: Desk,
  { sql, now }: SupplyContext,
  request: IntlAirPricing,
): Promise<IntlAirExtraOffer[] | IntlAirFailure> {
  const found = await findTrip(desk, sql, request, now)
  return typeof found === 'string' ? { failure: found } : extrasOf(quoteOf(desk, found, { passengers: request.passengers, now }))
}
