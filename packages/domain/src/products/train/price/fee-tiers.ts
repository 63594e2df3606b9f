import { addMinutes, minutesBetween } from '../../../kit/local-date'

const hour = 60
/** Bounds of the tiers in minutes before departure, the cheapest first, to which a boundary belongs (handbook 3.7). */
const bounds = [
  ['eightDays', 8 * 24 * hour],
  ['fortyEight', 48 * hour],
  ['twentyFour', 24 * hour],
  ['less', 0],
] as const
export type FeeTier = (typeof bounds)[number][0] | 'departed'

/** Where a moment stands before a departure; both are instants in UTC. */
export function feeTier(departAt: string, now: string): FeeTier {
  const left = minutesBetween(now, departAt)
  return left <= 0 ? 'departed' : bounds.find(([, least]) => left >= least)![0]
}

/** The last instants of the tiers, the earliest first. */
export const tierEnds = (departAt: string): string[] => bounds.map(([, least]) => addMinutes(departAt, -least))

/** The tiers that are still ahead at a moment, the present one first. */
export function tiersAhead(departAt: string, now: string): FeeTier[] {
  const present = bounds.findIndex(([tier]) => tier === feeTier(departAt, now))
  return present < 0 ? [] : bounds.slice(present).map(([tier]) => tier)
}

/** Percent that a refund takes, and one to or from Hong Kong (handbook 3.7). */
export const refundPercents: Record<FeeTier, number> = { eightDays: 0, fortyEight: 5, twentyFour: 10, less: 20, departed: 20 }
export const crossBorderPercents: Record<FeeTier, number> = {
  eightDays: 5,
  fortyEight: 30,
  twentyFour: 50,
  less: 50,
  departed: 50,
}

/** Percent that a change to a date after the ticket's takes; any other is free (handbook 3.8). */
export const laterChangePercents: Record<FeeTier, number> = {
  eightDays: 0,
  fortyEight: 0,
  twentyFour: 5,
  less: 15,
  departed: 40,
}

/** Another destination may be chosen until 48 hours before departure (handbook 3.8). */
export const mayChangeDestination = (departAt: string, now: string): boolean =>
  ['eightDays', 'fortyEight'].includes(feeTier(departAt, now))
