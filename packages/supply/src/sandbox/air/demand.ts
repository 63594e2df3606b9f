import { mix, unit } from './random'

/** Everything about one leg on one day that decides what may still be sold. */
export interface LegDay {
  /** Repeatable figure of leg and date. */
  draw: number
  departMinutes: number
  /** 0 is Monday. */
  weekday: number
  /** Whole hours until departure. */
  hoursAhead: number
  /** Percent of extra demand on this date. */
  rush: number
}

/** Hours before departure; lowest and highest share of the full fare that is still sold; share of seats taken, empty and busy. */
const course = [
  [0, 90, 100, 0.62, 1],
  [24, 80, 100, 0.55, 0.96],
  [48, 70, 97, 0.48, 0.9],
  [72, 64, 88, 0.42, 0.84],
  [168, 48, 72, 0.28, 0.66],
  [336, 37, 57, 0.18, 0.46],
  [720, 31, 48, 0.08, 0.28],
  [1440, 28, 44, 0.03, 0.16],
] as const

export interface Demand {
  /** Percent of the dearest fare of a cabin below which nothing is sold. It never falls while the departure comes nearer. */
  floorPercent: number
  /** Share of the cabin that passengers of other agencies have taken. */
  othersShare: number
}

export function demandOf(leg: LegDay): Demand {
  const [low, high, empty, busy] = at(leg.hoursAhead)
  const wanted = unit(mix(leg.draw, 11))
  const peak = peakPercent(leg) / 100
  const percent = (low + (high - low) * wanted) * (1 + peak) * (isRedEye(leg.departMinutes) ? 0.85 : 1)
  return {
    floorPercent: Math.min(100, percent),
    othersShare: Math.min(1, (empty + (busy - empty) * wanted) * (1 + peak / 2)),
  }
}

const isRedEye = (departMinutes: number): boolean => departMinutes < 420 || departMinutes >= 1290

/** Monday mornings, Friday and Sunday evenings, and days around holidays. */
function peakPercent(leg: LegDay): number {
  const monday = leg.weekday === 0 && leg.departMinutes < 600
  const weekendEve = (leg.weekday === 4 || leg.weekday === 6) && leg.departMinutes >= 930
  return Math.max(leg.rush, monday || weekendEve ? 10 + 10 * unit(mix(leg.draw, 12)) : 0)
}

/** Figures of the course between its knots, held at both ends. */
function at(hours: number): readonly [low: number, high: number, empty: number, busy: number] {
  const next = Math.max(
    1,
    course.findIndex((knot) => knot[0] > hours),
  )
  const upper = course[hours >= (course.at(-1)?.[0] ?? 0) ? course.length - 1 : next] ?? course[0]
  const lower = course[next - 1] ?? course[0]
  const share = upper === lower ? 0 : Math.min(1, (hours - lower[0]) / (upper[0] - lower[0]))
  const between = (a: number, b: number): number => a + (b - a) * share
  return [between(lower[1], upper[1]), between(lower[2], upper[2]), between(lower[3], upper[3]), between(lower[4], upper[4])]
}
