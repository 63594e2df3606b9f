import { products, type Product } from '@sojourn/contract/booking/codes'
import { createContext, use } from 'react'
import type { IconName } from '../../../kit/icon-paths'
import type { OrderScreens, Part, ProductRecord, ProductScreens } from './screens'

/** What the products bring; the composition root hands it in, since the screens of all products name none. */
export const ProductsContext = createContext<ProductRecord | undefined>(undefined)

export function useProducts(): ProductRecord {
  const record = use(ProductsContext)
  if (!record) throw new Error('the record of products is not handed in')
  return record
}

type Code = Parameters<typeof products.word>[0]

/** What a product brings, by its code (S1.08). */
export function useProduct(): (productType: Code) => ProductScreens {
  const record = useProducts()
  return (productType) => record[products.word(productType)]
}

export function useProductIcon(): (of: { productType: Code }) => IconName {
  const product = useProduct()
  return ({ productType }) => product(productType).icon
}

const withOrders = (record: ProductRecord): OrderScreens[] =>
  (Object.keys(record) as Product[]).flatMap((product) => record[product].order ?? [])

/** The calls that read a whole order; whatever changes an order makes all of them stale. */
export const useOrderCalls = () => [...new Set(withOrders(useProducts()).map(({ call }) => call))]

/** What is known of an order by its number alone, whose first letter tells the product. */
export function useOrderScreens(): (orderNo: string) => OrderScreens {
  const all = withOrders(useProducts())
  return (orderNo) => {
    const found = all.find(({ letter }) => orderNo.startsWith(letter))
    if (!found) throw new Error(`no product has orders like ${orderNo}`)
    return found
  }
}

const fetched = new WeakMap<Part<unknown>, Promise<unknown>>()

/** Fetches a part before it is shown; what failed is fetched again. */
export function fetchPart<Content>(part: Part<Content>): Promise<Content> {
  const known = fetched.get(part) as Promise<Content> | undefined
  if (known) return known
  const coming = part()
  fetched.set(part, coming)
  coming.catch(() => fetched.delete(part))
  return coming
}

/** A part of a product; the nearest Suspense waits for it. */
export const usePart = <Content>(part: Part<Content>): Content => use(fetchPart(part))
