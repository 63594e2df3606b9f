import type { TrainBookInfo } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainPriceLine } from '@sojourn/contract/products/train/train.shapes'
import { totalOf, trainPriceLines, type RideFare } from '@sojourn/domain/products/train/price/price'

export interface OrderPrice {
  lines: TrainPriceLine[]
  total: number
}

type Party = readonly Pick<TrainBookInfo['travellers'][number], 'category' | 'serviceFee'>[]

/** What the rides cost for these travellers in fen, by the rule that the server uses too. */
export function orderPrice(fares: readonly RideFare[], party: Party): OrderPrice {
  const count = (wanted: Party[number]['category']): number => party.filter(({ category }) => category === wanted).length
  const counts = { adults: count('adult'), students: count('student'), children: count('child') }
  // An infant is refused a ticket, and pays for none.
  const serviceFees = party.filter(({ category }) => category !== 'infant').map(({ serviceFee }) => serviceFee)
  const lines = trainPriceLines({ fares, ...counts, serviceFees })
  return { lines, total: totalOf(lines) }
}
