import type { Product } from '@sojourn/contract/booking/codes'
import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import type { IconName } from '../../kit/icon-paths'

/** The products that a travel policy may have a standard for, in the order in which they are shown. */
export const standardIcons: Record<PolicyProduct, IconName> = {
  flight: 'plane',
  intlFlight: 'globe',
  hotel: 'hotel',
  intlHotel: 'globe',
  train: 'train',
  car: 'car',
}
export const standardProducts = Object.keys(standardIcons) as PolicyProduct[]

export const hasStandard = (product: Product | undefined): product is PolicyProduct =>
  product !== undefined && product in standardIcons
