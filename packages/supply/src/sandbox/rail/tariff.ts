import { railFare, type RailFare } from '@sojourn/domain/products/train/fares'
import { isFastType } from '@sojourn/domain/products/train/numbers'
import type { SeatClass } from '@sojourn/contract/products/train.shapes'
import { hashText, mix, unit } from '../air/random'
import type { Stretch } from './inventory/stretch'

/** Percent that the railway asks more on Mondays to Sundays. */
const weekdayPercent = [2, -4, -4, -1, 6, 0, 5]
const mostFloating = 20

/** The fare of one adult; undefined when the train does not sell the class. */
export function fareOf({ run, from, to }: Stretch, seat: SeatClass, seed: number): RailFare | undefined {
  if (seat !== 'WZ' && !run.composition.places.has(seat)) return undefined
  const floating = isFastType(run.type) ? floatingPercent(run.trainId, run.runDay, seed) : 0
  return railFare(run.type, seat, run.km(to) - run.km(from), floating)
}

/** Fast trains float by up to a fifth: popular trains and days cost more. A fare does not change while it is on sale. */
function floatingPercent(trainId: string, runDay: number, seed: number): number {
  const train = hashText(trainId, seed)
  const percent = unit(train) * 20 - 10 + (weekdayPercent[(runDay + 3) % 7] ?? 0) + unit(mix(train, runDay)) * 10 - 5
  return Math.round(Math.max(-mostFloating, Math.min(mostFloating, percent)))
}
