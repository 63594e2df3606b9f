import { arrangerFilters } from '@sojourn/contract/admin/people/arranger-states'
import { policyProducts } from '@sojourn/contract/booking/codes'
import { listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what arrangers are narrowed, and whose rights are open; the keyword is a person, and so stands where no server sees it. */
export const arrangerSearch = listSearch({
  keyword: words(),
  departmentId: words(40),
  product: oneOf(policyProducts, ''),
  state: oneOf(arrangerFilters, ''),
  employeeId: words(40),
})
export type ArrangerSearch = Searched<typeof arrangerSearch>

/** What is open narrows nothing. */
export const isNarrowed = (search: ArrangerSearch): boolean => arrangerSearch.isNarrowed({ ...search, employeeId: '' })
export const withoutFilters = ({ employeeId }: ArrangerSearch): ArrangerSearch => ({ ...arrangerSearch.none, employeeId })

/** As the call asks for it. */
export const arrangerRequest = (search: ArrangerSearch) => {
  const { employeeId: _open, ...request } = arrangerSearch.set(search)
  return request
}
