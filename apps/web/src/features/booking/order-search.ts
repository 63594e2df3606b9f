import type { WebRequest } from '../../api/web-call'
import type { getTripOrderList } from '../../api/calls.generated'

/** The tabs of my bookings, each a group of states (handbook 6.2). */
export const orderGroups = ['all', 'submit', 'approving', 'pay', 'issuing', 'issued', 'done', 'ended'] as const
export type OrderGroup = (typeof orderGroups)[number]

const states: Record<OrderGroup, readonly number[]> = {
  all: [],
  submit: [10],
  approving: [20],
  pay: [1100],
  issuing: [1700],
  issued: [1800],
  done: [1990],
  ended: [25, 1801, 1211, 1400],
}

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
  const group = address.get('group')
  return {
    group: type === '2' ? 'pay' : type === '1' ? 'submit' : isGroup(group) ? group : 'all',
    keyword: (address.get('keyword') ?? '').slice(0, 50),
    from: dateOf(address.get('from')),
    to: dateOf(address.get('to')),
  }
}

/** Writes the search back into the address, without what is not set. */
export function writeOrderSearch({ group, keyword, from, to }: OrderSearch): URLSearchParams {
  const address = new URLSearchParams()
  if (group === 'pay') address.set('type', '2')
  else if (group === 'submit') address.set('type', '1')
  else if (group !== 'all') address.set('group', group)
  if (keyword) address.set('keyword', keyword)
  if (from) address.set('from', from)
  if (to) address.set('to', to)
  return address
}

export const isNarrowed = ({ keyword, from, to }: OrderSearch): boolean => Boolean(keyword || from || to)

export const datesCross = ({ from, to }: Pick<OrderSearch, 'from' | 'to'>): boolean => Boolean(from && to && to < from)

/** What the call asks for: its own type for the two linked groups, else the states of the group. */
export function orderListRequest({
  group,
  keyword,
  from,
  to,
}: OrderSearch): WebRequest<NonNullable<(typeof getTripOrderList)['contract']>> {
  return {
    ...(group === 'pay' && { type: 2 }),
    ...(group === 'submit' && { type: 1 }),
    ...(group !== 'pay' && group !== 'submit' && states[group].length > 0 && { state: states[group].join(',') }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
