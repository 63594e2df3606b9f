import { orderKinds, products, type OrderKind, type OrderState } from '@sojourn/contract/booking/codes'
import type { WebRequest } from '../../../api/web-call'
import type { getTripOrderList } from '../../../api/calls/booking/order'

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

export interface OrderSearch {
  group: OrderGroup
  keyword: string
  from: string
  to: string
  /** Code of a product; 0 is every one. */
  product: number
  kind: OrderKind | ''
  dateKind: (typeof dateKinds)[number]
  traveller: string
}
export const noFilters = { keyword: '', from: '', to: '', product: 0, kind: '', dateKind: 'travel', traveller: '' } as const

const isGroup = (value: string | null): value is OrderGroup => orderGroups.some((group) => group === value)
export const productCodes = products.words.map((word) => products.code(word))
const dateOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** Reads the address; type=1 and type=2 are the links of S2.32. */
export function readOrderSearch(address: URLSearchParams): OrderSearch {
  const type = address.get('type')
  const state = address.get('state')
  return {
    group: type === '2' ? 'awaitingPayment' : type === '1' ? 'draft' : isGroup(state) ? state : 'all',
    keyword: (address.get('keyword') ?? '').slice(0, 50),
    from: dateOf(address.get('from')),
    to: dateOf(address.get('to')),
    product: productCodes.find((code) => String(code) === address.get('product')) ?? 0,
    kind: orderKinds.find((kind) => kind === address.get('kind')) ?? '',
    dateKind: dateKinds.find((kind) => kind === address.get('dateKind')) ?? 'travel',
    traveller: (address.get('traveller') ?? '').slice(0, 50),
  }
}

/** Writes the search back into the address, without what is not set. */
export function writeOrderSearch({ group, ...filters }: OrderSearch): URLSearchParams {
  const address = new URLSearchParams()
  if (group === 'awaitingPayment') address.set('type', '2')
  else if (group === 'draft') address.set('type', '1')
  else if (group !== 'all') address.set('state', group)
  for (const [name, value] of Object.entries(filters))
    if (value !== noFilters[name as keyof typeof noFilters]) address.set(name, String(value))
  return address
}

export const isNarrowed = ({ keyword, from, to, product, kind, traveller }: OrderSearch): boolean =>
  Boolean(keyword || from || to || product || kind || traveller)

export const datesCross = ({ from, to }: Pick<OrderSearch, 'from' | 'to'>): boolean => Boolean(from && to && to < from)

type ListRequest = WebRequest<NonNullable<(typeof getTripOrderList)['contract']>>

/** What the call asks for: its own type for the two linked tabs, else the state. */
export function orderListRequest({ group, keyword, from, to, product, kind, dateKind, traveller }: OrderSearch): ListRequest {
  const productType = productCodes.find((code) => code === product)
  return {
    ...(group === 'awaitingPayment' ? { type: 2 } : group === 'draft' ? { type: 1 } : group !== 'all' && { state: group }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(to && { to }),
    ...(productType && { productType }),
    ...(kind && { kind }),
    ...(dateKind !== 'travel' && { dateKind }),
    ...(traveller && { traveller }),
  }
}
