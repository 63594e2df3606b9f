import type { CompanyProducts } from '@sojourn/contract/admin/company/company.shapes'
import type { TravelType } from '@sojourn/contract/booking/codes'
import { productTabs, type AvailabilityConfig, type ProductTab } from '@sojourn/domain/access/product-availability'
import { productFlags } from '@sojourn/domain/admin/company/company-products'

/** The tabs of home as they would be, under an agreement in force. */
export function previewTabs(products: CompanyProducts, travelType: TravelType): ProductTab[] {
  const config: AvailabilityConfig = { ...productFlags(products), isSigningServiceDate: true, signingServiceExpiredType: 1 }
  return productTabs(config, travelType)
}
