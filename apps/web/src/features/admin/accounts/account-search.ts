import { accountStates } from '@sojourn/contract/admin/people/account.shapes'
import { listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what accounts are narrowed, and whose is open; the keyword is a person, and so stands where no server sees it. */
export const accountSearch = listSearch({
  keyword: words(),
  departmentId: words(40),
  state: oneOf(accountStates, ''),
  employeeId: words(40),
})
export type AccountSearch = Searched<typeof accountSearch>

/** What is open narrows nothing. */
export const isNarrowed = (search: AccountSearch): boolean => accountSearch.isNarrowed({ ...search, employeeId: '' })
export const withoutFilters = ({ employeeId }: AccountSearch): AccountSearch => ({ ...accountSearch.none, employeeId })

/** As the call asks for it. */
export const accountRequest = (search: AccountSearch) => {
  const { employeeId: _open, ...request } = accountSearch.set(search)
  return request
}
