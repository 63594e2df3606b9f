import { expect, test } from 'vitest'
import type { ApprovalFlow, ApproverRule, FlowLevel } from './approval-flow'
import type { ApprovalPeople } from './candidates'
import { toldPeople } from './tell'

const person = (employeeId: string): ApproverRule => ({ employeeId })
const level = (mode: FlowLevel['mode'], approvers: ApproverRule[], more: Partial<FlowLevel> = {}): FlowLevel => ({
  mode,
  approvers,
  ...more,
})
const flow = (levels: FlowLevel[], more: Partial<ApprovalFlow> = {}): ApprovalFlow => ({
  flowId: 'report',
  name: { 'zh-CN': '', 'zh-TW': '', en: '' },
  conditions: {},
  levels,
  tells: true,
  deadlineHours: 24,
  onSilence: 'reject',
  ...more,
})
const people: ApprovalPeople = {
  managerOf: (employeeId) => ({ lin: 'chen', chen: 'zhao' })[employeeId],
  headOf: () => undefined,
  ownerOf: () => undefined,
  projectOwnerOf: () => undefined,
  withPermission: () => [],
  isActive: () => true,
}
const told = (given: ApprovalFlow) =>
  toldPeople(
    [given],
    {
      object: 'booking',
      countries: ['CN'],
      outOfPolicy: false,
      amount: 1,
      bookerId: 'lin',
      travellers: [{ employeeId: 'lin', departmentId: 'sales' }],
      now: '2026-11-20T02:00:00.000Z',
    },
    people,
  )?.toldIds

const nobody = level('any', ['departmentHead'])
test.each<[string, ApprovalFlow, string[] | undefined]>([
  ['whoever a level names', flow([level('any', [person('a'), person('b')])]), ['a', 'b']],
  ['the others of a level where one of its people travels', flow([level('any', [person('lin'), person('a')])]), ['a']],
  ['and of one that counts', flow([level('count', [person('lin'), person('a'), person('b')], { need: 1 })]), ['a', 'b']],
  [
    'whoever the next level names besides',
    flow([level('any', [person('a')]), level('any', [person('a'), person('b')])]),
    ['a', 'b'],
  ],
  ['those of whom a booker would choose', flow([level('any', [person('a'), person('b')], { choice: 'one' })]), ['a', 'b']],
  ['those after a level with nobody', flow([nobody, level('any', ['manager'])]), ['chen']],
  ['those before a level with nobody', flow([level('any', ['manager']), nobody]), ['chen']],
  ['the superior of whoever travels', flow([level('any', [person('lin')])], { onOwn: 'up' }), ['chen']],
  ['nobody where nobody is named', flow([nobody]), undefined],
  ['nobody where it asks for a decision', flow([level('any', ['manager'])], { tells: false }), undefined],
])('tells %s', (_name, given, ids) => expect(told(given)).toEqual(ids))
