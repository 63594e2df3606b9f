import type { TrainPriceLine } from '@sojourn/contract/products/train.shapes'
import { sum } from '../../kit/money'
import { childFare } from './passengers'

export interface TrainPricing {
  /** Fare of one adult per ride in fen; of berths the highest. */
  fares: readonly number[]
  adults: number
  children: number
  /** Fen per traveller and ride (handbook 6.4). */
  serviceFee: number
}

/** The price of an order line by line; rides of equal fare share a line, and what costs nothing has none. */
export function trainPriceLines({ fares, adults, children, serviceFee }: TrainPricing): TrainPriceLine[] {
  const charges = fares.flatMap((fare): Charge[] => [
    { kind: 'fare', unit: fare, count: adults },
    { kind: 'childFare', unit: childFare(fare), count: children },
    { kind: 'serviceFee', unit: serviceFee, count: adults + children },
  ])
  return (['fare', 'childFare', 'serviceFee'] as const).flatMap((kind) => {
    const counts = new Map<number, number>()
    for (const { unit, count } of charges.filter((charge) => charge.kind === kind))
      counts.set(unit, (counts.get(unit) ?? 0) + count)
    return [...counts].map(([unit, count]) => ({ kind, unit, count, amount: unit * count })).filter(({ amount }) => amount > 0)
  })
}
type Charge = Omit<TrainPriceLine, 'amount'>

export const totalOf = (lines: readonly TrainPriceLine[]): number => sum(lines.map(({ amount }) => amount))
