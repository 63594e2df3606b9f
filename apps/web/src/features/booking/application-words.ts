import type { ApplicationLine } from '@sojourn/contract/booking/application.shapes'
import { useText } from '../../kit/text'

type ProductType = ApplicationLine['productType']
const words = {
  1: 'flight',
  2: 'intlFlight',
  3: 'hotel',
  4: 'intlHotel',
  5: 'train',
  6: 'car',
  8: 'visa',
  9: 'meeting',
} as const satisfies Record<ProductType, string>

/** The name of a product by its code (S1.08). */
export function useProductName(): (productType: ProductType) => string {
  const { products } = useText('booking/application')
  return (productType) => products[words[productType]]
}
