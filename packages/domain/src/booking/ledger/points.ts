import { addMonths, chinaOffsetMinutes, localOf } from '../../kit/local-date'
import { sum } from '../../kit/money'
import type { Price } from './postings'

/** Points of the wallet (handbook 11.1): one for each whole yuan of fare, worth one fen each, valid for twelve months. */
export const monthsValid = 12
export const fenPerPointEarned = 100
export const fenPerPoint = 1

/** What the journey or stay itself cost, whoever travels; taxes, insurances and fees earn no points. */
const fareKinds: ReadonlySet<string> = new Set(['fare', 'adultFare', 'studentFare', 'childFare', 'infantFare', 'room'])

/** Fen of an order that earn points. */
export const fareOf = (prices: readonly Price[]): number =>
  sum(prices.filter(({ kind }) => fareKinds.has(kind)).map(({ amount }) => amount))

/** Points for an issued order: one per ¥1 of fare or room. */
export const pointsEarned = (prices: readonly Price[]): number => Math.floor(fareOf(prices) / fenPerPointEarned)

/** The last day on which points earned at an instant can be spent, in China. */
export const lastDayOfPoints = (earnedAt: string): string => addMonths(localOf(earnedAt, chinaOffsetMinutes).date, monthsValid)

/**
 * Points to take back when `gone` fen of an order's `fare` are given up, whatever fee is kept of them: their share of what was earned,
 * rounded up, and never more than is left. Once all of the fare is gone, so are all the points.
 */
export function pointsToTakeBack(order: { earned: number; takenBack: number; fare: number; gone: number }): number {
  if (order.fare === 0) return 0
  return Math.min(order.earned - order.takenBack, Math.ceil((order.earned * order.gone) / order.fare))
}

/** One line of a person's points: what came in has a last day; what went out, or undoes that, has none. */
export interface PointsLine {
  points: number
  lastDay: string | null
}
type Incoming = PointsLine & { lastDay: string }
const isIncoming = (line: PointsLine): line is Incoming => line.lastDay !== null
const goneOf = (lines: readonly PointsLine[]): number =>
  -sum(lines.filter((line) => !isIncoming(line)).map(({ points }) => points))

/** First in, first out: what came in and is past its last day on `today`, less all that has gone out, expires. */
export function expiredPoints(lines: readonly PointsLine[], today: string): number {
  const due = lines.filter((line) => isIncoming(line) && line.lastDay < today)
  return Math.max(0, sum(due.map(({ points }) => points)) - goneOf(lines))
}

/** What expires next, and the last day on which it can be spent: spending uses the oldest first. */
export function nextExpiry(lines: readonly PointsLine[]): Incoming | undefined {
  let gone = goneOf(lines)
  const incoming = lines.filter(isIncoming).toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))
  for (const { points, lastDay } of incoming) {
    if (points > gone) return { points: points - gone, lastDay }
    gone -= points
  }
  return undefined
}
