import type { TrainBookInfo } from '@sojourn/contract/products/train-booking.shapes'
import type { TrainPriceLine } from '@sojourn/contract/products/train.shapes'
import { totalOf, trainPriceLines, type RideFare } from '@sojourn/domain/products/train/price'

export interface OrderPrice {
  lines: TrainPriceLine[]
  total: number
}

type Party = readonly Pick<TrainBookInfo['travellers'][number], 'category'>[]

/** What the rides cost for these travellers in fen, by the rule that the server uses too. */
export function orderPrice(fares: readonly RideFare[], party: Party, serviceFee: number): OrderPrice {
  const count = (wanted: Party[number]['category']): number => party.filter(({ category }) => category === wanted).length
  const counts = { adults: count('adult'), students: count('student'), children: count('child') }
  const lines = trainPriceLines({ fares, ...counts, serviceFee })
  return { lines, total: totalOf(lines) }
}
