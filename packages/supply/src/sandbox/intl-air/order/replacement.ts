import { addDays } from '@sojourn/domain/kit/local-date'
import type { IntlAirSegment } from '../../../ports/intl-air'
import { postponed } from '../announced'
import { announcedBy, disruptionOf } from '../disruptions'
import type { Departure } from '../network'
import { segmentOf } from '../search/itinerary'
import type { Skies } from './coupons'

/** The next flight of its own between the same airports, on the same or the next day, on which a carrier books the passengers of one that it cancels. */
export function replacementOf({ seed, network }: Skies, lost: Departure): Departure | undefined {
  const { from, to, carrier } = lost
  const flies = (departure: Departure): boolean =>
    departure.carrier === carrier &&
    !departure.operating &&
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
