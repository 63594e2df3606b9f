import { addDays } from '@sojourn/domain/kit/local-date'
import type { IntlAirSegment } from '../../../ports/intl-air-segments'
import { postponed } from '../announced'
import { announcedBy, disruptionOf } from '../disruptions'
import type { Departure } from '../network'
import { segmentOf } from '../search/itinerary'
import type { Skies } from './coupons'

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

/** The same at the hours that are known at a moment. */
export function replacementAt(skies: Skies, lost: Departure, now: Date): IntlAirSegment | undefined {
  const next = replacementOf(skies, lost)
  return next && postponed(segmentOf(next), announcedBy(skies.seed, next, now)?.later ?? 0)
}
