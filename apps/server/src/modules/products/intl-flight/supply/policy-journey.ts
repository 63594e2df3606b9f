import { airport } from '@sojourn/domain/reference/air/airports'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { sum } from '@sojourn/domain/kit/money'
import type { SearchedFare } from '@sojourn/domain/products/intl-flight/kept-search'
import type { IntlAirFare, IntlAirItinerary } from '@sojourn/supply/ports/intl-air'

/** Fen with taxes of the passenger whom standards are about: an adult, where the party has one. */
export function pricePerTraveller({ prices }: Pick<IntlAirFare, 'prices'>): number {
  const one = prices.find(({ passenger }) => passenger === 'adult') ?? prices[0]!
  return one.ticketPrice + one.taxes
}

/** What all fares of an itinerary have in common for policy. */
function commonOf({ itineraryKey, segments, connections }: IntlAirItinerary) {
  const first = segments[0]!
  const last = segments.at(-1)!
  const change = connections.find(({ arriveAirport, departAirport }) => arriveAirport !== departAirport)
  const city = change && cityOfAirport(change.arriveAirport)?.name['zh-CN']
  return {
    flightsKey: itineraryKey,
    name: `${segments.map(({ flightNo }) => flightNo).join('/')} ${first.departTime}`,
    lane: `${first.departAirport}${last.arriveAirport}`,
    flightMinutes: sum(segments.map(({ durationMinutes }) => durationMinutes)),
    transfers: segments.length - 1,
    departDate: first.departDate,
    departTime: first.departTime,
    arriveDate: last.arriveDate,
    arriveTime: last.arriveTime,
    ...(city !== undefined && { airportChange: city }),
    countries: [...new Set(segments.map(({ arriveAirport }) => airport(arriveAirport)?.country ?? ''))],
  }
}

/** The same offer object is the same offer, so it is read once. */
const known = new WeakMap<IntlAirItinerary, SearchedFare[]>()

/** Every fare of an itinerary as policy judges it, fare by fare. */
export function policyJourneys(itinerary: IntlAirItinerary): SearchedFare[] {
  const read = known.get(itinerary)
  if (read) return read
  const common = commonOf(itinerary)
  const made = itinerary.fares.map((fare): SearchedFare =>
    Object.assign(
      {
        fareKey: fare.fareKey,
        brand: fare.brand,
        bookingClasses: fare.bookingClasses,
        seats: fare.seats,
        cabins: fare.cabins,
        price: pricePerTraveller(fare),
        total: fare.total,
      },
      common,
    ),
  )
  known.set(itinerary, made)
  return made
}
