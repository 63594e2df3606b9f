import { epochDay } from '@sojourn/domain/kit/local-date'
import { disruptionAt, type Disruption } from '../air/disruptions'
import { hashText } from '../air/random'
import type { Departure } from './network'

/** What happens to a departure, if anything; a domestic flight fares as it does with the domestic supply, by the number it really flies under. */
export const disruptionOf = (seed: number, { flightNo, operating, departDate, departMs }: Departure): Disruption | undefined =>
  disruptionAt(hashText(operating?.flightNo ?? flightNo, seed), epochDay(departDate), () => departMs)

export function isAnnounced(seed: number, departure: Departure, now: Date, kind?: Disruption['kind']): boolean {
  const disruption = disruptionOf(seed, departure)
  return disruption !== undefined && disruption.announcedMs <= now.getTime() && (kind === undefined || disruption.kind === kind)
}
