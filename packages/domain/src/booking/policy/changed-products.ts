import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'

/** Products of which one policy says something else than another; without a policy nothing is said of any. */
export const changedProducts = (before: TravelPolicy | undefined, after: TravelPolicy | undefined): PolicyProduct[] =>
  policyProducts.filter((product) => !isSame(before?.[product], after?.[product]))

/** By value, whatever the order of the fields; a field that is undefined is none. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [entriesOf(one), entriesOf(other)]
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
}

const entriesOf = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, inner]) => inner !== undefined))
