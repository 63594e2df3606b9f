import { epochDay } from '@sojourn/domain/kit/local-date'
import type { IntlAirSegment } from '../../ports/intl-air'
import { disruptionAt } from '../air/disruptions'
import { hashText, mix, unit } from '../air/random'
import type { Departure } from './network'

export interface IntlDisruption {
  kind: 'cancelled' | 'delayed' | 'retimed'
  announcedMs: number
  /** Minutes by which it leaves and arrives later. */
  later: number
}

const retimedShare = 0.015
const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * What happens to a departure, if anything. A domestic flight fares as it does with the domestic supply, by the number it really flies under;
 * flights abroad are retimed too, days or weeks ahead.
 */
export function disruptionOf(seed: number, departure: Departure): IntlDisruption | undefined {
  const { flightNo, operating, departDate, departMs, legId } = departure
  const flown = hashText(operating?.flightNo ?? flightNo, seed)
  const day = epochDay(departDate)
  const sudden = disruptionAt(flown, day, () => departMs)
  const draw = mix(hashText(legId, seed), day)
  if (sudden) return { ...sudden, later: sudden.kind === 'cancelled' ? 0 : 60 + 15 * Math.floor(12 * unit(mix(draw, 31))) }
  if (unit(mix(draw, 32)) >= retimedShare) return undefined
  const announcedMs = departMs - Math.round((3 + 25 * unit(mix(draw, 33))) * 24) * (dayMs / 24)
  return { kind: 'retimed', announcedMs, later: 30 + 5 * Math.floor(30 * unit(mix(draw, 34))) }
}

export function announcedBy(seed: number, departure: Departure, now: Date): IntlDisruption | undefined {
  const disruption = disruptionOf(seed, departure)
  return disruption && disruption.announcedMs <= now.getTime() ? disruption : undefined
}

/** The number of what happens to a flight, by the day that it was planned for. */
export const eventIdOf = (
  { flightNo, from, departDate }: Pick<Departure, 'flightNo' | 'from' | 'departDate'>,
  kind: IntlDisruption['kind'],
): string => `${flightNo}-${from}-${departDate}-${kind}`

/** Whether it changes what somebody was told of the flight. */
export const isNews = (
  { kind, later }: IntlDisruption,
  { departMs }: Pick<Departure, 'departMs'>,
  told: Pick<IntlAirSegment, 'departAt'>,
): boolean => kind === 'cancelled' || Date.parse(told.departAt) !== departMs + later * minuteMs
