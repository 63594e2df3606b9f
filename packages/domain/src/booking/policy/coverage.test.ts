import type { PolicyScope, TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import { expect, test } from 'vitest'
import { coverageOf, scopeConflicts, uncovered } from './coverage'

const policy = (policyId: string, scope: PolicyScope, pilot: string[] | null = null) => ({
  body: { policyId, version: 1, scope } as TravelPolicy,
  pilot,
})
const group = (gradeId: string, people: number, departmentPath: string[] = ['sales']) => ({
  employeeId: '',
  gradeId,
  departmentPath,
  permissions: [],
  costCentreId: '',
  position: '',
  office: '',
  fields: {},
  legalEntityId: null,
  people,
})
const staff = policy('staff', { type: 'grade', ids: ['P1'] })
const lead = policy('lead', { type: 'grade', ids: ['P2'] })
const groups = [group('P1', 20), group('P2', 5), group('P3', 2)]

test('counts whom each version binds, and whom none does', () => {
  const { bound, withoutPolicy } = coverageOf([staff, lead, policy('nobody', { type: 'grade', ids: ['P9'] })], groups)
  expect([bound.get(staff), bound.get(lead), bound.size, withoutPolicy]).toEqual([20, 5, 2, 2])
})

test('counts who is left without, not who had none before', () => {
  expect(uncovered([staff, lead], [staff], groups)).toBe(5)
  expect(uncovered([staff, lead], [staff, policy('all', { type: 'default', ids: [] })], groups)).toBe(0)
})

test('names what two policies name, but not a policy and its trial', () => {
  const both = policy('both', { type: 'grade', ids: ['P1', 'P2'] })
  expect(scopeConflicts([staff, lead, both])).toEqual([
    { type: 'grade', id: 'P1', policyIds: ['staff', 'both'] },
    { type: 'grade', id: 'P2', policyIds: ['lead', 'both'] },
  ])
  expect(scopeConflicts([staff, policy('staff', { type: 'grade', ids: ['P1'] }, ['sales'])])).toEqual([])
  const everybody = ['a', 'b'].map((id) => policy(id, { type: 'default', ids: [] }))
  expect(scopeConflicts(everybody)).toEqual([{ type: 'default', policyIds: ['a', 'b'] }])
  expect(scopeConflicts([staff, policy('person', { type: 'person', ids: ['P1'] })])).toEqual([])
})
