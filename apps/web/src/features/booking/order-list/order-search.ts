import { orderKinds, products, type OrderState } from '@sojourn/contract/booking/codes'
import type { WebRequest } from '../../../api/web-call'
import type { getTripOrderList } from '../../../api/calls/booking/order'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** The tabs of my bookings: all, then the states in the order in which an order passes them (handbook 6.2). */
export const orderGroups = [
  'all',
  'draft',
  'approving',
  'awaitingPayment',
  'issuing',
  'issued',
  'completed',
  'refunds',
  'changes',
  'rejected',
  'failed',
  'cancelled',
  'closed',
] as const satisfies readonly ('all' | 'refunds' | 'changes' | OrderState)[]
export type OrderGroup = (typeof orderGroups)[number]

/** Which days the dates of a search mean. */
export const dateKinds = ['travel', 'ordered'] as const
export const productCodes = products.words.map((word) => products.code(word))

const filters = listSearch({
  keyword: words(),
  from: day(''),
  to: day(''),
  product: oneOf(productCodes, 0),
  kind: oneOf(orderKinds, ''),
  dateKind: oneOf(dateKinds, 'travel'),
  traveller: words(),
})
export type OrderSearch = Searched<typeof filters> & { group: OrderGroup }
export const noFilters = filters.none

/** type=1 and type=2 are the links of S2.32; every other tab is the state of its name. */
const groups = listSearch({ type: oneOf([1, 2], 0), state: oneOf(orderGroups, 'all') })
const linked = { 0: undefined, 1: 'draft', 2: 'awaitingPayment' } as const

const writtenGroup = (group: OrderGroup): Searched<typeof groups> => {
  const type = ([1, 2] as const).find((one) => linked[one] === group)
  return type ? { type, state: 'all' } : { type: 0, state: group }
}

/** My bookings, by their tab and filters. */
export const orderSearch = {
  read: (address: URLSearchParams): OrderSearch => {
    const { type, state } = groups.read(address)
    return { group: linked[type] ?? state, ...filters.read(address) }
  },
  write: (search: OrderSearch, address?: URLSearchParams): URLSearchParams =>
    filters.write(search, groups.write(writtenGroup(search.group), address)),
}

/** Which days are meant narrows nothing as long as there are none. */
export const isNarrowed = (search: OrderSearch): boolean => filters.isNarrowed({ ...search, dateKind: 'travel' })

type ListRequest = WebRequest<NonNullable<(typeof getTripOrderList)['contract']>>

/** What the call asks for: its own type for the two linked tabs, else the state. */
export function orderListRequest(search: OrderSearch): ListRequest {
  const { product, ...asked } = filters.set(search)
  return { ...groups.set(writtenGroup(search.group)), ...asked, ...(product && { productType: product }) }
}
