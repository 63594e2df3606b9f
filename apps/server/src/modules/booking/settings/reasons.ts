import type { Product } from '@sojourn/contract/booking/codes'
import type { EnterpriseSettings } from './store'

/** The company's reasons that fit a product: no suitable journey explains no stay. */
export const reasonsFor = ({ reasons }: EnterpriseSettings, product: Product): EnterpriseSettings['reasons'] =>
  reasons.filter((reason) => reason.products === undefined || reason.products.includes(product))
