import { expect, test } from 'vitest'
import { accountRequest, accountSearch, isNarrowed, withoutFilters } from './account-search'

const open = { ...accountSearch.none, employeeId: '1-employee' }

test('[S2.45] an account that is open narrows nothing and is not asked for', () => {
  expect(isNarrowed(open)).toBe(false)
  expect(accountRequest(open)).toEqual({})
  expect(accountRequest({ ...open, state: 'locked', keyword: '林' })).toEqual({ state: 'locked', keyword: '林' })
})

test('[S2.45] it stays open when the filters are taken off', () => {
  expect(isNarrowed({ ...open, departmentId: 'sales' })).toBe(true)
  expect(withoutFilters({ ...open, departmentId: 'sales', state: 'left' })).toEqual(open)
})
