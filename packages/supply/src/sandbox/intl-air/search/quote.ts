import { addMinutes, earlierInstant } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { payBy as ticketBy } from '@sojourn/domain/products/intl-flight/ticket-time-limit'
import type {
  IntlAirFailureKind,
  IntlAirPricing,
  IntlAirQuote,
  IntlAirTicketPlan,
  IntlPassengerType,
  IntlTicketPrice,
} from '../../../ports/intl-air'
import type { SqlExecutor } from '../../../ports/supply'
import { guaranteeHours, ticketTimeLimitOf } from '../fares/brands'
import { isParty, partyOf, seatsFor } from '../fares/buyer'
import type { Option } from '../fares/components'
import { tripOf, type Trip } from '../fares/trip'
import type { Itinerary } from '../itineraries'
import { isAskable } from './asked-trip'
import { follows } from './follows'
import { fareOf, isInstant, itineraryOf } from './itinerary'
import { chosenOption, isClosed, seatsOf } from './open-fares'
import { halvesTotal, priced, type Party } from './priced'
import { soldOf, type Sandbox } from './search'
import { plansOf, type Bought } from './tickets'

/** Chosen itineraries in their classes as they are bought, with the seats left of each. */
export interface Found extends Bought {
  seats: number[]
}

/** The chosen trip, or the first reason why it cannot be sold; whether there are seats enough is not asked. */
export async function findTrip(
  sandbox: Sandbox,
  sql: SqlExecutor,
  request: IntlAirPricing,
  now: Date,
): Promise<Found | IntlAirFailureKind> {
  const { slices, passengers } = request
  if (!isParty(passengers)) return 'passengerNotAllowed'
  const options = optionsOf(sandbox, request, now)
  if (!options) return 'itineraryUnknown'
  const itineraries = options.map(({ itinerary }) => itinerary)
  if (itineraries.some((itinerary) => isClosed(itinerary, now))) return 'saleClosed'
  const soldOn = await soldOf(sandbox, sql, [itineraries])
  const free = new Map()
  const seats = options.map((option) => seatsOf(sandbox.inventory, option, { now, soldOn, free }))
  return { ...boughtAs(tripOf(sandbox.world, slices, now), options, partyOf(passengers)), seats }
}

/** What was chosen for each slice; undefined where something of it is not on sale, flies no more, or leaves before the last has come. */
export function optionsOf(
  { itineraries }: Sandbox,
  { slices, choices, ...buyer }: IntlAirPricing,
  now: Date,
): Option[] | undefined {
  if (!isAskable(slices, now) || choices.length !== slices.length) return undefined
  const options = slices.flatMap((slice, index): Option[] => {
    const itinerary = itineraries.find(slice, choices[index]!.itineraryKey, now)
    const option = itinerary && chosenOption(itinerary, choices[index]!, buyer)
    return option ? [option] : []
  })
  return options.length === slices.length && inOrder(options.map(({ itinerary }) => itinerary)) ? options : undefined
}

const inOrder = (itineraries: readonly Itinerary[]): boolean =>
  itineraries.every((itinerary, index) => follows(itinerary, itineraries[index - 1]))

/** Round-trip halves where they are had and no dearer, else one-way fares. */
export function boughtAs(trip: Trip, options: readonly Option[], party: Party): Bought {
  const parts = options.map((option, index) => priced(trip, index, option, party))
  return { trip, parts, halves: halvesTotal(parts) <= sum(parts.map(({ oneWay }) => oneWay)) }
}

export const hasSeats = ({ seats }: Found, passengers: readonly IntlPassengerType[]): boolean =>
  seats.every((left) => left >= seatsFor(passengers))

interface QuotedFor {
  passengers: readonly IntlPassengerType[]
  now: Date
  raise?: number | undefined
}

/** What is told of a trip: its tickets, its rules and its price; `raise` is fen by which a faulty fare is dearer, or one on sale cheaper. */
export function quoteOf({ seed }: Sandbox, found: Found, { passengers, now, raise = 0 }: QuotedFor): IntlAirQuote {
  const { trip, parts, halves, seats } = found
  const party = partyOf(passengers)
  const tickets = plansOf(seed, found, party)
  if (raise !== 0) tickets[0]!.prices[0]!.fare += raise
  const total = totalOf(tickets, passengers)
  const ask = { now, party, trip }
  const prices = party.map(({ passenger }) => priceOf(tickets, passenger))
  const fares = parts.map((each, slice) => ({
    ...fareOf(seed, ask, slice, { priced: each, seats: seats[slice]!, total, parts, halves }),
    prices,
  }))
  const itineraries = parts.map(({ option: { itinerary } }, slice) => ({
    ...itineraryOf(seed, ask, slice, { itinerary, fares: [] }),
    fares: [fares[slice]!],
  }))
  const limits = limitsOf(
    seed,
    parts.map(({ option }) => option),
    now,
  )
  return { itineraries, fares, tickets, total, ...limits, instantPayment: fares.some((fare) => fare.instantPayment) }
}

const taxesIn = ({ taxes }: IntlTicketPrice): number => sum(taxes.map(({ amount }) => amount))

export const totalOf = (tickets: readonly IntlAirTicketPlan[], passengers: readonly IntlPassengerType[]): number =>
  sum(
    tickets.flatMap(({ prices }) =>
      prices.map(
        (price) => (price.fare + price.surcharge + taxesIn(price)) * passengers.filter((each) => each === price.passenger).length,
      ),
    ),
  )

function priceOf(tickets: readonly IntlAirTicketPlan[], passenger: IntlPassengerType) {
  const own = tickets.flatMap(({ prices }) => prices.filter((price) => price.passenger === passenger))
  return { passenger, ticketPrice: sum(own.map(({ fare, surcharge }) => fare + surcharge)), taxes: sum(own.map(taxesIn)) }
}

function limitsOf(seed: number, options: readonly Option[], now: Date): { payBy: Date; priceUntil: Date } {
  const booked = now.toISOString()
  const departs = new Date(options[0]!.itinerary.departMs).toISOString()
  const payBy = options
    .map((option) => ticketBy(ticketTimeLimitOf(option.brand, isInstant(seed, option)), booked, departs))
    .reduce(earlierInstant)
  const priceUntil = options.map(({ brand }) => addMinutes(booked, guaranteeHours[brand] * 60)).reduce(earlierInstant, payBy)
  return { payBy: new Date(payBy), priceUntil: new Date(priceUntil) }
}
