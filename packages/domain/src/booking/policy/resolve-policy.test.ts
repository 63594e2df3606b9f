import type { PolicyScope, TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guestPolicy, policiesInForce, policyFor } from './resolve-policy'

const name = { 'zh-CN': '标准', 'zh-TW': '標準', en: 'Standard' }
const policy = (policyId: string, scope: PolicyScope, version = 1, effectiveFrom = '2026-01-01') => ({
  effectiveFrom,
  body: { policyId, version, name, scope } as TravelPolicy,
})
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

describe('versions (handbook 7.5)', () => {
  const scope: PolicyScope = { type: 'default', ids: [] }
  const versions = [policy('a', scope, 1, '2026-01-01'), policy('a', scope, 2, '2027-01-01'), policy('a', scope, 3, '2026-12-01')]
  const on = (day: string) => policiesInForce(versions, day)[0]?.body.version
  test('the one in force took effect last; what lies in the future does not bind yet', () =>
    expect(['2025-12-31', '2026-01-01', '2026-12-01', '2027-01-01'].map(on)).toEqual([undefined, 1, 3, 2]))
  test('of two versions of one day the later one', () =>
    expect(policiesInForce([policy('a', scope, 5), policy('a', scope, 4)], '2026-06-01')[0]?.body.version).toBe(5))
})

test('handbook 7.3: guests by their own standard, by the booker’s, or without limit', () => {
  const [own, booker] = [policy('own', scopes[4]!).body, policy('booker', scopes[4]!).body]
  expect((['own', 'booker', 'unlimited'] as const).map((rule) => guestPolicy(rule, { own, booker })?.policyId)).toEqual([
    'own',
    'booker',
    undefined,
  ])
})
