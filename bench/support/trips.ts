import { addDays } from '@sojourn/domain/kit/local-date'
import { routes } from '@sojourn/domain/reference/route-network'
import type { Trip } from './booking'

const firstDay = 14
const days = 300
const china = 8 * 3_600_000

/** Directed pairs, busiest first. */
export const busiestPairs = (count: number): { from: string; to: string }[] =>
  routes
    .map(({ from, to, carriers }) => ({ from, to, weekly: carriers.reduce((sum, carrier) => sum + carrier.weekly, 0) }))
    .sort((a, b) => b.weekly - a.weekly || (a.from + a.to < b.from + b.to ? -1 : 1))
    .slice(0, count)

const today = (): string => new Date(Date.now() + china).toISOString().slice(0, 10)

/** Far enough ahead for every policy; the same turn is always the same day of one run. */
export const dayOfTurn = (turn: number): string => addDays(today(), firstDay + (turn % days))

/** Every turn another pair, and another day once all pairs have had theirs. */
export function tripOfTurn(pairs: readonly { from: string; to: string }[], turn: number): Trip {
  const pair = pairs[turn % pairs.length]!
  return { from: pair.from, to: pair.to, date: dayOfTurn(turn * 7 + Math.floor(turn / pairs.length)) }
}
