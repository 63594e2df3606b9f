import type { BudgetObject, BudgetPeriod } from '@sojourn/contract/booking/budget-words'
import type { Product } from '@sojourn/contract/booking/codes'

interface Spanned {
  objectKind: BudgetObject
  objectId: string
  period: BudgetPeriod
  from: string
  to: string
  /** None are all. */
  products: readonly Product[]
}

const keyOf = ({ objectKind, objectId, period }: Spanned): string => [objectKind, period, objectId].join(' ')

const meets = (one: Spanned, other: Spanned): boolean =>
  one.from <= other.to &&
  one.to >= other.from &&
  (one.products.length === 0 || other.products.length === 0 || one.products.some((each) => other.products.includes(each)))

/** Whether a budget stands beside another of these: for the same, of the same periods and of some of the same products, at the same time. */
export function overlapOf(all: readonly Spanned[]): (one: Spanned) => boolean {
  const byKey = new Map<string, Spanned[]>()
  for (const each of all) byKey.set(keyOf(each), [...(byKey.get(keyOf(each)) ?? []), each])
  return (one) => (byKey.get(keyOf(one)) ?? []).some((other) => other !== one && meets(one, other))
}
