import { products, type Product } from '@sojourn/contract/booking/codes'
import type { PolicyWords } from '@sojourn/domain/booking/policy/section'
import { use, type ComponentType } from 'react'
import type { IconName } from '../../../kit/marks/icon-paths'
import { loadTexts } from '../../../kit/text/text'
import { ProductsContext } from './products-context'
import type {
  AgreedStandardProps,
  AlongsideProps,
  ApprovalScreens,
  OrderScreens,
  PolicyEditor,
  ProductRecord,
  ProductScreens,
  StandardProps,
} from './screens'

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

const withOrders = (record: ProductRecord) =>
  (Object.keys(record) as Product[]).flatMap((product) => {
    const screens = record[product]
    return screens.order ? [{ ...screens, order: screens.order }] : []
  })

/** The calls that read a whole order; whatever changes an order makes all of them stale. */
export const useOrderCalls = () => [...new Set(withOrders(useProducts()).map(({ order }) => order.call))]

/** The product of an order of which only the number is known: its first letter tells. */
export function useProductOfOrder() {
  const all = withOrders(useProducts())
  return (orderNo: string): ProductScreens & { order: OrderScreens } => {
    const found = all.find(({ order }) => orderNo.startsWith(order.letter))
    if (!found) throw new Error(`no product has orders like ${orderNo}`)
    return found
  }
}

/** Calls once for each product; what failed is called again. */
function once<Result>(ask: (product: ProductScreens) => Promise<Result>): (product: ProductScreens) => Promise<Result> {
  const asked = new WeakMap<ProductScreens, Promise<Result>>()
  return (product) => {
    const known = asked.get(product)
    if (known) return known
    const coming = ask(product)
    asked.set(product, coming)
    coming.catch(() => asked.delete(product))
    return coming
  }
}

const fetchStandard = once(async ({ standard }) => ({ Standard: await standard?.panel() }))
const fetchAgreed = once(async ({ agreed }) => ({ AgreedStandard: await agreed?.() }))

/** What approvers read of a product, with its words. */
export const fetchApproval = once(async (product) => {
  const approval = await product.approval?.()
  if (approval) await loadTexts(approval.texts)
  return approval
})

const policyWordsThere = new WeakMap<ProductScreens, PolicyWords>()

/** What can be said of a product's section of a travel policy. */
const fetchPolicyWords = once(async (product) => {
  const words = await product.policy?.words()
  if (words) policyWordsThere.set(product, words)
})

/** The form of that section, with the words of its product. */
const fetchPolicyEditor = once(async ({ policy }) => {
  if (!policy) return undefined
  const [editor] = await Promise.all([policy.editor(), loadTexts(policy.texts)])
  return editor
})

/** Waits at the nearest Suspense until these products can say their sections. */
export function usePolicyWords(products: readonly ProductScreens[]): void {
  for (const product of products) use(fetchPolicyWords(product))
}
export const policyWordsOf = (product: ProductScreens): PolicyWords | undefined => policyWordsThere.get(product)

/** Waits as well. */
export const usePolicyEditor = (product: ProductScreens): PolicyEditor | undefined => use(fetchPolicyEditor(product))

const fetchAlongside = once(async ({ alongside }) => alongside?.())
/** What every product offers beside orders of others; the nearest Suspense waits for it. */
export const useAlongside = (): ComponentType<AlongsideProps>[] =>
  Object.values<ProductScreens>(useProducts())
    .map((product) => use(fetchAlongside(product)))
    .filter((offered) => offered !== undefined)

const fetchKept = once(async ({ kept }) => kept?.())
/** What every product keeps of the reader; the nearest Suspense waits for it. */
export const useKept = (): ComponentType[] =>
  Object.values<ProductScreens>(useProducts())
    .map((product) => use(fetchKept(product)))
    .filter((kept) => kept !== undefined)

/** What a product says of its standard, and of what an application agrees in its place; the nearest Suspense waits for it. */
export const useStandard = (product: ProductScreens): { Standard: ComponentType<StandardProps> | undefined } =>
  use(fetchStandard(product))
export const useAgreed = (product: ProductScreens): { AgreedStandard: ComponentType<AgreedStandardProps> | undefined } =>
  use(fetchAgreed(product))
export const useApproval = (product: ProductScreens): ApprovalScreens | undefined => use(fetchApproval(product))
