import type { TrainOffer } from '@sojourn/contract/products/train/train.shapes'
import { minutesOf } from '@sojourn/domain/kit/local-date'
import { listSorts } from '../../../booking/list/list-sorts'
import { canBook, leadSeat } from '../seat-rules'

const minutesPerDay = 1440
const departure = (train: TrainOffer): number => minutesOf(train.departTime)

const measures = {
  departure,
  duration: (train: TrainOffer) => train.durationMinutes,
  price: (train: TrainOffer) => (canBook(train) ? (leadSeat(train)?.price ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER),
  arrival: (train: TrainOffer) => minutesOf(train.arriveTime) + train.spanDays * minutesPerDay,
}
export const trainSorts = listSorts(measures, departure, (train) => train.trainNo)
