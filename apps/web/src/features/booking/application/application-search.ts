import type { getTravelApplyList } from '../../../api/calls/booking/application'
import type { WebRequest } from '../../../api/web-call'

export const applicationGroups = ['all', 'draft', 'approving', 'bookable', 'rejected', 'ended'] as const
export type ApplicationGroup = (typeof applicationGroups)[number]

/** What the list of applications is narrowed by; it stands in the address. */
export interface ApplicationSearch {
  group: ApplicationGroup
  keyword: string
  /** 0 any (S3.13). */
  type: 0 | 1 | 2
  from: string
  to: string
}

const isGroup = (value: string | null): value is ApplicationGroup => applicationGroups.some((group) => group === value)
const dateOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')
const typeOf = (value: string | null): 0 | 1 | 2 => (value === '1' ? 1 : value === '2' ? 2 : 0)

export function readApplicationSearch(address: URLSearchParams): ApplicationSearch {
  const group = address.get('group')
  return {
    group: isGroup(group) ? group : 'all',
    keyword: (address.get('keyword') ?? '').slice(0, 50),
    type: typeOf(address.get('type')),
    from: dateOf(address.get('from')),
    to: dateOf(address.get('to')),
  }
}

/** Without what is not set. */
export function writeApplicationSearch({ group, keyword, type, from, to }: ApplicationSearch): URLSearchParams {
  const address = new URLSearchParams()
  if (group !== 'all') address.set('group', group)
  if (keyword) address.set('keyword', keyword)
  if (type) address.set('type', String(type))
  if (from) address.set('from', from)
  if (to) address.set('to', to)
  return address
}

export const isNarrowedSearch = ({ keyword, type, from, to }: ApplicationSearch): boolean =>
  Boolean(keyword || type || from || to)

export const applicationListRequest = ({
  group,
  keyword,
  type,
  from,
  to,
}: ApplicationSearch): WebRequest<NonNullable<(typeof getTravelApplyList)['contract']>> => ({
  ...(group !== 'all' && { group }),
  ...(keyword && { keyword }),
  ...(type && { travelApplyType: type }),
  ...(from && { from }),
  ...(to && { to }),
})
