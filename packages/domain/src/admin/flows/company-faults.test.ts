import { describe, expect, test } from 'vitest'
import type { ApprovalFlow, ApproverRule, FlowLevel } from '../../booking/approval/approval-flow'
import type { ApprovalPeople } from '../../booking/approval/candidates'
import { companyFaults, type FlowCompany, type PeopleAlike } from './company-faults'
import { ringsOf } from './rings'

const flow = (levels: FlowLevel[], more: Partial<ApprovalFlow> = {}): ApprovalFlow => ({
  flowId: 'a',
  name: { 'zh-CN': '', 'zh-TW': '', en: '' },
  conditions: {},
  levels,
  deadlineHours: 24,
  onSilence: 'reject',
  ...more,
})
const any = (...approvers: ApproverRule[]): FlowLevel => ({ approvers, mode: 'any' })

const people: ApprovalPeople = {
  managerOf: (id) => ({ manager: 'director' })[id],
  headOf: (id) => ({ sales: 'manager' })[id],
  ownerOf: (id) => ({ 'cc-1': 'owner' })[id],
  projectOwnerOf: (code) => ({ 'PA-1': 'director' })[code],
  withPermission: (permission) => (permission === 'manage' ? ['admin'] : []),
  isActive: (id) => ['manager', 'director', 'owner', 'admin'].includes(id),
}
const alike = (names: string[], more: Partial<PeopleAlike> = {}): PeopleAlike => ({
  departmentId: 'sales',
  gradeId: 'P1',
  costCentreId: 'cc-1',
  managerId: 'manager',
  count: names.length,
  names,
  ...more,
})
const company = (more: Partial<FlowCompany> = {}): FlowCompany => ({
  people,
  readers: people,
  travellers: [alike(['林', '王']), alike(['董'], { managerId: undefined, departmentId: 'board', costCentreId: 'cc-2' })],
  departments: new Set(['sales', 'board']),
  grades: new Set(['P1']),
  costCentres: new Set(['cc-1', 'cc-2']),
  projects: new Set(['P-1', 'PA-1']),
  superiors: new Map([['manager', 'director']]),
  ...more,
})
const same = (id: string) => id
const names = { department: same, grade: same, costCentre: same, project: same, person: same }
const found = (flows: ApprovalFlow[], more: Partial<FlowCompany> = {}) =>
  companyFaults(flows, company(more), names).map(({ kind, path, names: about, count }) => [kind, path, about.join(' '), count])

describe('[S2.46] what a company makes of its flows', () => {
  test.each<[string, ApprovalFlow, (string | number)[][]]>([
    ['everybody has somebody', flow([any({ employeeId: 'manager' })]), []],
    ['some have no superior: administrators step in', flow([any('manager')]), [['levelVacant', 'levels.0', '董', 1]]],
    [
      'a department without head',
      flow([any('departmentHead')]),
      [
        ['levelVacant', 'levels.0', '董', 1],
        ['headsMissing', 'levels.0', 'board', 1],
      ],
    ],
    [
      'a cost centre without owner',
      flow([any('costCentreOwner')]),
      [
        ['levelVacant', 'levels.0', '董', 1],
        ['ownersMissing', 'levels.0', 'cc-2', 1],
      ],
    ],
    ['a project with an owner', flow([any('projectOwner')], { conditions: { projectCodes: ['PA-1'] } }), []],
    ['cases that may have no project', flow([any('projectOwner')]), [['levelUnfilled', 'levels.0', '林 王 董', 3]]],
    [
      'nobody of whom the flow is',
      flow([any('manager')], { conditions: { departmentIds: ['board'] } }),
      [['levelUnfilled', 'levels.0', '董', 1]],
    ],
    [
      'who left is named, and where',
      flow([any({ employeeId: 'manager' }), any({ employeeId: 'gone' }, 'departmentHead')]),
      [
        ['approverGone', 'levels.1', 'gone', 1],
        ['levelVacant', 'levels.1', '董', 1],
        ['headsMissing', 'levels.1', 'board', 1],
      ],
    ],
    [
      'some have nobody who would be told: no administrator steps in',
      flow([any('manager')], { tells: true }),
      [['toldVacant', 'levels.0', '董', 1]],
    ],
    [
      'a role that nobody has beside somebody',
      flow([any({ permission: 'finance' }, { employeeId: 'manager' })]),
      [['roleUnheld', 'levels.0', '', 0]],
    ],
    [
      'who reads copies left',
      flow([], { copies: [{ to: [{ employeeId: 'gone' }], when: 'both' }] }),
      [['copyGone', 'copies.0', 'gone', 1]],
    ],
    [
      'what has ended',
      flow([], {
        conditions: { departmentIds: ['old'], gradeIds: ['P1', 'P9'], costCentreIds: ['cc-9'], projectCodes: ['P-1', 'P-9'] },
      }),
      [
        ['departmentEnded', 'conditions.departmentIds', 'old', 1],
        ['gradeEnded', 'conditions.gradeIds', 'P9', 1],
        ['costCentreEnded', 'conditions.costCentreIds', 'cc-9', 1],
        ['projectEnded', 'conditions.projectCodes', 'P-9', 1],
      ],
    ],
    [
      'more are needed than anybody has',
      flow([{ approvers: ['manager', 'departmentHead', { employeeId: 'director' }], mode: 'count', need: 3 }]),
      [['needTooMany', 'levels.0', '', 2]],
    ],
  ])('%s', (_name, written, expected) => expect(found([written])).toEqual(expected))

  test('nobody at all can decide where no administrator may', () => {
    const alone = { ...people, withPermission: () => [] }
    expect(found([flow([any('manager')])], { people: alone })).toEqual([['levelNobody', 'levels.0', '董', 1]])
    const told = flow([any('manager')], { tells: true })
    expect(found([told], { people: alone })).toEqual([['toldVacant', 'levels.0', '董', 1]])
  })

  test.each<[string, ApprovalFlow, boolean]>([
    ['goes to superiors', flow([any('manager')]), true],
    ['goes up where it is one’s own', flow([any({ employeeId: 'manager' })], { onOwn: 'up' }), true],
    ['goes up in silence', flow([any({ employeeId: 'manager' })], { onSilence: 'escalate' }), true],
    ['goes above a head', flow([any({ departmentHead: 2 })]), true],
    ['names people', flow([any({ employeeId: 'manager' })]), false],
  ])('a ring of superiors matters to a flow that %s: %s', (_name, written, matters) => {
    const superiors = new Map([
      ['manager', 'director'],
      ['director', 'manager'],
    ])
    const rings = found([written], { superiors }).filter(([kind]) => kind === 'superiorRing')
    expect(rings).toEqual(matters ? [['superiorRing', '', 'manager director', 2]] : [])
  })
})

test.each<[Record<string, string>, string[][]]>([
  [{ a: 'b', b: 'c' }, []],
  [{ a: 'b', b: 'c', c: 'b', d: 'a' }, [['b', 'c']]],
  [{ a: 'a', b: 'a' }, [['a']]],
  [
    { a: 'b', b: 'a', c: 'd', d: 'c' },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('[S2.46] rings of %j', (superiors, rings) => expect(ringsOf(new Map(Object.entries(superiors)))).toEqual(rings))
