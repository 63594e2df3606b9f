import { isAtOnce } from '@sojourn/domain/products/intl-flight/ticket-time-limit'
import type { AirCabin } from '../../../ports/air'
import type { IntlAirConnection, IntlAirFare, IntlAirItinerary, IntlAirSegment, IntlBaggage } from '../../../ports/intl-air'
import { shown } from '../../air/availability'
import { hashText, unit } from '../../air/random'
import { fareKeyOf, ticketTimeLimitOf } from '../fares/brands'
import type { FareDesk, Option } from '../fares/components'
import { digestOf, rulesOf } from '../fares/rules'
import { filingOf, type Trip } from '../fares/trip'
import { baggageOf } from '../fares/baggage'
import type { Departure, Route } from '../network'
import type { Way } from '../ways'
import { priceOfPassenger, type Party, type Priced } from './priced'

/** A way with its fares and what each makes of the trip. */
export interface Offered {
  way: Way
  fares: { priced: Priced; total: number; parts: { priced: Priced; halves: boolean }[] }[]
}
interface Desk extends FareDesk {
  seed: number
}

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

const connectionsOf = ({ changes }: Route): IntlAirConnection[] => changes.map((change) => ({ ...change, protected: true }))

export function itineraryOf(
  desk: Desk,
  trip: Trip,
  slice: number,
  party: Party,
  { way, fares }: Offered,
  now: Date,
): IntlAirItinerary {
  return {
    itineraryKey: way.itineraryKey,
    segments: way.departures.map(segmentOf),
    connections: connectionsOf(way.route),
    durationMinutes: way.route.durationMinutes,
    fares: fares.map(({ priced, total, parts }) => fareOf(desk, trip, slice, party, priced.option, { total, parts }, now)),
  }
}

export function fareOf(
  desk: Desk,
  trip: Trip,
  slice: number,
  party: Party,
  option: Option,
  { total, parts }: Pick<Offered['fares'][number], 'total' | 'parts'>,
  now: Date,
): IntlAirFare {
  const { way, brand } = option
  const classes = way.classes.get(option.bookingClass) ?? []
  const instant = isInstant(desk.seed, option)
  const limit = ticketTimeLimitOf(brand, instant)
  return {
    fareKey: fareKeyOf(option.bookingClass, option.type),
    brand,
    fareType: option.type,
    validatingCarrier: way.carrier,
    cabins: classes.map(({ cabin }): AirCabin => cabin),
    bookingClasses: classes.map(({ letter }) => letter),
    baggage: classes.map((): IntlBaggage => baggageOf(option)),
    seats: shown(option.seats),
    prices: party.map(({ passenger }) => {
      const each = parts.map(({ priced, halves }, index) => priceOfPassenger(desk, trip, index, priced, halves, passenger))
      const sum = (figure: 'ticketPrice' | 'taxes'): number => each.reduce((all, price) => all + price[figure], 0)
      return { passenger, ticketPrice: sum('ticketPrice'), taxes: sum('taxes') }
    }),
    total,
    separateTickets: isSeparate(parts.slice(0, slice + 1)),
    digest: digestOf(rulesOf(desk.seed, option), filingOf(desk.world, way.from)),
    ticketTimeLimit: limit,
    instantPayment: isAtOnce(limit, now.toISOString(), new Date(way.first.departMs).toISOString()),
  }
}

/** Low-cost carriers want their money at once, and so does one light fare in twenty. */
const instantShare = 0.05
export const isInstant = (seed: number, { way, brand }: Option): boolean =>
  way.lowCost || (brand === 'light' && unit(hashText(`instant ${way.carrier}${way.from}${way.to}`, seed)) < instantShare)

/** One ticket carries what one carrier validates in turn; low-cost carriers write one for each direction. */
export const isTogether = (one: Option, other: Option): boolean => one.way.carrier === other.way.carrier && !one.way.lowCost

const isSeparate = (parts: readonly { priced: Priced }[]): boolean =>
  parts.some(({ priced }, index) => index > 0 && !isTogether(parts[index - 1]!.priced.option, priced.option))
