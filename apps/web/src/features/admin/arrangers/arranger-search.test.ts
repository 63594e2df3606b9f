import { expect, test } from 'vitest'
import { arrangerRequest, arrangerSearch, isNarrowed, withoutFilters } from './arranger-search'

const open = { ...arrangerSearch.none, employeeId: '1-manager' }

test('[S2.45] whose rights are open narrows nothing, is not asked for, and stays open without filters', () => {
  expect(isNarrowed(open)).toBe(false)
  expect(arrangerRequest({ ...open, product: 'train', state: 'expiring' })).toEqual({ product: 'train', state: 'expiring' })
  expect(withoutFilters({ ...open, product: 'train' })).toEqual(open)
})
