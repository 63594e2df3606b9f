import { personConcerns, personStates } from '@sojourn/contract/admin/people/person.shapes'
import { roles } from '@sojourn/contract/kit/roles'
import type { searchPeople } from '../../../api/calls/admin/people/person'
import type { WebRequest } from '../../../api/web-call'
import { flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'
import type { Sort } from '../../../kit/lists/table'

export const peopleSorts = ['name', 'number', 'joinedOn'] as const

/** By what people are narrowed and in which order they stand; the keyword is a person, and so stands where no server sees it. */
export const peopleSearch = listSearch({
  keyword: words(),
  departmentId: words(40),
  gradeId: words(40),
  office: words(60),
  personField: words(180),
  state: oneOf(personStates, ''),
  role: oneOf(roles, ''),
  concern: oneOf(personConcerns, ''),
  sort: oneOf(peopleSorts, ''),
  descending: flag,
})
export type PeopleSearch = Searched<typeof peopleSearch>

/** The order is kept when what it is narrowed by is taken off. */
export const withoutFilters = ({ sort, descending }: PeopleSearch): PeopleSearch => ({ ...peopleSearch.none, sort, descending })

/** An order narrows nothing. */
export const isNarrowed = (search: PeopleSearch): boolean => peopleSearch.isNarrowed({ ...search, sort: '', descending: false })

type ListRequest = WebRequest<NonNullable<(typeof searchPeople)['contract']>>

/** A direction without an order means nothing. */
export function peopleRequest(search: PeopleSearch): ListRequest {
  return peopleSearch.set(search.sort === '' ? { ...search, descending: false } : search)
}

/** As the heads of the table say it. */
export const sortOf = ({ sort, descending }: PeopleSearch): Sort | undefined =>
  sort === '' ? undefined : { key: sort, descending }
export const withSort = (search: PeopleSearch, { key, descending }: Sort): PeopleSearch => ({
  ...search,
  sort: peopleSorts.find((sort) => sort === key) ?? '',
  descending,
})
