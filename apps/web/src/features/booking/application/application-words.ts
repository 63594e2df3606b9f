import type { ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { products as codes } from '@sojourn/contract/booking/codes'
import { useText } from '../../../kit/text/text'

/** The name of a product by its code (S1.08). */
export function useProductName(): (productType: ApplicationLine['productType']) => string {
  const { products } = useText('booking/application/words')
  return (productType) => products[codes.word(productType)]
}
