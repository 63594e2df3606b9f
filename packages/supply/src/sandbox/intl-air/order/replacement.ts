import { addDays } from '@sojourn/domain/kit/local-date'
import type { IntlAirInstead } from '../../../ports/intl-air'
import { postponed } from '../announced'
import { announcedBy, disruptionOf } from '../disruptions'
import type { Departure } from '../network'
import { segmentOf } from '../search/itinerary'
import { departureOf, type Skies } from './coupons'
import type { BookedTrip } from './records'
import { rerouteOf, type LosingFlight, type Named } from './reroute'

/**
 * The next flight between the same airports, on the same or the next day, on which the passengers of a cancelled one are booked: of the carrier
 * that sold it or of the one that should have flown it, under the number of whoever flies.
 */
export function replacementOf({ seed, network }: Skies, lost: Departure): Departure | undefined {
  const { from, to, carrier, operating } = lost
  const flies = (departure: Departure): boolean =>
    !departure.operating &&
    (departure.carrier === carrier || departure.carrier === operating?.carrier) &&
    departure.departMs > lost.departMs &&
    disruptionOf(seed, departure)?.kind !== 'cancelled'
  for (const date of [lost.departDate, addDays(lost.departDate, 1)]) {
    const routes = network.routes({ departAirports: [from], arriveAirports: [to], date, directOnly: true })
    const [next] = routes
      .flatMap(({ departures: [departure] }) => (departure && flies(departure) ? [departure] : []))
      .toSorted((one, other) => one.departMs - other.departMs)
    if (next) return next
  }
  return undefined
}

/** What a carrier names for a direction: another way for all of it, or its next flight in place of the lost one. */
export function namedInstead(skies: Skies, trip: BookedTrip, losing: LosingFlight): Named | undefined {
  const rerouted = rerouteOf(skies, trip, losing)
  if (rerouted) return rerouted
  const lost = departureOf(skies, trip, losing.segment)
  const next = lost && replacementOf(skies, lost)
  return next && { takesOut: [lost], departures: [next] }
}

/** The same as it is told, at the hours that are known at a moment. */
export const toldInstead = ({ seed }: Skies, { takesOut, departures }: Named, now: Date): IntlAirInstead => ({
  takesOut: takesOut.map(({ flightNo, from, departDate }) => ({ flightNo, departAirport: from, departDate })),
  segments: departures.map((each) => postponed(segmentOf(each), announcedBy(seed, each, now)?.later ?? 0)),
})
