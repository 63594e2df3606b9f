import type { TrainBookInfo } from '@sojourn/contract/products/train-booking.shapes'
import type { TrainPriceLine } from '@sojourn/contract/products/train.shapes'
import { totalOf, trainPriceLines } from '@sojourn/domain/products/train/price'

export interface OrderPrice {
  lines: TrainPriceLine[]
  total: number
}

type Party = readonly Pick<TrainBookInfo['travellers'][number], 'category'>[]

/** What the rides cost for these travellers in fen, by the rule that the server uses too. */
export function orderPrice(fares: readonly number[], party: Party, serviceFee: number): OrderPrice {
  const children = party.filter(({ category }) => category === 'child').length
  const adults = party.filter(({ category }) => category === 'adult').length
  const lines = trainPriceLines({ fares, adults, children, serviceFee })
  return { lines, total: totalOf(lines) }
}
