import { orderKinds } from '@sojourn/contract/booking/codes'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { Suggestion } from '../../../kit/lists/search-field'
import type { useText } from '../../../kit/text/text'
import { productCodes, statesOf, type OrderSearch } from './order-search'

type OrderWords = ReturnType<typeof useText<'booking/centre-orders'>>

const most = 8

interface Known {
  text: OrderWords
  search: OrderSearch
  /** Those that the list shows now. */
  orders: readonly OrderSummary[]
  change: (search: OrderSearch) => void
}

const holds = (name: string, typed: string): boolean => name.toLowerCase().includes(typed.toLowerCase())

/** What typed words may mean in my bookings: a state, a product, a kind, a traveller, or one of the orders in sight. */
export function orderSuggestions(typed: string, { text, search, orders, change }: Known): Suggestion[] {
  const set = (more: Partial<OrderSearch>) => () => change({ ...search, keyword: '', ...more })
  const named = (key: string, kind: string, name: string, take?: () => void): Suggestion => ({
    key: `${key} ${name}`,
    kind,
    name,
    take,
  })
  const travellers = [...new Set(orders.flatMap((order) => order.travellers))]
  return [
    ...statesOf(search.tab).map((state) => named('state', text.state, text.groups[state], set({ state }))),
    ...productCodes.map((product) => named('product', text.product, text.products[product], set({ product }))),
    ...orderKinds.map((kind) => named('kind', text.kind, text.kinds[kind], set({ kind }))),
    ...travellers.map((traveller) => named('traveller', text.traveller, traveller, set({ traveller }))),
    ...orders.map(({ orderNo }) => named('order', text.order, orderNo)),
  ]
    .filter(({ name }) => holds(name, typed))
    .slice(0, most)
}
