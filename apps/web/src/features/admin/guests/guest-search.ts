import { guestConcerns } from '@sojourn/contract/admin/people/arranger-states'
import { flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what guests are narrowed, and which one is open; the keyword is a person, and so stands where no server sees it. */
export const guestSearch = listSearch({
  keyword: words(),
  departmentId: words(40),
  concern: oneOf(guestConcerns, ''),
  removed: flag,
  guestId: words(40),
})
export type GuestSearch = Searched<typeof guestSearch>

/** What is open narrows nothing. */
export const isNarrowed = (search: GuestSearch): boolean => guestSearch.isNarrowed({ ...search, guestId: '' })
export const withoutFilters = ({ guestId }: GuestSearch): GuestSearch => ({ ...guestSearch.none, guestId })

/** As the call asks for it. */
export const guestRequest = (search: GuestSearch) => {
  const { guestId: _open, ...request } = guestSearch.set(search)
  return request
}
