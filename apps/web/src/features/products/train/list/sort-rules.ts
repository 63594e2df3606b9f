import type { TrainOffer } from '@sojourn/contract/products/train.shapes'
import { minutesOf } from '@sojourn/domain/kit/local-date'
import { canBook, leadSeat } from '../seat-rules'

export const trainSorts = ['departure', 'duration', 'price', 'arrival'] as const
export type TrainSort = (typeof trainSorts)[number]

export const sortFromQuery = (value: string | null): TrainSort => trainSorts.find((sort) => sort === value) ?? 'departure'

const minutesPerDay = 1440
const departure = (train: TrainOffer): number => minutesOf(train.departTime)

const measures: Record<TrainSort, (train: TrainOffer) => number> = {
  departure,
  duration: (train) => train.durationMinutes,
  price: (train) => (canBook(train) ? (leadSeat(train)?.price ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER),
  arrival: (train) => minutesOf(train.arriveTime) + train.spanDays * minutesPerDay,
}

/** From small to large; equal ones by departure, then by number, so that the order never jumps. */
export function sortTrains(trains: readonly TrainOffer[], sort: TrainSort): TrainOffer[] {
  const measure = measures[sort]
  return [...trains].sort((a, b) => measure(a) - measure(b) || departure(a) - departure(b) || a.trainNo.localeCompare(b.trainNo))
}
