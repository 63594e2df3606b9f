import { whereaboutsActivities } from '@sojourn/contract/admin/orders/whereabouts-words'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** Which day, where and how; the keyword may be a person, and so stands where no server sees it. */
export const whereaboutsSearch = listSearch({
  date: day(''),
  city: words(60),
  activity: oneOf(whereaboutsActivities, ''),
  keyword: words(60),
})
export type WhereaboutsSearch = Searched<typeof whereaboutsSearch>

/** A day narrows nothing: there is always one. */
export const isNarrowed = (search: WhereaboutsSearch): boolean => whereaboutsSearch.isNarrowed({ ...search, date: '' })
export const withoutFilters = ({ date }: WhereaboutsSearch): WhereaboutsSearch => ({ ...whereaboutsSearch.none, date })
