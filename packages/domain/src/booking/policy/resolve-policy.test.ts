import type { PolicyScope, TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { policyFor } from './resolve-policy'

const name = { 'zh-CN': '标准', 'zh-TW': '標準', en: 'Standard' }
const policy = (policyId: string, scope: PolicyScope) => ({ body: { policyId, version: 1, name, scope } as TravelPolicy })
const holder = { employeeId: 'e1', gradeId: 'P1', departmentId: 'sales', permissions: ['book', 'approve'] }
const scopes: PolicyScope[] = [
  { type: 'person', ids: ['e1'] },
  { type: 'grade', ids: ['P0', 'P1'] },
  { type: 'department', ids: ['sales'] },
  { type: 'role', ids: ['approve'] },
  { type: 'default', ids: [] },
]

describe('handbook 7.1: whose policy binds', () => {
  test('person before grade before department before role before the default', () =>
    scopes.forEach((_scope, first) => {
      const rest = scopes.slice(first).map((scope) => policy(scope.type, scope))
      expect(policyFor(rest.toReversed(), holder)?.body.policyId).toBe(scopes[first]?.type)
    }))
  test('a scope that does not name the person does not bind, and nothing may bind at all', () =>
    expect(policyFor([policy('other', { type: 'grade', ids: ['P2'] })], holder)).toBeUndefined())
  test('the order in which policies are stored changes nothing', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...scopes, ...scopes].map((scope, index) => policy(`${index}`, scope))), (list) => {
        expect(policyFor(list, holder)?.body.policyId).toBe(policyFor(list.toReversed(), holder)?.body.policyId)
      }),
    ))
})
