import { epochDay } from '@sojourn/domain/kit/local-date'
import type { IntlAirSegment } from '../../ports/intl-air-segments'
import { disruptionAt } from '../air/disruptions'
import { hashText, mix, unit } from '../air/random'
import type { Departure } from './network'

export interface IntlDisruption {
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored'
  announcedMs: number
  /** Minutes by which it leaves and arrives later than planned; less than none is earlier. */
  later: number
}

const retimedShare = 0.015
/** Of those that are retimed. */
const earlierShare = 0.35
/** Of those that are retimed or cancelled days ahead: they fly as planned after all. */
const restoredShare = 0.25
const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * What happens to a departure first, if anything. A domestic flight fares as it does with the domestic supply, by the number it really flies
 * under; flights abroad are retimed too, days or weeks ahead.
 */
export function disruptionOf(seed: number, departure: Departure): IntlDisruption | undefined {
  const { flightNo, operating, departDate, departMs } = departure
  const flown = hashText(operating?.flightNo ?? flightNo, seed)
  const sudden = disruptionAt(flown, epochDay(departDate), () => departMs)
  const draw = drawOf(seed, departure)
  if (sudden) return { ...sudden, later: sudden.kind === 'cancelled' ? 0 : 60 + 15 * Math.floor(12 * unit(mix(draw, 31))) }
  if (unit(mix(draw, 32)) >= retimedShare) return undefined
  const announcedMs = departMs - Math.round((3 + 25 * unit(mix(draw, 33))) * 24) * (dayMs / 24)
  const size = unit(mix(draw, 34))
  const isEarlier = unit(mix(draw, 35)) < earlierShare
  return { kind: 'retimed', announcedMs, later: isEarlier ? -15 - 5 * Math.floor(16 * size) : 30 + 5 * Math.floor(30 * size) }
}

const drawOf = (seed: number, { legId, departDate }: Departure): number => mix(hashText(legId, seed), epochDay(departDate))

/** All that is announced of a departure, in order. */
export function disruptionsOf(seed: number, departure: Departure): IntlDisruption[] {
  const first = disruptionOf(seed, departure)
  if (!first) return []
  const ahead = departure.departMs - first.announcedMs
  const draw = drawOf(seed, departure)
  if (first.kind === 'delayed' || ahead < dayMs || unit(mix(draw, 37)) >= restoredShare) return [first]
  const announcedMs = first.announcedMs + Math.round((ahead * (0.3 + 0.4 * unit(mix(draw, 38)))) / minuteMs) * minuteMs
  return [first, { kind: 'restored', announcedMs, later: 0 }]
}

/** The last of some announcements that was made by a moment. */
export const lastBy = (all: readonly IntlDisruption[], now: Date): IntlDisruption | undefined =>
  all.findLast(({ announcedMs }) => announcedMs <= now.getTime())

export const announcedBy = (seed: number, departure: Departure, now: Date): IntlDisruption | undefined =>
  lastBy(disruptionsOf(seed, departure), now)

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
