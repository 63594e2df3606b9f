import type { PointsKind } from '@sojourn/contract/finance/points.calls'
import { addMonths, chinaOffsetMinutes, localOf } from '../../kit/local-date'
import { sum } from '../../kit/money'
import type { Price } from './postings'

/** Points of the wallet (handbook 11.1): one for each whole yuan of fare, worth one fen each, valid for twelve months. */
export const monthsValid = 12
export const fenPerPointEarned = 100
export const fenPerPoint = 1

/** What the journey or stay itself cost, whoever travels; taxes, insurances and fees earn no points. */
const fareKinds: ReadonlySet<string> = new Set([
  'fare',
  'adultFare',
  'studentFare',
  'labourFare',
  'seamanFare',
  'childFare',
  'infantFare',
  'room',
])

/** Fen of an order that earn points. */
export const fareOf = (prices: readonly Price[]): number =>
  sum(prices.filter(({ kind }) => fareKinds.has(kind)).map(({ amount }) => amount))

/** Points for an issued order: one per ¥1 of fare or room. */
export const pointsEarned = (prices: readonly Price[]): number => Math.floor(fareOf(prices) / fenPerPointEarned)

/** The last day on which points earned at an instant can be spent, in China. */
export const lastDayOfPoints = (earnedAt: string): string => addMonths(localOf(earnedAt, chinaOffsetMinutes).date, monthsValid)

/**
 * Points to take back when `gone` fen of an order's `fare` are given up, whatever fee is kept of them: their share of what was earned,
 * rounded up, and never more than is left: what has expired is gone already. Once all of the fare is gone, so are all the points.
 */
export function pointsToTakeBack(order: OrderPoints & { fare: number; gone: number }): number {
  if (order.fare === 0) return 0
  const left = Math.max(0, order.earned - order.takenBack - order.expired)
  return Math.min(left, Math.ceil((order.earned * order.gone) / order.fare))
}

/** What an order brought, and what became of it already. */
interface OrderPoints {
  earned: number
  takenBack: number
  expired: number
}

/** One line of a person's points: what came in has a last day; what went out, or undoes that, has none. */
export interface PointsLine {
  points: number
  lastDay: string | null
}
type Incoming = PointsLine & { lastDay: string }
const isIncoming = <Line extends PointsLine>(line: Line): line is Line & Incoming => line.lastDay !== null
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

export interface PointsMove extends PointsLine {
  kind: PointsKind
  orderNo: string | null
}

/** What an order brought and what became of it, by all moves of its booker's points in their order: what went out before was the oldest. */
export function pointsOfOrder(moves: readonly PointsMove[], orderNo: string): OrderPoints {
  const moved = (kind: PointsKind): number =>
    sum(moves.filter((move) => move.kind === kind && move.orderNo === orderNo).map(({ points }) => points))
  const earned = moved('earn')
  let before = 0
  const lots = moves.filter(isIncoming).toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))
  const own = lots.flatMap((lot) => {
    const from = before
    before += lot.points
    return lot.orderNo === orderNo ? [{ from, to: before }] : []
  })
  let gone = 0
  let expired = 0
  for (const { kind, points } of moves.filter((move) => !isIncoming(move))) {
    const next = gone - points
    if (kind === 'expire') expired += sum(own.map(({ from, to }) => Math.max(0, Math.min(to, next) - Math.max(from, gone))))
    gone = next
  }
  return { earned, takenBack: 0 - moved('takeBack'), expired: Math.min(expired, earned) }
}
