import { orderKinds } from '@sojourn/contract/booking/codes'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { Suggestion } from '../../../kit/lists/search-field'
import { suggestionsOf } from '../../../kit/lists/suggestions'
import type { useText } from '../../../kit/text/text'
import { productCodes, statesOf, type OrderSearch } from './order-search'

type OrderWords = ReturnType<typeof useText<'booking/order/list'>>

interface Known {
  text: OrderWords
  search: OrderSearch
  /** Those that the list shows now. */
  orders: readonly OrderSummary[]
  change: (search: OrderSearch) => void
}

/** What typed words may mean in my bookings: a state, a product, a kind, a traveller, or one of the orders in sight. */
export function orderSuggestions(typed: string, { text, search, orders, change }: Known): Suggestion[] {
  const set = (more: Partial<OrderSearch>) => () => change({ ...search, keyword: '', ...more })
  const states = statesOf(search.tab).map((state) => ({ name: text.groups[state], take: set({ state }) }))
  const products = productCodes.map((product) => ({ name: text.products[product], take: set({ product }) }))
  const kinds = orderKinds.map((kind) => ({ name: text.kinds[kind], take: set({ kind }) }))
  const travellers = orders.flatMap((order) => order.travellers).map((name) => ({ name, take: set({ traveller: name }) }))
  return suggestionsOf(typed, [
    { key: 'state', kind: text.state, options: states },
    { key: 'product', kind: text.product, options: products },
    { key: 'kind', kind: text.kind, options: kinds },
    { key: 'traveller', kind: text.traveller, options: travellers },
    { key: 'order', kind: text.order, options: orders.map(({ orderNo }) => ({ name: orderNo })) },
  ])
}
