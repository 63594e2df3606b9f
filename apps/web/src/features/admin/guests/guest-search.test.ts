import { expect, test } from 'vitest'
import { guestRequest, guestSearch, isNarrowed, withoutFilters } from './guest-search'

const open = { ...guestSearch.none, guestId: 'G1' }

test('[S2.45] a guest who is open narrows nothing, is not asked for, and stays open without filters', () => {
  expect(isNarrowed(open)).toBe(false)
  expect(guestRequest({ ...open, removed: true, concern: 'hostLeft' })).toEqual({ removed: true, concern: 'hostLeft' })
  expect(guestRequest(open)).toEqual({})
  expect(withoutFilters({ ...open, removed: true })).toEqual(open)
})
