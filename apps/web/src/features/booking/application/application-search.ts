import type { getTravelApplyList } from '../../../api/calls/booking/application/application'
import type { WebRequest } from '../../../api/web-call'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

export const applicationTabs = ['all', 'open', 'bookable', 'over'] as const
export type ApplicationTab = (typeof applicationTabs)[number]
const states = ['draft', 'approving', 'bookable', 'rejected', 'ended'] as const
type ApplicationStateFilter = (typeof states)[number]

/** What can still be told apart in a tab. */
export const statesOf: Record<ApplicationTab, readonly ApplicationStateFilter[]> = {
  all: states,
  open: ['draft', 'approving'],
  bookable: [],
  over: ['rejected', 'ended'],
}

/** What the list of applications is narrowed by; its types are those of S3.13. */
export const applicationFilters = listSearch({
  state: oneOf(states, ''),
  keyword: words(),
  type: oneOf([1, 2], 0),
  from: day(''),
  to: day(''),
})
const tab = listSearch({ tab: oneOf(applicationTabs, 'all') })
export type ApplicationSearch = Searched<typeof applicationFilters> & Searched<typeof tab>

/** My applications, by their tab and filters. */
export const applicationSearch = {
  read: (address: URLSearchParams): ApplicationSearch => ({ ...tab.read(address), ...applicationFilters.read(address) }),
  write: (search: ApplicationSearch, address?: URLSearchParams): URLSearchParams =>
    applicationFilters.write(search, tab.write(search, address)),
}

/** Another tab keeps what it has too. */
export const toTab = (search: ApplicationSearch, next: ApplicationTab): ApplicationSearch => ({
  ...search,
  tab: next,
  state: statesOf[next].find((state) => state === search.state) ?? '',
})

export function applicationListRequest(
  search: ApplicationSearch,
): WebRequest<NonNullable<(typeof getTravelApplyList)['contract']>> {
  const { type, state, ...asked } = applicationFilters.set(search)
  const group = state ?? tab.set(search).tab
  return { ...(group && { group }), ...asked, ...(type && { travelApplyType: type }) }
}
