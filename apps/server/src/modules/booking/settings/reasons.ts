import type { Product } from '@sojourn/contract/booking/codes'
import type { EnterpriseSettings } from './store'

/** The company's reasons to choose from that fit a product: no suitable journey explains no stay. */
export const reasonsFor = ({ reasons }: EnterpriseSettings, product: Product): EnterpriseSettings['reasons'] =>
  reasons.filter(({ endedOn, products }) => endedOn === undefined && (products === undefined || products.includes(product)))
