import type { Product } from '@sojourn/contract/booking/codes'
import { fittingReasons, type Broken } from '@sojourn/domain/booking/policy/reason-fits'
import type { EnterpriseSettings } from './store'

/** The company's reasons to choose from that fit a product, and where these are known the violations: no suitable journey explains no stay. */
export function reasonsFor(
  { reasons }: EnterpriseSettings,
  product: Product,
  violations?: readonly Broken[],
): EnterpriseSettings['reasons'] {
  const offered = reasons.filter(
    ({ endedOn, products }) => endedOn === undefined && (products === undefined || products.includes(product)),
  )
  return violations ? fittingReasons(offered, violations) : offered
}
