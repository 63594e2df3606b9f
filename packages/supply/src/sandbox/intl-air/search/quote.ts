import { addMinutes, earlierInstant } from '@sojourn/domain/kit/local-date'
import { minorDigits } from '@sojourn/domain/kit/currency'
import { payBy as ticketBy } from '@sojourn/domain/products/intl-flight/ticket-time-limit'
import type {
  IntlAirFailureKind,
  IntlAirPricing,
  IntlAirQuote,
  IntlAirTicketPlan,
  IntlPassengerType,
  IntlTicketPrice,
} from '../../../ports/intl-air'
import { isWithinHorizon } from '../../air/sale-day'
import type { SqlExecutor } from '../../../ports/supply'
import { guaranteeHours, ticketTimeLimitOf } from '../fares/brands'
import { isParty, partyOf, seatsFor } from '../fares/buyer'
import { half, oneWay, shareOf, surchargeOf, type Component, type Option } from '../fares/components'
import { penaltiesOf, rulesOf } from '../fares/rules'
import { taxesOf } from '../fares/taxes'
import { tripOf, type Trip } from '../fares/trip'
import { isAnnounced } from '../disruptions'
import type { Way } from '../ways'
import { fareOf, isInstant, isTogether, itineraryOf } from './itinerary'
import { isClosed } from './options'
import { pairOf, priced, taxesOfParty, type Party, type Priced } from './priced'
import { chosenOption, soldOf, type Shelf } from './search'

/** Chosen ways in their classes, and how they are ticketed. */
export interface Found {
  trip: Trip
  parts: { priced: Priced; halves: boolean }[]
}

/** The chosen trip, or the first reason why it cannot be sold; whether there are seats is not asked. */
export async function findTrip(
  shelf: Shelf,
  sql: SqlExecutor,
  request: IntlAirPricing,
  now: Date,
): Promise<Found | IntlAirFailureKind> {
  const { slices, choices } = request
  if (!isParty(request.passengers)) return 'passengerNotAllowed'
  if (slices.length === 0 || slices.length > 6 || choices.length !== slices.length) return 'itineraryUnknown'
  const ways = slices.map((slice, index) => shelf.ways.find(slice, choices[index]!.itineraryKey))
  const known = ways.filter((way) => way !== undefined)
  if (known.length < ways.length || !inOrder(known) || !slices.every(({ date }) => isWithinHorizon(date, now)))
    return 'itineraryUnknown'
  if (known.some((way) => isClosed(way, now))) return 'saleClosed'
  if (known.some((way) => way.departures.some((each) => isAnnounced(shelf.seed, each, now, 'cancelled'))))
    return 'itineraryUnknown'
  const soldOn = await soldOf(shelf, sql, known)
  const options = known.map((way, index) => chosenOption(shelf, way, choices[index]!, { now, buyer: request, soldOn }))
  const had = options.filter((option) => option !== undefined)
  if (had.length < options.length) return 'itineraryUnknown'
  return boughtAs(shelf, tripOf(shelf.world, slices, now), had, partyOf(request.passengers))
}

const inOrder = (ways: readonly Way[]): boolean =>
  ways.every((way, index) => index === 0 || way.first.departMs >= ways[index - 1]!.last.arriveMs)

/** Round-trip halves where they are had and cheaper, else one-way fares. */
export function boughtAs(shelf: Shelf, trip: Trip, options: readonly Option[], party: Party): Found {
  const all = options.map((option, index) => priced(shelf, trip, index, option, party, taxesOfParty(option.way, party)))
  const halves = trip.roundTrip && pairOf(all[0]!, all[1]!)!.halves
  return { trip, parts: all.map((each) => ({ priced: each, halves })) }
}

export const hasSeats = ({ parts }: Found, passengers: readonly IntlPassengerType[]): boolean =>
  parts.every(({ priced: { option } }) => option.seats >= seatsFor(passengers))

/** What is told of a trip: its tickets, its rules and its price; `raise` is fen by which a faulty fare is dearer. */
export function quoteOf(
  shelf: Shelf,
  found: Found,
  passengers: readonly IntlPassengerType[],
  now: Date,
  raise = 0,
): IntlAirQuote {
  const { trip, parts } = found
  const party = partyOf(passengers)
  const tickets = plansOf(shelf, found, party)
  if (raise > 0) tickets[0]!.prices[0]!.fare += raise
  const total = totalOf(tickets, passengers)
  const options = parts.map(({ priced: { option } }) => option)
  const fares = options.map((option, slice) => ({
    ...fareOf(shelf, trip, slice, party, option, { total, parts }, now),
    prices: party.map(({ passenger }) => priceOf(tickets, passenger)),
  }))
  const itineraries = options.map((option, slice) => ({
    ...itineraryOf(shelf, trip, slice, party, { way: option.way, fares: [] }, now),
    fares: [fares[slice]!],
  }))
  const { payBy, priceUntil } = limitsOf(shelf.seed, options, now)
  return { itineraries, fares, tickets, total, payBy, priceUntil, instantPayment: fares.some((fare) => fare.instantPayment) }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
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
  const departs = new Date(options[0]!.way.first.departMs).toISOString()
  const payBy = options
    .map((option) => ticketBy(ticketTimeLimitOf(option.brand, isInstant(seed, option)), booked, departs))
    .reduce(earlierInstant)
  const priceUntil = options.map(({ brand }) => addMinutes(booked, guaranteeHours[brand] * 60)).reduce(earlierInstant, payBy)
  return { payBy: new Date(payBy), priceUntil: new Date(priceUntil) }
}

/** Which slices one ticket carries. */
function plansOf(shelf: Shelf, { trip, parts }: Found, party: Party): IntlAirTicketPlan[] {
  const groups: number[][] = []
  for (const [slice, { priced: each }] of parts.entries()) {
    const before = parts[slice - 1]
    if (before && isTogether(before.priced.option, each.option)) groups.at(-1)!.push(slice)
    else groups.push([slice])
  }
  return groups.map((slices) => planOf(shelf, trip, parts, slices, party))
}

function planOf(shelf: Shelf, trip: Trip, parts: Found['parts'], slices: number[], party: Party): IntlAirTicketPlan {
  const options = slices.map((slice) => parts[slice]!.priced.option)
  const components = slices.map((slice) => componentOf(shelf, trip, slice, parts[slice]!))
  const [{ currency, rate }] = components as [Component]
  const rows = options.flatMap(({ way }) => way.taxes)
  const prices = party.map(({ passenger }): IntlTicketPrice => {
    const shares = components.map((component) => ({ component, ...shareOf(component, passenger) }))
    return {
      passenger,
      filed: { amount: sum(shares.map((share) => filedIn(share, currency, rate))), currency, rate },
      fare: sum(shares.map(({ fare }) => fare)),
      surcharge: sum(options.map((option) => surchargeOf(option, passenger))),
      taxes: taxesOf(rows, passenger),
    }
  })
  const codes = [...new Set(rows.map(({ code }) => code))].map((code) => ({
    code,
    refundable: rows.filter((row) => row.code === code).every(({ refundable }) => refundable !== false),
  }))
  return {
    validatingCarrier: options[0]!.way.carrier,
    slices,
    prices,
    penalties: penaltiesOf(
      options.map((option) => rulesOf(shelf.seed, option)),
      { currency, rate },
      codes,
    ),
  }
}

const componentOf = (
  shelf: Shelf,
  trip: Trip,
  slice: number,
  { priced: { option }, halves }: Found['parts'][number],
): Component => (halves ? half(shelf, trip, slice, option)! : oneWay(shelf, option))

/** A ticket says one currency: what is filed in another is told at today's rate. */
function filedIn(
  { component, filed, fare }: { component: Component; filed: number; fare: number },
  currency: string,
  rate: number,
): number {
  return component.currency === currency ? filed : Math.round((fare * 1_000_000 * 10 ** minorDigits(currency)) / rate)
}
