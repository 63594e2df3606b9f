import { isProblem } from '@sojourn/contract/kit/problems'
import { describe, expect, test } from 'vitest'
import type { ApprovalFacts, ApprovalFlow, FlowConditions, FlowLevel } from './approval-flow'
import type { ApprovalPeople } from './candidates'
import { choicesOf, resolveChain } from './resolve-chain'

const now = '2026-11-20T02:00:00.000Z'
const name = { 'zh-CN': '', 'zh-TW': '', en: '' }
const flow = (more: Partial<ApprovalFlow>): ApprovalFlow => ({
  flowId: 'one',
  name,
  conditions: {},
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'reject',
  ...more,
})
const level = (approvers: FlowLevel['approvers'], more: Partial<FlowLevel> = {}): FlowLevel => ({
  approvers,
  mode: 'any',
  ...more,
})
const superiors: Record<string, string> = {
  employee: 'manager',
  colleague: 'manager',
  manager: 'director',
  director: 'chief',
  gone: 'director',
  orphan: 'gone',
}
const people: ApprovalPeople = {
  managerOf: (employeeId) => superiors[employeeId],
  headOf: (departmentId) => ({ sales: 'manager', empty: 'gone' })[departmentId],
  ownerOf: (costCentreId) => ({ 'cc-1': 'owner', 'cc-2': 'gone' })[costCentreId],
  projectOwnerOf: (code) => ({ 'PA-1': 'director' })[code],
  withPermission: (permission) => (permission === 'manage' ? ['admin', 'gone'] : permission === 'finance' ? ['gone'] : []),
  isActive: (employeeId) => employeeId !== 'gone',
}
const facts = (more: Partial<ApprovalFacts> = {}): ApprovalFacts => ({
  object: 'booking',
  product: 'flight',
  countries: ['CN'],
  outOfPolicy: false,
  amount: 100_000,
  bookerId: 'employee',
  travellers: [{ employeeId: 'employee', departmentId: 'sales' }],
  now,
  decideBefore: '2026-11-25T00:00:00.000Z',
  ...more,
})
function chainOf(flows: ApprovalFlow[], more: Partial<ApprovalFacts> = {}) {
  const chain = resolveChain(flows, facts(more), people)
  if (isProblem(chain)) throw new Error(chain.problem)
  return chain
}
const levels = (levelsOf: FlowLevel[], more: Partial<ApprovalFacts> = {}, flowMore: Partial<ApprovalFlow> = {}) =>
  chainOf([flow({ levels: levelsOf, ...flowMore })], more)?.levels.map(({ approverIds }) => approverIds)
const problemOf = (levelsOf: FlowLevel[], more: Partial<ApprovalFacts> = {}) => {
  const chain = resolveChain([flow({ levels: levelsOf })], facts(more), people)
  return isProblem(chain) ? chain.problem : undefined
}
const traveller = (employeeId: string, more: Partial<ApprovalFacts['travellers'][number]> = {}) => ({
  employeeId,
  departmentId: 'sales',
  ...more,
})

describe('choosing the flow (handbook 8.1)', () => {
  const cases: [string, FlowConditions, Partial<ApprovalFacts>, boolean][] = [
    ['no condition fits everything', {}, {}, true],
    ['its object', { objects: ['change', 'refund'] }, { object: 'refund' }, true],
    ['another object', { objects: ['change', 'refund'] }, {}, false],
    ['its product', { products: ['train'] }, { product: 'train' }, true],
    ['another product', { products: ['train'] }, {}, false],
    ['out of policy', { outOfPolicy: true }, { outOfPolicy: true }, true],
    ['within policy', { outOfPolicy: true }, {}, false],
    ['a broken rule', { rules: ['cabin', 'discount'] }, { rules: ['discount'], outOfPolicy: true }, true],
    ['another broken rule', { rules: ['cabin'] }, { rules: ['discount'], outOfPolicy: true }, false],
    ['the least amount, included', { minAmount: 100_000 }, {}, true],
    ['just below the least amount', { minAmount: 100_001 }, {}, false],
    ['the greatest amount, included', { maxAmount: 100_000 }, {}, true],
    ['just above the greatest amount', { maxAmount: 99_999 }, {}, false],
    [
      'a department',
      { departmentIds: ['legal'] },
      { travellers: [traveller('a'), traveller('b', { departmentId: 'legal' })] },
      true,
    ],
    ['another department', { departmentIds: ['legal'] }, {}, false],
    [
      'a department below it',
      { departmentIds: ['legal'] },
      { travellers: [traveller('a', { departmentId: 'contracts', withinDepartments: ['contracts', 'legal', 'company'] })] },
      true,
    ],
    [
      'a department above it',
      { departmentIds: ['contracts'] },
      { travellers: [traveller('a', { departmentId: 'legal', withinDepartments: ['legal', 'company'] })] },
      false,
    ],
    ['a grade', { gradeIds: ['P3'] }, { travellers: [traveller('a', { gradeId: 'P3' })] }, true],
    ['another grade', { gradeIds: ['P3'] }, { travellers: [traveller('a', { gradeId: 'P1' })] }, false],
    ['a cost centre', { costCentreIds: ['cc-1'] }, { costCentreIds: ['cc-9', 'cc-1'] }, true],
    ['another cost centre', { costCentreIds: ['cc-1'] }, {}, false],
    ['a project', { projectCodes: ['P-1'] }, { projectCodes: ['P-9', 'P-1'] }, true],
    ['no project', { projectCodes: ['P-1'] }, {}, false],
    ['within the mainland', { regions: ['domestic'] }, {}, true],
    ['Hong Kong is not abroad', { regions: ['abroad'] }, { countries: ['CN', 'HK'] }, false],
    ['Hong Kong and Macau', { regions: ['hongKongMacaoTaiwan'] }, { countries: ['MO', 'CN', 'HK'] }, true],
    ['beyond Hong Kong', { regions: ['hongKongMacaoTaiwan'] }, { countries: ['CN', 'HK', 'SG'] }, false],
    ['the farthest place counts', { regions: ['abroad'] }, { countries: ['CN', 'HK', 'SG'] }, true],
    ['nowhere that is known', { regions: ['domestic', 'hongKongMacaoTaiwan', 'abroad'] }, { countries: [] }, false],
    ['a country on the way', { countries: ['JP', 'HK'] }, { countries: ['CN', 'HK', 'SG'] }, true],
    ['another country', { countries: ['JP'] }, { countries: ['CN', 'SG'] }, false],
    ['a guest', { travellerTypes: ['guest'] }, { travellers: [traveller('a', { type: 'guest' })] }, true],
    ['an employee, which is the usual type', { travellerTypes: ['employee'] }, {}, true],
    ['inside an application', { insideApplication: true }, { insideApplication: true }, true],
    ['without an application', { insideApplication: true }, {}, false],
  ]
  test.each(cases)('[handbook 8.1] %s', (_title, conditions, more, fits) =>
    expect(chainOf([flow({ conditions })], more) !== undefined).toBe(fits),
  )
  test('[handbook 8.1] the first that fits decides; none means that nobody must approve', () => {
    const flows = [flow({ flowId: 'dear', conditions: { minAmount: 500_000 } }), flow({ flowId: 'rest' })]
    expect(chainOf(flows, { amount: 500_000 })?.flowId).toBe('dear')
    expect(chainOf(flows)?.flowId).toBe('rest')
    expect(chainOf(flows.slice(0, 1))).toBeUndefined()
  })
  test('[handbook 8.1] a flow without levels approves by itself: an order inside an approved application', () => {
    const flows = [flow({ flowId: 'free', conditions: { insideApplication: true, outOfPolicy: false }, levels: [] }), flow({})]
    expect(chainOf(flows, { insideApplication: true })).toBeUndefined()
    expect(chainOf(flows, { insideApplication: true, outOfPolicy: true })?.flowId).toBe('one')
  })
})

describe('finding the approvers (handbook 8.2)', () => {
  const two = { travellers: [traveller('employee'), traveller('orphan', { departmentId: 'empty' })], bookerId: 'guest' }
  test.each<[string, FlowLevel[], Partial<ApprovalFacts>, string[][]]>([
    ['a person', [level([{ employeeId: 'admin' }])], {}, [['admin']]],
    ['the traveller’s manager', [level(['manager'])], {}, [['manager']]],
    ['the managers of all travellers, each once', [level(['manager'], { mode: 'all' })], two, [['manager', 'director']]],
    ['the head of the department', [level(['departmentHead'])], {}, [['manager']]],
    ['the head two levels up', [level([{ departmentHead: 2 }])], {}, [['director']]],
    ['higher than the line goes: its last', [level([{ departmentHead: 9 }])], {}, [['chief']]],
    ['the owner of the cost centre', [level(['costCentreOwner'])], { costCentreIds: ['cc-1'] }, [['owner']]],
    ['the owner of the project', [level(['projectOwner'])], { projectCodes: ['PA-1'] }, [['director']]],
    [
      'of no project, or one without an owner: the others',
      [level(['projectOwner', 'manager'])],
      { projectCodes: ['PA-2'] },
      [['manager']],
    ],
    ['and alone: the travel administrators', [level(['projectOwner'])], {}, [['admin']]],
    ['a role', [level([{ permission: 'manage' }])], {}, [['admin']]],
    ['several rules together', [level(['manager', { employeeId: 'admin' }])], {}, [['manager', 'admin']]],
    ['levels in sequence', [level(['manager']), level([{ employeeId: 'director' }])], {}, [['manager'], ['director']]],
    ['a vacant post: the next superior', [level(['manager'])], { travellers: [traveller('orphan')] }, [['director']]],
    [
      'a vacant cost centre without superior known: the travel administrators',
      [level([{ permission: 'finance' }])],
      {},
      [['admin']],
    ],
    ['no superior at all: the travel administrators', [level(['manager'])], { travellers: [traveller('chief')] }, [['admin']]],
  ])('[handbook 8.2] %s', (_title, levelsOf, more, expected) => expect(levels(levelsOf, more)).toEqual(expected))

  test('[handbook 8.2] nobody at all is said at once instead of waiting for ever', () => {
    const alone: ApprovalPeople = { ...people, withPermission: () => [] }
    expect(resolveChain([flow({})], facts({ travellers: [traveller('chief')] }), alone)).toMatchObject({
      problem: 'approverMissing',
    })
  })
})

describe('skipping (handbook 8.2)', () => {
  const own = { bookerId: 'manager', travellers: [traveller('employee')] }
  test.each<[string, FlowLevel[], Partial<ApprovalFacts>, string[][] | undefined]>([
    ['an approver who books passes by itself', [level(['manager'])], own, undefined],
    ['an approver who travels passes by itself', [level([{ employeeId: 'employee' }]), level(['manager'])], {}, [['manager']]],
    ['one of any who may: the level is passed', [level(['manager', { employeeId: 'admin' }])], own, undefined],
    ['one of all who must: the others decide', [level(['manager', { employeeId: 'admin' }], { mode: 'all' })], own, [['admin']]],
    [
      'one of a count: so many fewer',
      [level(['manager', { employeeId: 'admin' }, { employeeId: 'chief' }], { mode: 'count', need: 2 })],
      own,
      [['admin', 'chief']],
    ],
    [
      'the same person on two levels decides once',
      [level([{ employeeId: 'director' }]), level([{ departmentHead: 2 }], { mode: 'all' })],
      {},
      [['director']],
    ],
    [
      'who might not be the one that decides is asked again',
      [level(['manager', { employeeId: 'admin' }]), level([{ employeeId: 'admin' }])],
      {},
      [['manager', 'admin'], ['admin']],
    ],
  ])('[handbook 8.2] %s', (_title, levelsOf, more, expected) => expect(levels(levelsOf, more)).toEqual(expected))

  test('[handbook 8.2] a count keeps what is still needed', () => {
    const three = level(['manager', { employeeId: 'admin' }, { employeeId: 'chief' }], { mode: 'count', need: 2 })
    expect(chainOf([flow({ levels: [three] })])?.levels).toMatchObject([{ mode: 'count', need: 2 }])
    expect(chainOf([flow({ levels: [three] })], own)?.levels).toMatchObject([{ mode: 'count', need: 1 }])
  })
  test('[handbook 8.2] or the superior decides, where the flow says so; at the top of the line one passes', () => {
    expect(levels([level(['manager'])], own, { onOwn: 'up' })).toEqual([['director']])
    expect(levels([level(['manager'])], { bookerId: 'manager', travellers: [traveller('director')] }, { onOwn: 'up' })).toEqual([
      ['chief'],
    ])
    expect(levels([level([{ employeeId: 'chief' }])], { bookerId: 'chief' }, { onOwn: 'up' })).toBeUndefined()
  })
})

describe('the booker’s choice (S3.14)', () => {
  const free = level(['manager', { employeeId: 'admin' }], { choice: 'several', mode: 'all' })
  test('[S3.14] each level that is left to the booker is a group with its candidates', () => {
    const flows = [flow({ levels: [level(['manager']), { ...free, choice: 'one' }, free] })]
    expect(choicesOf(flows, facts(), people)).toEqual([
      { level: 2, choice: 'one', candidateIds: ['manager', 'admin'] },
      { level: 3, choice: 'several', candidateIds: ['manager', 'admin'] },
    ])
  })
  test.each<[string, FlowLevel['choice'], string[], string | undefined]>([
    ['one of one', 'one', ['admin'], undefined],
    ['two of one', 'one', ['admin', 'manager'], 'approverChoiceMissing'],
    ['the same twice is one', 'one', ['admin', 'admin'], undefined],
    ['two of several', 'several', ['admin', 'manager'], undefined],
    ['none', 'several', [], 'approverChoiceMissing'],
    ['a stranger', 'several', ['admin', 'chief'], 'approverChoiceMissing'],
  ])('%s', (_title, choice, named, expected) =>
    expect(problemOf([{ ...free, choice: choice! }], { chosen: { 1: named } })).toBe(expected),
  )
  test('of another level is none', () => expect(problemOf([free], { chosen: {} })).toBe('approverChoiceMissing'))
  test.each(['one', 'several'] as const)('who cannot choose %s asks everybody whom the rules name', (choice) =>
    expect(levels([{ ...free, choice }], { object: 'refund' })).toEqual([['manager', 'admin']]),
  )
  test('a level says which of its flow it is, where one before it passed by itself', () =>
    expect(chainOf([flow({ levels: [level([{ employeeId: 'employee' }]), level(['manager'])] })])?.levels).toMatchObject([
      { level: 1, ofFlow: 2, approverIds: ['manager'] },
    ]))
  test('only those who were named are asked', () => expect(levels([free], { chosen: { 1: ['admin'] } })).toEqual([['admin']]))
})

describe('copies and times (handbook 8.2)', () => {
  test('[handbook 8.2] copies name people by the same rules', () => {
    const copies = [{ to: ['departmentHead', { employeeId: 'admin' }], when: 'finish' }] as const
    expect(chainOf([flow({ copies })])?.copies).toEqual([
      { employeeId: 'manager', when: 'finish' },
      { employeeId: 'admin', when: 'finish' },
    ])
  })
  test('[handbook 8.2] the deadline never outlasts the hold of the seats', () => {
    expect(chainOf([flow({})])?.deadline).toBe('2026-11-21T02:00:00.000Z')
    expect(chainOf([flow({})], { decideBefore: '2026-11-20T04:00:00.000Z' })?.deadline).toBe('2026-11-20T04:00:00.000Z')
  })
  test('[handbook 8.2] a case that goes one superior up leaves that superior half of the time', () => {
    const escalating = flow({ onSilence: 'escalate' })
    expect(chainOf([escalating], { decideBefore: '2026-11-20T04:00:00.000Z' })).toMatchObject({
      deadline: '2026-11-20T03:00:00.000Z',
      decideBefore: '2026-11-20T04:00:00.000Z',
    })
  })
  test('[handbook 8.2] an application has no seats that end it', () => {
    const { decideBefore: _hold, ...unheld } = facts({ object: 'application' })
    expect(resolveChain([flow({ onSilence: 'remind' })], unheld, people)).toMatchObject({ deadline: '2026-11-21T02:00:00.000Z' })
  })
})
