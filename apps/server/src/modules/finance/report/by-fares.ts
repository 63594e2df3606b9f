import { apportionSigned, sum } from '@sojourn/domain/kit/money'

/** Fen of an order shared among its lines by their fares; evenly where none has one, as of what is paid at the hotel. */
export function byFares(amount: number, fares: readonly number[]): number[] {
  const weights = fares.map((fare) => Math.max(0, fare))
  return apportionSigned(amount, sum(weights) > 0 ? weights : weights.map(() => 1))
}
