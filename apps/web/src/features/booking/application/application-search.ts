import type { getTravelApplyList } from '../../../api/calls/booking/application'
import type { WebRequest } from '../../../api/web-call'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

export const applicationGroups = ['all', 'draft', 'approving', 'bookable', 'rejected', 'ended'] as const

/** What the list of applications is narrowed by; its types are those of S3.13. */
export const applicationFilters = listSearch({ keyword: words(), type: oneOf([1, 2], 0), from: day(''), to: day('') })
const group = listSearch({ group: oneOf(applicationGroups, 'all') })
export type ApplicationSearch = Searched<typeof applicationFilters> & Searched<typeof group>

/** My applications, by their tab and filters. */
export const applicationSearch = {
  read: (address: URLSearchParams): ApplicationSearch => ({ ...group.read(address), ...applicationFilters.read(address) }),
  write: (search: ApplicationSearch, address?: URLSearchParams): URLSearchParams =>
    applicationFilters.write(search, group.write(search, address)),
}

export function applicationListRequest(
  search: ApplicationSearch,
): WebRequest<NonNullable<(typeof getTravelApplyList)['contract']>> {
  const { type, ...asked } = applicationFilters.set(search)
  return { ...group.set(search), ...asked, ...(type && { travelApplyType: type }) }
}
