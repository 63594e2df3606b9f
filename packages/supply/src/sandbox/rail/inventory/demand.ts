import type { RailSeatClass } from '../../../ports/rail-ride'
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
const appeal: Partial<Record<RailSeatClass, number>> = { '9': 0.7, P: 0.75, D: 0.8, M: 0.85, '6': 0.8, A: 0.8, WZ: 0.6 }

/**
 * How many places of a class other travellers have bought on every interval of a run. The same run gives the same figures in
 * every process; they never fall while the departure comes nearer.
 */
export function othersOn(run: TrainRun, seat: RailSeatClass, now: Date, seed: number): number[] {
  const draw = hashText(run.trainKey + seat, seed)
  const wanted = unit(mix(draw, 11)) * (appeal[seat] ?? 1) * (1 + rushOf(run.runDay))
  const places = placesOf(run, seat)
  const intervals = run.stopCount - 1
  const nowMinutes = now.getTime() / 60_000 + chinaOffsetMinutes - run.runDay * 1440
  const others: number[] = []
  for (let interval = 0; interval < intervals; interval++) {
    const hours = (run.departMinutes(interval) - nowMinutes) / 60
    const share = boughtAt(hours, wanted) * profile(interval, intervals, draw)
    others.push(Math.min(places, Math.floor(places * Math.max(0, share))))
  }
  return others
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

/** The share that is bought so many hours before departure; `wanted` lies between the empty train, 0, and the busy one, 1. */
function boughtAt(hours: number, wanted: number): number {
  let next = 0
  while (next < course.length && course[next]![0] <= hours) next++
  const upper = course[Math.min(next, course.length - 1)]!
  const lower = course[Math.max(0, next - 1)]!
  const share = upper === lower ? 0 : (hours - lower[0]) / (upper[0] - lower[0])
  const empty = lower[1] + (upper[1] - lower[1]) * share
  const busy = lower[2] + (upper[2] - lower[2]) * share
  return empty + (busy - empty) * wanted
}
