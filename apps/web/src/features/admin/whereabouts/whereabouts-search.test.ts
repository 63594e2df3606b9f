import { expect, test } from 'vitest'
import { isNarrowed, whereaboutsSearch, withoutFilters } from './whereabouts-search'

test('[S2.44] another day narrows nothing, and stays when the filters are taken off', () => {
  const search = { ...whereaboutsSearch.none, date: '2026-12-09' }
  expect(isNarrowed(search)).toBe(false)
  expect(isNarrowed({ ...search, city: '上海' })).toBe(true)
  expect(withoutFilters({ ...search, city: '上海', activity: 'stay' })).toEqual(search)
})
