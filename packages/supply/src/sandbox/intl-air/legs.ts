import { addDays } from '@sojourn/domain/kit/local-date'
import { legId } from '../air/timetable/timetable'
import type { Departure, IntlNetwork } from './network'

/** One take-off and landing as the sale table names it. */
export interface SoldLeg {
  id: string
  /** Local day on which it takes off. */
  date: string
  departTime: string
  departMs: number
}

/**
 * The legs whose seats a departure takes. One with stops takes those of each: whoever is sold one of them alone takes the same seats. What a
 * leg is called and when it leaves is asked of the timetable; where it is not sold alone, the stop itself says it.
 */
export function legsOf(network: Pick<IntlNetwork, 'departure'>, departure: Departure): SoldLeg[] {
  const { stops, departDate, departTime, departMs } = departure
  const first = { id: departure.legId, date: departDate, departTime, departMs }
  if (stops.length === 0) return [first]
  const flown = departure.operating?.flightNo ?? departure.flightNo
  const airports = [departure.from, ...stops.map(({ airport }) => airport), departure.to]
  return airports.slice(0, -1).map((from, index): SoldLeg => {
    const id = legId(flown, from, airports[index + 1]!)
    if (index === 0) return { ...first, id }
    const alone = [0, 1, 2]
      .map((days) => network.departure(departure.flightNo, from, addDays(departDate, days)))
      .find((each) => each && each.departMs > departMs && each.departMs < departure.arriveMs)
    if (alone) return { id, date: alone.departDate, departTime: alone.departTime, departMs: alone.departMs }
    return { id, date: departDate, departTime: stops[index - 1]!.departTime, departMs }
  })
}
