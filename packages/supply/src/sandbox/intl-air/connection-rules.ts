import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { interlining, partnersOf, sameFamily } from './tables/carriers'
import { connectingTimes } from './tables/connecting-times'
import type { IntlWorld } from './world'

const minute = 60_000

/** Which ways of changing planes are offered: our own rules, assumed as of November 2026. */
export const connectionRules = {
  changesAtMost: 2,
  longestChangeMs: 24 * 60 * minute,
  /** Kilometres flown, at most: so many times the direct distance, and so many more. */
  detour: { times: 1.35, more: 300 },
  /** A connection takes at most so many times the quickest, and so much more. */
  elapsed: { times: 2, moreMs: 4 * 60 * minute },
  /** Two changes are only looked for where there are fewer connections with none or one. */
  enough: 12,
} as const

/** Whether carriers sell each other's flights on one ticket: one alliance, code-shares, one family, or an interline agreement. */
export function createInterline(world: Pick<IntlWorld, 'airline'>): (one: string, other: string) => boolean {
  const known = new Map<string, boolean>()
  function agree(one: string, other: string): boolean {
    const alliance = world.airline(one)?.alliance
    if (alliance !== undefined && alliance === world.airline(other)?.alliance) return true
    if (partnersOf(one).includes(other) || partnersOf(other).includes(one) || sameFamily(one, other)) return true
    return interlining.has(one) && interlining.has(other)
  }
  return (one, other) => {
    if (one === other) return true
    const key = one < other ? one + other : other + one
    const before = known.get(key)
    if (before !== undefined) return before
    const now = agree(one, other)
    known.set(key, now)
    return now
  }
}

/** What a change of planes asks of the airports. */
export interface ChangeAsked {
  arrive: string
  depart: string
  /** The flight there, and the one from there, within one country. */
  domesticIn: boolean
  domesticOut: boolean
  arriveTerminal: string
  departTerminal: string
}

const times = new Map(
  connectingTimes.rows
    .trim()
    .split('\n')
    .map((row) => [row.slice(0, 3), row.slice(4).split(' ').map(Number)] as const),
)
const between = new Map(
  connectingTimes.betweenAirports
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [one = '', other = '', minutes = ''] = row.split(' ')
      return [
        [one + other, Number(minutes)],
        [other + one, Number(minutes)],
      ] as const
    }),
)

/** Minutes at least, by the table of `connecting-times.ts`. */
export function minimumMinutes({ arrive, depart, domesticIn, domesticOut, arriveTerminal, departTerminal }: ChangeAsked): number {
  if (arrive !== depart) return between.get(arrive + depart) ?? connectingTimes.usualBetweenAirports
  const row = times.get(arrive) ?? connectingTimes.usual
  const kind = (domesticIn ? 0 : 2) + (domesticOut ? 0 : 1)
  const otherTerminal = arriveTerminal !== '' && departTerminal !== '' && arriveTerminal !== departTerminal
  return (row[kind] ?? 0) + (otherTerminal ? (row[4] ?? 0) : 0)
}

/** Kilometres that a way between two places may have. */
export const kmAtMost = (direct: number): number => direct * connectionRules.detour.times + connectionRules.detour.more

/** How long a connection may take where the quickest takes so long. */
export const elapsedAtMost = (quickest: number): number =>
  quickest * connectionRules.elapsed.times + connectionRules.elapsed.moreMs

/**
 * Whether bags go through to the end. The United States hand them out at the first airport, whatever follows; where flights of the mainland
 * meet those from abroad, only carriers close to each other are known to take them on, and only on the way out.
 */
export function bagsThrough(world: Pick<IntlWorld, 'airport'>, asked: ChangeAsked, close: boolean): boolean | undefined {
  if (asked.arrive !== asked.depart) return false
  const country = world.airport(asked.arrive)?.country
  if (country === 'US' && !asked.domesticIn) return false
  if (country !== 'CN' || asked.domesticIn === asked.domesticOut) return true
  return close && asked.domesticIn ? true : undefined
}

/** Great-circle distances between airports, each reckoned once. */
export function createDistances(world: Pick<IntlWorld, 'airport'>): (from: string, to: string) => number {
  const known = new Map<string, number>()
  return (from, to) => {
    const pair = from < to ? from + to : to + from
    const before = known.get(pair)
    if (before !== undefined) return before
    const [start, end] = [world.airport(from), world.airport(to)]
    const km = start && end ? distanceKm(start, end) : Number.POSITIVE_INFINITY
    known.set(pair, km)
    return km
  }
}
