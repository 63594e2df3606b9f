import type { OrderState } from '@sojourn/contract/booking/codes'
import type { WebRequest } from '../../api/web-call'
import type { getTripOrderList } from '../../api/calls.generated'

/** The tabs of my bookings: all, then the states in the order in which an order passes them (handbook 6.2). */
export const orderGroups = [
  'all',
  'draft',
  'approving',
  'awaitingPayment',
  'issuing',
  'issued',
  'completed',
  'rejected',
  'failed',
  'cancelled',
  'closed',
] as const satisfies readonly ('all' | OrderState)[]
export type OrderGroup = (typeof orderGroups)[number]

export interface OrderSearch {
  group: OrderGroup
  keyword: string
  from: string
  to: string
}

const isGroup = (value: string | null): value is OrderGroup => orderGroups.some((group) => group === value)
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
  }
}

/** Writes the search back into the address, without what is not set. */
export function writeOrderSearch({ group, keyword, from, to }: OrderSearch): URLSearchParams {
  const address = new URLSearchParams()
  if (group === 'awaitingPayment') address.set('type', '2')
  else if (group === 'draft') address.set('type', '1')
  else if (group !== 'all') address.set('state', group)
  if (keyword) address.set('keyword', keyword)
  if (from) address.set('from', from)
  if (to) address.set('to', to)
  return address
}

export const isNarrowed = ({ keyword, from, to }: OrderSearch): boolean => Boolean(keyword || from || to)

export const datesCross = ({ from, to }: Pick<OrderSearch, 'from' | 'to'>): boolean => Boolean(from && to && to < from)

type ListRequest = WebRequest<NonNullable<(typeof getTripOrderList)['contract']>>

/** What the call asks for: its own type for the two linked tabs, else the state. */
export function orderListRequest({ group, keyword, from, to }: OrderSearch): ListRequest {
  return {
    ...(group === 'awaitingPayment' ? { type: 2 } : group === 'draft' ? { type: 1 } : group !== 'all' && { state: group }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
