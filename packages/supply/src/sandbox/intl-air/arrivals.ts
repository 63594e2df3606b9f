import { dateOfEpochDay } from '@sojourn/domain/kit/local-date'
import type { AirArrival, AirArrivalsAsked } from '../../ports/air'
import { announcedBy } from './disruptions'
import type { IntlNetwork } from './network'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Where and when a flight number lands, as it was planned and as it is announced. */
export function arrivals(
  { seed, network }: { seed: number; network: IntlNetwork },
  { flightNo, from, to }: AirArrivalsAsked,
  now: Date,
): AirArrival[] {
  // Local days of departure on any meridian, of flights of up to a day.
  const [first, last] = [Math.floor(from.getTime() / dayMs) - 2, Math.floor(to.getTime() / dayMs) + 1]
  const days = Array.from({ length: last - first + 1 }, (_, index) => dateOfEpochDay(first + index))
  return days
    .flatMap((day) => network.numbered(flightNo, day))
    .filter(({ arriveMs }) => arriveMs >= from.getTime() && arriveMs <= to.getTime())
    .map((departure) => {
      const announced = announcedBy(seed, departure, now)
      return {
        airport: departure.to,
        plannedAt: new Date(departure.arriveMs),
        ...(announced?.kind !== 'cancelled' && {
          expectedAt: new Date(departure.arriveMs + (announced?.later ?? 0) * minuteMs),
        }),
      }
    })
}
