import { expect, test } from 'vitest'
import { labSearch, periodOf } from './lab-search'

test('a trial looks a quarter of a year back unless the address says something else', () => {
  expect(periodOf({ from: '', to: '' }, '2026-11-20')).toEqual({ from: '2026-08-22', to: '2026-11-20' })
  expect(periodOf({ from: '2026-11-01', to: '2026-11-05' }, '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-05' })
})

test('what is tried stands in the address', () => {
  const search = { ...labSearch.none, policyId: 'staff', subject: '3', product: 'train' as const, everybody: true as const }
  expect(labSearch.write(search).toString()).toBe('policyId=staff&subject=3&product=train&everybody=1')
  expect(labSearch.read(labSearch.write(search))).toEqual(search)
})
