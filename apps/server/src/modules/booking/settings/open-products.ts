import { products, type Product } from '@sojourn/contract/booking/codes'
import { isBookable } from '@sojourn/domain/access/product-availability'
import { serviceConfig } from './refuse-closed'
import type { EnterpriseRow } from './store'

/** The products that business travel, personal travel or both are open to; `today` is a local day. */
export function openProducts(
  enterprise: EnterpriseRow,
  today: string,
): { product: Product; business: boolean; personal: boolean }[] {
  const config = serviceConfig(enterprise, today)
  return products.words
    .map((product) => ({
      product,
      business: isBookable(config, product, 'business'),
      personal: isBookable(config, product, 'personal'),
    }))
    .filter(({ business, personal }) => business || personal)
}
