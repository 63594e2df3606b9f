import type { Product } from '@sojourn/contract/booking/codes'
import { booksByApplication } from '@sojourn/domain/access/booking-options'
import { isBookable } from '@sojourn/domain/access/product-availability'
import type { ProductStanding } from '@sojourn/domain/booking/approval/product-rule'
import { serviceConfig } from '../settings/refuse-closed'
import type { EnterpriseRow } from '../settings/store'

/** How business travel with a product stands with the company apart from its flows; `today` is a local day. */
export function productStanding(enterprise: EnterpriseRow, today: string, product: Product): ProductStanding {
  const config = serviceConfig(enterprise, today)
  return {
    bookable: isBookable(config, product, 'business'),
    byApplication: booksByApplication(config, { product, travelType: 'business' }),
  }
}
