import { moneyWords } from '@sojourn/domain/kit/currency'
import { apportion } from '@sojourn/domain/kit/money'
import type { ReportItem } from '../../../capabilities/report'

/** What whoever sells it asks of one of a party in a currency of its own, in words: they share it alike. Empty where the price is told in none. */
export function ownPriceOf({ ownPrice }: ReportItem, positions: readonly number[], position: number): string {
  if (!ownPrice) return ''
  const shares = apportion(
    ownPrice.amount,
    positions.map(() => 1),
  )
  return moneyWords({ ...ownPrice, amount: shares[positions.indexOf(position)] ?? 0 })
}
