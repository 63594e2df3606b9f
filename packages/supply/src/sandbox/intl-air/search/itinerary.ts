import { isAtOnce } from '@sojourn/domain/products/intl-flight/ticket-time-limit'
import type { AirCabin } from '../../../ports/air'
import type { IntlAirFare, IntlAirItinerary, IntlPassengerType } from '../../../ports/intl-air'
import type { IntlAirConnection, IntlAirSegment } from '../../../ports/intl-air-segments'
import { shown } from '../../air/availability'
import { hashText, unit } from '../../air/random'
import { postponed } from '../announced'
import { fareKeyOf, ticketTimeLimitOf } from '../fares/brands'
import type { Option } from '../fares/components'
import { digestOf, rulesOf } from '../fares/rules'
import type { Trip } from '../fares/trip'
import { baggageOf } from '../fares/baggage'
import type { Departure, Route } from '../network'
import type { Itinerary } from '../itineraries'
import type { Ask } from './open-fares'
import { ticketPriceOf, type Priced } from './priced'

/** An itinerary with its fares and what each makes of the trip. */
export interface Offered {
  itinerary: Itinerary
  fares: OfferedFare[]
  /** Of the cheapest of them. */
  least: number
}
export interface OfferedFare {
  priced: Priced
  seats: number
  /** Of the whole trip. */
  total: number
  /** What makes it whole, by slice, and whether these are halves of a round trip. */
  parts: readonly Priced[]
  halves: boolean
}

/** As it was planned. */
export const segmentOf = (departure: Departure): IntlAirSegment => ({
  flightNo: departure.flightNo,
  carrier: departure.carrier,
  ...(departure.operating && { operating: departure.operating }),
  departAirport: departure.from,
  departTerminal: departure.fromTerminal,
  departDate: departure.departDate,
  departTime: departure.departTime,
  arriveAirport: departure.to,
  arriveTerminal: departure.toTerminal,
  arriveDate: departure.arriveDate,
  arriveTime: departure.arriveTime,
  departAt: new Date(departure.departMs).toISOString(),
  arriveAt: new Date(departure.arriveMs).toISOString(),
  durationMinutes: departure.blockMinutes,
  distanceKm: departure.distanceKm,
  aircraft: departure.aircraft,
  meal: departure.meal,
  stops: departure.stops,
})

/** At the hours that hold. */
const toldSegment = (departure: Departure, later: number): IntlAirSegment =>
  later === 0 ? segmentOf(departure) : postponed(segmentOf(departure), later)

const connectionsOf = ({ changes }: Route): IntlAirConnection[] => changes.map((change) => ({ ...change, protected: true }))

type Told = Pick<IntlAirItinerary, 'itineraryKey' | 'segments' | 'connections' | 'durationMinutes'>
const told = new WeakMap<Itinerary, Told>()

/** An itinerary says the same of itself to everybody. */
function toldOf(itinerary: Itinerary): Told {
  const known = told.get(itinerary)
  if (known) return known
  const made = {
    itineraryKey: itinerary.itineraryKey,
    segments: itinerary.departures.map((departure, index) => toldSegment(departure, itinerary.later[index]!)),
    connections: connectionsOf(itinerary.route),
    durationMinutes: itinerary.route.durationMinutes,
  }
  told.set(itinerary, made)
  return made
}

export const itineraryOf = (
  seed: number,
  ask: Pick<Ask, 'now' | 'party' | 'trip'>,
  slice: number,
  { itinerary, fares }: Omit<Offered, 'least'>,
): IntlAirItinerary => ({
  ...toldOf(itinerary),
  fares: fares.toSorted((a, b) => a.total - b.total).map((fare) => fareOf(seed, ask, slice, fare)),
})

const dayMs = 86_400_000

type Shown = Omit<IntlAirFare, 'seats' | 'prices' | 'total' | 'separateTickets' | 'instantPayment'>
const shownAs = new WeakMap<Option, Shown>()

/** What is told of a fare to everybody. */
export function shownOf(seed: number, option: Option): Shown {
  const known = shownAs.get(option)
  if (known) return known
  const { itinerary, brand, bookingClass, type } = option
  const classes = itinerary.classes.get(bookingClass) ?? []
  const baggage = baggageOf(option)
  const made = {
    fareKey: fareKeyOf(bookingClass, type),
    brand,
    fareType: type,
    validatingCarrier: itinerary.carrier,
    cabins: classes.map(({ cabin }): AirCabin => cabin),
    bookingClasses: classes.map(({ letter }) => letter),
    baggage: classes.map(() => baggage),
    digest: digestOf(rulesOf(seed, option), itinerary.filed),
    ticketTimeLimit: ticketTimeLimitOf(brand, isInstant(seed, option)),
  }
  shownAs.set(option, made)
  return made
}

/** A search makes thousands: written in one piece they cost a tenth of what spreading them costs. */
export function fareOf(
  seed: number,
  { now, party, trip }: Pick<Ask, 'now' | 'party' | 'trip'>,
  slice: number,
  offered: OfferedFare,
): IntlAirFare {
  const shape = shownOf(seed, offered.priced.option)
  const daysAhead = Math.floor((offered.parts[0]!.option.itinerary.departMs - now.getTime()) / dayMs)
  return {
    fareKey: shape.fareKey,
    brand: shape.brand,
    fareType: shape.fareType,
    validatingCarrier: shape.validatingCarrier,
    cabins: shape.cabins,
    bookingClasses: shape.bookingClasses,
    baggage: shape.baggage,
    seats: shown(offered.seats),
    prices: party.map(({ passenger }) => pricesOf(trip, offered, passenger)),
    total: offered.total,
    separateTickets: isSeparate(offered.parts, slice),
    digest: shape.digest,
    ticketTimeLimit: shape.ticketTimeLimit,
    instantPayment: isAtOnce(shape.ticketTimeLimit, daysAhead),
  }
}

function pricesOf(trip: Trip, { parts, halves }: OfferedFare, passenger: IntlPassengerType): IntlAirFare['prices'][number] {
  let [ticketPrice, taxes] = [0, 0]
  for (const [slice, { option }] of parts.entries()) {
    ticketPrice += ticketPriceOf(trip, slice, { option, halves, passenger })
    taxes += option.itinerary.taxTotal[passenger]
  }
  return { passenger, ticketPrice, taxes }
}

/** Low-cost carriers want their money at once, and so does one light fare in twenty. */
const instantShare = 0.05
export const isInstant = (seed: number, { itinerary, brand }: Option): boolean =>
  itinerary.lowCost ||
  (brand === 'light' && unit(hashText(`instant ${itinerary.carrier}${itinerary.from}${itinerary.to}`, seed)) < instantShare)

/** One ticket carries what one carrier validates in turn; low-cost carriers write one for each direction. */
export const isTogether = (one: Option, other: Option): boolean =>
  one.itinerary.carrier === other.itinerary.carrier && !one.itinerary.lowCost

/** Whether the slices up to this one are on several tickets. */
function isSeparate(parts: readonly Priced[], slice: number): boolean {
  const last = Math.min(slice, parts.length - 1)
  for (let index = 1; index <= last; index++) if (!isTogether(parts[index - 1]!.option, parts[index]!.option)) return true
  return false
}
