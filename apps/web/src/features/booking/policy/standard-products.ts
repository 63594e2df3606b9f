import { products, type PolicyProduct, type Product } from '@sojourn/contract/booking/codes'
import type { ProductRecord } from '../product/screens'

const hasStandard = (record: ProductRecord, product: Product): product is PolicyProduct => record[product].standard !== undefined

/** The products that a travel policy may have a standard for, in the order of their codes. */
export const standardProducts = (record: ProductRecord): PolicyProduct[] =>
  products.words.filter((product) => hasStandard(record, product))

/** The standard that is shown beside a product; visas and the like have none of their own and show the first. */
export function shownStandard(record: ProductRecord, product: Product | undefined): PolicyProduct {
  if (product && hasStandard(record, product)) return product
  const [first] = standardProducts(record)
  if (!first) throw new Error('no product has a standard')
  return first
}
