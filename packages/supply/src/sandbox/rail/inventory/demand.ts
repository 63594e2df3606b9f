import type { SeatClass } from '@sojourn/contract/products/train.shapes'
import { addDays, chinaOffsetMinutes, dateOfEpochDay } from '@sojourn/domain/kit/local-date'
import { calendarDay } from '@sojourn/domain/reference/festivals'
import { hashText, mix, unit } from '../../air/random'
import type { TrainRun } from '../train-run'
import { placesOf } from './stretch'

/** Hours before departure, and the share of places that others have bought: on an empty train and on a busy one. */
const course = [
  [0, 0.5, 1.2],
  [24, 0.42, 1.12],
  [72, 0.33, 1.05],
  [168, 0.22, 0.9],
  [288, 0.12, 0.5],
  [360, 0.04, 0.25],
] as const

/** Dear places fill later than cheap ones. */
const appeal: Partial<Record<SeatClass, number>> = { '9': 0.7, P: 0.75, D: 0.8, M: 0.85, '6': 0.8, A: 0.8, WZ: 0.6 }

/**
 * How many places of a class other travellers have bought on every interval of a run. The same run gives the same figures in
 * every process; they never fall while the departure comes nearer.
 */
export function othersOn(run: TrainRun, seat: SeatClass, now: Date, seed: number): number[] {
  const draw = hashText(run.trainKey + seat, seed)
  const wanted = unit(mix(draw, 11)) * (appeal[seat] ?? 1) * (1 + rushOf(run.runDay))
  const places = placesOf(run, seat)
  const intervals = run.stopCount - 1
  const nowMinutes = now.getTime() / 60_000 + chinaOffsetMinutes - run.runDay * 1440
  return Array.from({ length: intervals }, (_, interval) => {
    const [empty, busy] = courseAt((run.departMinutes(interval) - nowMinutes) / 60)
    const share = (empty + (busy - empty) * wanted) * profile(interval, intervals, draw)
    return Math.min(places, Math.floor(places * Math.max(0, share)))
  })
}

/** Trains are fullest in the middle of their way; neighbouring intervals differ a little. */
function profile(interval: number, intervals: number, draw: number): number {
  const middle = intervals < 3 ? 1 : 1 - Math.abs((2 * interval) / (intervals - 1) - 1)
  return 0.8 + 0.2 * Math.min(1, 2 * middle) + 0.06 * (unit(mix(draw, interval + 100)) - 0.5)
}

const isOff = (date: string): boolean => calendarDay(date)?.off === true

const rushMemory = new Map<number, number>()

/** Extra demand on Fridays, Sundays and around holidays. */
function rushOf(day: number): number {
  let rush = rushMemory.get(day)
  if (rush === undefined) {
    const date = dateOfEpochDay(day)
    const weekdayFromMonday = (day + 3) % 7
    const turn = isOff(date) !== isOff(addDays(date, 1))
    rush = turn ? 0.25 : weekdayFromMonday === 4 || weekdayFromMonday === 6 ? 0.1 : 0
    rushMemory.set(day, rush)
  }
  return rush
}

function courseAt(hours: number): [empty: number, busy: number] {
  const next = course.findIndex(([knot]) => knot > hours)
  const upper = course[next < 0 ? course.length - 1 : next] ?? course[0]
  const lower = next > 0 ? (course[next - 1] ?? upper) : upper
  const share = upper === lower ? 0 : (hours - lower[0]) / (upper[0] - lower[0])
  return [lower[1] + (upper[1] - lower[1]) * share, lower[2] + (upper[2] - lower[2]) * share]
}
