import { addDays } from '@sojourn/domain/kit/local-date'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { routes } from '@sojourn/domain/reference/air/route-network'
import type { Trip } from './booking'

const firstDay = 14
const days = 300
const china = 8 * 3_600_000

export interface CityPair {
  from: string
  to: string
}

/** Directed pairs of cities, busiest first. */
export function busiestPairs(count: number): CityPair[] {
  const weekly = new Map<string, number>()
  for (const { from, to, carriers } of routes) {
    const pair = `${cityOf(from)} ${cityOf(to)}`
    weekly.set(
      pair,
      carriers.reduce((sum, carrier) => sum + carrier.weekly, weekly.get(pair) ?? 0),
    )
  }
  return [...weekly]
    .sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
    .slice(0, count)
    .map(([pair]) => ({ from: pair.slice(0, 3), to: pair.slice(4) }))
}

const cityOf = (airport: string): string => cityOfAirport(airport)?.code ?? airport

const today = (): string => new Date(Date.now() + china).toISOString().slice(0, 10)

/** Far enough ahead for every policy; the same turn is always the same day of one run. */
export const dayOfTurn = (turn: number): string => addDays(today(), firstDay + (turn % days))

/** Every turn another pair, and another day once all pairs have had theirs. */
export function tripOfTurn(pairs: readonly CityPair[], turn: number): Trip {
  const pair = pairs[turn % pairs.length]!
  return { from: pair.from, to: pair.to, date: dayOfTurn(turn * 7 + Math.floor(turn / pairs.length)) }
}
