import type { PolicyScope } from '@sojourn/contract/booking/policy/policy.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInside, policyFor, policyForGuest, rankOf, type BindingVersion, type PolicyHolder } from './resolve-policy'

const name = { 'zh-CN': '标准', 'zh-TW': '標準', en: 'Standard' }
const policy = (policyId: string, scope: PolicyScope, pilot: string[] | null = null): BindingVersion => ({
  body: { policyId, version: 1, name, scope },
  pilot,
})
const holder = {
  employeeId: 'e1',
  gradeId: 'P1',
  departmentPath: ['shanghai', 'east', 'sales'],
  permissions: ['book', 'approve'],
  costCentreId: 'cc-sales',
  position: '销售经理',
  office: '上海',
  fields: { region: 'east\nnorth' },
  legalEntityId: 'east-co',
}
const outside = { ...holder, employeeId: 'e2', departmentPath: ['finance'] }
const scopes: PolicyScope[] = [
  { type: 'person', ids: ['e1'] },
  { type: 'position', ids: ['总监', '销售经理'] },
  { type: 'grade', ids: ['P0', 'P1'] },
  { type: 'department', ids: ['shanghai'] },
  { type: 'department', ids: ['finance', 'sales'] },
  { type: 'costCentre', ids: ['cc-sales'] },
  { type: 'office', ids: ['上海'] },
  { type: 'field', ids: ['region=south', 'region=north'] },
  { type: 'legalEntity', ids: ['east-co'] },
  { type: 'role', ids: ['approve'] },
  { type: 'default', ids: [] },
]
const idOf = (list: readonly BindingVersion[], who: PolicyHolder = holder) => policyFor(list, who)?.body.policyId

describe('handbook 7.1: whose policy binds', () => {
  test('[S2.46] person, position, grade, the nearest department, cost centre, office, own field, legal entity, role, everybody', () =>
    scopes.forEach((_scope, first) => {
      const rest = scopes.slice(first).map((scope, place) => policy(`${first + place}`, scope))
      expect(idOf(rest.toReversed())).toBe(`${first}`)
    }))
  test('a department binds who stands below it', () =>
    expect([holder, outside].map((who) => idOf([policy('east', { type: 'department', ids: ['east'] })], who))).toEqual([
      'east',
      undefined,
    ]))
  test('a scope that does not name the person does not bind, and nothing may bind at all', () =>
    expect(idOf([policy('other', { type: 'grade', ids: ['P2'] })])).toBeUndefined())
  test.each<[string, PolicyScope]>([
    ['no title', { type: 'position', ids: ['销售经理', ''] }],
    ['another cost centre', { type: 'costCentre', ids: ['cc-sales'] }],
    ['no office', { type: 'office', ids: ['上海', ''] }],
    ['another value of an own field', { type: 'field', ids: ['region=east'] }],
    ['no legal entity', { type: 'legalEntity', ids: ['east-co'] }],
  ])('%s binds nobody', (_title, scope) => {
    const other = { ...holder, position: '', office: '', fields: { region: 'west' }, costCentreId: 'cc-lab', legalEntityId: null }
    expect([idOf([policy('one', scope)], holder), idOf([policy('one', scope)], other)]).toEqual(['one', undefined])
  })
})

const anyone = fc.record({
  employeeId: fc.constantFrom('e1', 'e2'),
  gradeId: fc.constantFrom('P1', 'P2'),
  departmentPath: fc.constantFrom(['shanghai', 'east', 'sales'], ['east', 'sales'], ['finance']),
  permissions: fc.subarray(['approve', 'manage']),
  costCentreId: fc.constantFrom('c1', 'c2'),
  position: fc.constantFrom('', 'lead'),
  office: fc.constantFrom('', 'shanghai'),
  fields: fc.constantFrom({}, { region: 'east' }, { region: 'east\nwest' }),
  legalEntityId: fc.constantFrom(null, 'l1'),
})
const anyScope: fc.Arbitrary<PolicyScope> = fc.oneof(
  fc.record({ type: fc.constant('person' as const), ids: fc.subarray(['e1', 'e2']) }),
  fc.record({ type: fc.constant('grade' as const), ids: fc.subarray(['P1', 'P2']) }),
  fc.record({ type: fc.constant('department' as const), ids: fc.subarray(['shanghai', 'east', 'sales', 'finance']) }),
  fc.record({ type: fc.constant('role' as const), ids: fc.subarray(['approve', 'manage']) }),
  fc.record({ type: fc.constant('position' as const), ids: fc.constantFrom<string[]>(['lead']) }),
  fc.record({ type: fc.constant('costCentre' as const), ids: fc.subarray(['c1', 'c2']) }),
  fc.record({ type: fc.constant('office' as const), ids: fc.constantFrom<string[]>(['shanghai']) }),
  fc.record({ type: fc.constant('field' as const), ids: fc.subarray(['region=east', 'region=west']) }),
  fc.record({ type: fc.constant('legalEntity' as const), ids: fc.constantFrom<string[]>(['l1']) }),
  fc.record({ type: fc.constant('default' as const), ids: fc.constant([] as string[]) }),
)
const anyPilot = fc.option(fc.subarray(['shanghai', 'sales', 'finance'], { minLength: 1 }), { freq: 1 })
/** Versions in force: of each policy one for everybody, one that is tried, or both. */
const anyList = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), anyScope, anyPilot), { maxLength: 8 })
  .map((all) =>
    all
      .map(([id, scope, pilot]) => policy(id, scope, pilot))
      .filter(
        (one, at, list) =>
          list.findIndex((same) => same.body.policyId === one.body.policyId && !same.pilot === !one.pilot) === at,
      ),
  )

describe('whatever the policies and the person', () => {
  test('the order in which policies are stored changes nothing', () =>
    fc.assert(
      fc.property(anyList, anyone, (list, who) => {
        expect(policyFor(list.toReversed(), who)).toBe(policyFor(list, who))
      }),
    ))
  test('what binds names the person, and nothing that may bind is nearer', () =>
    fc.assert(
      fc.property(anyList, anyone, (list, who) => {
        const bound = policyFor(list, who)
        const own = bound && rankOf(bound.body.scope, who)
        expect(own === undefined).toBe(bound === undefined)
        for (const one of list) {
          const other = rankOf(one.body.scope, who)
          const isHidden = list.some(
            (same) =>
              same.body.policyId === one.body.policyId &&
              Boolean(same.pilot) !== Boolean(one.pilot) &&
              isInside((same.pilot ?? one.pilot)!, who) === Boolean(same.pilot),
          )
          if (!other || isHidden || (one.pilot && !isInside(one.pilot, who))) continue
          expect(own![0] * 10 + own![1]).toBeLessThanOrEqual(other[0] * 10 + other[1])
        }
      }),
    ))
  test('what is tried binds only who is inside, and changes nothing for anybody else', () =>
    fc.assert(
      fc.property(anyList, anyone, (list, who) => {
        const bound = policyFor(list, who)
        if (bound?.pilot) expect(isInside(bound.pilot, who)).toBe(true)
        const withoutPilots = list.filter(({ pilot }) => !pilot || isInside(pilot, who))
        expect(policyFor(withoutPilots, who)).toBe(bound)
      }),
    ))
  test('inside, what is tried takes the place of what binds elsewhere, also where it no longer names the person', () => {
    const old = policy('staff', { type: 'grade', ids: ['P1'] })
    const tried = policy('staff', { type: 'grade', ids: ['P2'] }, ['sales'])
    const everybody = policy('all', { type: 'default', ids: [] })
    expect([holder, outside].map((who) => policyFor([old, tried, everybody], who))).toEqual([everybody, old])
  })
})

describe('[handbook 7.3] whose policy binds a guest', () => {
  const ofGuests = policy('guests', { type: 'role', ids: ['guest', 'finance'] })
  const all = [policy('all', { type: 'default', ids: [] }), policy('approvers', { type: 'role', ids: ['approve'] })]
  const bound = (rule: 'own' | 'booker' | 'unlimited', list: readonly BindingVersion[]) =>
    policyForGuest(list, { rule, host: holder })?.body.policyId
  test.each([
    ['own', [...all, ofGuests], 'guests'],
    ['own', all, undefined],
    ['booker', [...all, ofGuests], 'approvers'],
    ['unlimited', [...all, ofGuests], undefined],
  ] as const)('by the rule %s', (rule, list, id) => expect(bound(rule, list)).toBe(id))
  test('a version that is tried for guests binds where the host stands alone', () => {
    const tried = policy('guests', { type: 'role', ids: ['guest'] }, ['sales'])
    expect(bound('own', [tried])).toBe('guests')
    expect(policyForGuest([tried], { rule: 'own', host: outside })).toBeUndefined()
  })
  test('none of the company’s people is bound by a policy of guests', () => expect(idOf([ofGuests])).toBeUndefined())
})
