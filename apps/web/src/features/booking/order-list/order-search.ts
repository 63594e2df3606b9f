import { orderKinds, orderStageWords, products, type OrderStage, type OrderState } from '@sojourn/contract/booking/codes'
import type { WebRequest } from '../../../api/web-call'
import type { getTripOrderList } from '../../../api/calls/booking/order'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

export const orderTabs = ['all', ...orderStageWords] as const
export type OrderTab = (typeof orderTabs)[number]

/** States by which the list is narrowed, in the order in which a booking passes them (handbook 6.2); refunds and changes stand for all of theirs. */
type StateFilter = OrderState | 'refunds' | 'changes'
const statesOfStage = {
  open: ['draft', 'approving', 'awaitingPayment', 'issuing', 'refunds', 'changes'],
  upcoming: ['issued', 'refunds', 'changes'],
  over: ['completed', 'refunds', 'changes', 'rejected', 'failed', 'cancelled', 'closed'],
} as const satisfies Record<OrderStage, readonly StateFilter[]>
export const orderStateFilters = [
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
] as const satisfies readonly StateFilter[]
export type OrderStateFilter = (typeof orderStateFilters)[number]
export const statesOf = (tab: OrderTab): readonly OrderStateFilter[] => (tab === 'all' ? orderStateFilters : statesOfStage[tab])

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
export type OrderSearch = Searched<typeof filters> & { tab: OrderTab; state: OrderStateFilter | '' }
export const noFilters = { ...filters.none, state: '' } as const

/** type=1 and type=2 are the links of S2.32, which lead to what is under way; every other state stands by its name. */
const places = listSearch({ type: oneOf([1, 2], 0), state: oneOf(orderStateFilters, ''), tab: oneOf(orderTabs, undefined) })
const linked = { 0: '', 1: 'draft', 2: 'awaitingPayment' } as const
const typeOf = (state: OrderSearch['state']) => ([1, 2] as const).find((type) => linked[type] === state) ?? 0

function writtenPlace({ tab, state }: Pick<OrderSearch, 'tab' | 'state'>): Searched<typeof places> {
  const type = typeOf(state)
  const usual = type ? 'open' : 'all'
  return { type, state: type ? '' : state, tab: tab === usual ? undefined : tab }
}

/** My bookings, by their tab and filters. */
export const orderSearch = {
  read: (address: URLSearchParams): OrderSearch => {
    const { type, state, tab } = places.read(address)
    return { tab: tab ?? (type ? 'open' : 'all'), state: linked[type] || state, ...filters.read(address) }
  },
  write: (search: OrderSearch, address?: URLSearchParams): URLSearchParams =>
    filters.write(search, places.write(writtenPlace(search), address)),
}

/** Another tab keeps what it has too. */
export const toTab = (search: OrderSearch, tab: OrderTab): OrderSearch => ({
  ...search,
  tab,
  state: statesOf(tab).find((state) => state === search.state) ?? '',
})

/** Which days are meant narrows nothing as long as there are none. */
export const isNarrowed = (search: OrderSearch): boolean =>
  search.state !== '' || filters.isNarrowed({ ...search, dateKind: 'travel' })

type ListRequest = WebRequest<NonNullable<(typeof getTripOrderList)['contract']>>

export function orderListRequest(search: OrderSearch): ListRequest {
  const { product, ...asked } = filters.set(search)
  const type = typeOf(search.state)
  return {
    ...(search.tab !== 'all' && { stage: search.tab }),
    ...(type ? { type } : search.state && { state: search.state }),
    ...asked,
    ...(product && { productType: product }),
  }
}
