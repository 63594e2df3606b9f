import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRuleChanges } from '@sojourn/contract/admin/record-change.calls'
import { endGrade, saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import {
  endPolicy,
  getPolicy,
  getPolicyOf,
  proposePolicy,
  takeBackPolicy,
  widenPolicy,
} from '@sojourn/contract/products/travel-policy.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { enter, newDepartment } from '../../../testing/people'
import { changed, listedPolicies, policyDraft, policyOf, propose, publishAlone, today } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const listed = async (policyId: string) => (await listedPolicies(server)).list.find((each) => each.policyId === policyId)
const statesOf = async (policyId: string) =>
  (await policyOf(server, policyId)).versions.map(({ version, state }) => `${version} ${state}`)
const boundBy = async (employeeId: string) => {
  const { steps } = expectResult(await server.call('admin', getPolicyOf, { employeeId }))
  return steps.find(({ policy }) => policy?.applies)?.policy
}
const newGrade = async (name: string) =>
  expectResult(await server.call('admin', saveGrade, { version: 0, names: { 'zh-CN': name, 'zh-TW': '', en: '' } })).gradeId

describe('[S2.46] the list of policies', () => {
  test('says whom each binds, what it says, and how many people it has', async () => {
    const { list, mayChange, publishAlone: how } = await listedPolicies(server)
    expect({ mayChange, how }).toEqual({ mayChange: true, how: 'single' })
    expect(list.find(({ policyId }) => policyId === 'staff')).toMatchObject({
      name: '员工差旅标准',
      scope: { type: 'grade', named: [{ id: 'P1', label: '员工' }] },
      ended: false,
    })
    expect((await listed('staff'))!.people).toBeGreaterThan(4)
    expect((await listed('staff'))!.standards[0]).toMatchObject({
      product: 'flight',
      sentences: expect.arrayContaining(['可订舱位：经济舱（超标不可预订）']) as unknown,
    })
  })

  test('names whom no policy binds', async () => {
    const before = (await listedPolicies(server)).withoutPolicy
    await enter(server, { gradeId: await newGrade('无标准级') })
    expect((await listedPolicies(server)).withoutPolicy).toBe(before + 1)
  })

  test('names what two policies name that were there before', async () => {
    await server.database.pool.query(
      `INSERT INTO travel_policy SELECT enterprise_id, 'twin', 1, effective_from, body || '{"policyId": "twin"}' FROM travel_policy
       WHERE enterprise_id = 1 AND policy_id = 'consultant' AND version = 1`,
    )
    expect((await listedPolicies(server)).conflicts).toEqual([
      {
        type: 'grade',
        named: { id: 'C1', label: '顾问' },
        policies: [
          { policyId: 'consultant', name: '顾问差旅标准' },
          { policyId: 'twin', name: '顾问差旅标准' },
        ],
      },
    ])
    await server.database.pool.query(`DELETE FROM travel_policy WHERE policy_id = 'twin'`)
  })

  test('marks what has ended in a scope, and the policy cannot be published with it', async () => {
    const gradeId = await newGrade('将停级')
    const { policyId } = await publishAlone(server, { policy: policyDraft({ type: 'grade', ids: [gradeId] }) })
    expectResult(await server.call('admin', endGrade, { gradeId, version: 1 }))
    expect((await listed(policyId))!.scope.named).toEqual([{ id: gradeId, label: '将停级', ended: true }])
    const again = await changed(server, policyId)
    expect(await propose(server, 'admin', again)).toMatchObject({
      ...refusedAs('policyScopeUnknown'),
      message: expect.stringContaining('将停级') as unknown,
    })
  })
})

describe('[S2.46] a version of a policy', () => {
  test('comes into force on its day; until then the one before binds', async () => {
    const flight = { advanceDays: 9, handling: { advanceDays: 'remind' as const } }
    await publishAlone(server, { ...(await changed(server, 'director', { flight })), effectiveFrom: '2026-11-22' })
    expect(await listed('director')).toMatchObject({
      next: { version: 2, effectiveFrom: '2026-11-22', ends: false, pilot: false },
      inForce: { version: 1 },
    })
    expect(await statesOf('director')).toEqual(['2 future', '1 inForce'])
    expect(await boundBy('1-director')).toMatchObject({ policyId: 'director', version: 1 })
    const { rows } = await server.database.pool.query(
      `SELECT run_at FROM job WHERE kind = 'policy.tell' ORDER BY run_at DESC LIMIT 1`,
    )
    expect(rows).toEqual([{ run_at: new Date('2026-11-21T16:00:00Z') }])
  })

  test('of the future is taken back with one press and never comes', async () => {
    const { recordVersion } = await policyOf(server, 'director')
    expectResult(await server.call('admin', takeBackPolicy, { policyId: 'director', version: 2, recordVersion }))
    expect(await statesOf('director')).toEqual(['2 never', '1 inForce'])
    expect(await listed('director')).not.toHaveProperty('next')
  })

  test('in force is taken back: what was before it is the next version, and so there and back', async () => {
    const car = { maxPrice: 999_00, handling: { carPrice: 'remind' as const } }
    await publishAlone(server, await changed(server, 'executive', { car }))
    const back = async (version: number) => {
      const { recordVersion } = await policyOf(server, 'executive')
      const request = { policyId: 'executive', version, recordVersion, reason: '写错了' }
      return expectResult(await server.call('admin', takeBackPolicy, request))
    }
    await back(4)
    const { versions, policy } = await policyOf(server, 'executive')
    expect(policy).toMatchObject({ version: 5, car: { handling: {} } })
    expect(versions.map(({ version, state, restores }) => [version, state, restores])).toEqual([
      [5, 'inForce', 2],
      [4, 'past', undefined],
      [3, 'future', undefined],
      [2, 'past', undefined],
      [1, 'past', undefined],
    ])
    expect(versions[1]!.takenBack).toMatchObject({ by: '周雅琴', reason: '写错了' })
    await back(5)
    expect((await policyOf(server, 'executive')).policy).toMatchObject({ version: 6, car })
    const again = { policyId: 'executive', version: 4, recordVersion: 3 }
    expect(await server.call('admin', takeBackPolicy, again)).toMatchObject(refusedAs('policyVersionUnsuitable'))
  })

  test('with which a policy began is taken back: the policy is over', async () => {
    const gradeId = await newGrade('短命级')
    const { policyId, recordVersion } = await publishAlone(server, { policy: policyDraft({ type: 'grade', ids: [gradeId] }) })
    expectResult(await server.call('admin', takeBackPolicy, { policyId, version: 1, recordVersion }))
    expect(await listed(policyId)).toMatchObject({ ended: true, people: 0 })
  })

  test('is told in words in the history of the policy', async () => {
    const { list } = expectResult(await server.call('admin', getRuleChanges, { kind: 'policy', id: 'executive' }))
    expect(list.map(({ act, byName }) => [act, byName])).toEqual([
      ['takenBack', '周雅琴'],
      ['takenBack', '周雅琴'],
      ['published', '周雅琴'],
    ])
    expect(list.at(-1)!.changes).toEqual(
      expect.arrayContaining([
        { field: 'version', before: '3', after: '4' },
        { field: 'effectiveFrom', before: '2027-01-01', after: today },
        { field: 'car', before: '不限制', after: '每次费用：不超过 ¥999（超标仅提醒）' },
      ]),
    )
  })
})

describe('[S2.46] a policy is tried in departments first', () => {
  test('and binds nobody outside; then it is published for everybody', async () => {
    const east = await newDepartment(server, '华东区')
    const shanghai = await newDepartment(server, '上海组', east)
    const inside = await enter(server, { gradeId: 'P2', departmentId: shanghai })
    const { policyId } = await publishAlone(server, {
      ...(await changed(server, 'manager', { car: { handling: {} } })),
      pilotDepartmentIds: [east],
    })
    expect(policyId).toBe('manager')
    expect(await listed('manager')).toMatchObject({
      inForce: { version: 1 },
      pilot: { version: 2, departments: [{ label: '华东区' }] },
    })
    expect(await boundBy(inside)).toMatchObject({ version: 2, pilot: true })
    expect(await boundBy('1-manager')).toMatchObject({ version: 1, pilot: false })
    const explained = expectResult(await server.call('admin', getPolicyOf, { employeeId: '1-manager' }))
    expect(explained.pilots).toMatchObject([
      { policyId: 'manager', version: 2, inside: false, departments: [{ label: '华东区' }] },
    ])

    const { recordVersion } = await policyOf(server, 'manager')
    const wide = { policyId: 'manager', version: 2, recordVersion, effectiveFrom: today, publishAlone: { reason: '' } }
    expectResult(await server.call('admin', widenPolicy, wide))
    expect(await boundBy('1-manager')).toMatchObject({ version: 3, pilot: false })
    expect(await statesOf('manager')).toEqual(['3 inForce', '2 past', '1 past'])
    expect(await server.call('admin', widenPolicy, { ...wide, recordVersion: recordVersion + 1 })).toMatchObject(
      refusedAs('policyVersionUnsuitable'),
    )
  })

  test('and a trial is taken back without anything for the others', async () => {
    const north = await newDepartment(server, '华北区')
    await publishAlone(server, { ...(await changed(server, 'manager', { car: { handling: {} } })), pilotDepartmentIds: [north] })
    const { recordVersion } = await policyOf(server, 'manager')
    expectResult(await server.call('admin', takeBackPolicy, { policyId: 'manager', version: 4, recordVersion }))
    expect(await statesOf('manager')).toEqual(['4 past', '3 inForce', '2 past', '1 past'])
  })
})

describe('handbook 7.1: why a person has this policy', () => {
  test('every step in order, the nearest department first', async () => {
    const south = await newDepartment(server, '华南区')
    const canton = await newDepartment(server, '广州组', south)
    const gradeId = await newGrade('解释级')
    const employeeId = await enter(server, { name: '问因由', gradeId, departmentId: canton, abilities: ['book', 'approve'] })
    const asked = async () => expectResult(await server.call('admin', getPolicyOf, { employeeId })).steps
    expect((await asked()).map(({ type, asked: what, policy }) => [type, what, policy?.name])).toEqual([
      ['person', '问因由', undefined],
      ['grade', '解释级', undefined],
      ['department', '广州组', undefined],
      ['department', '华南区', undefined],
      ['costCentre', '华东销售', undefined],
      ['role', '审批人', undefined],
      ['default', '', undefined],
    ])
    const name = (text: string) => ({ name: { 'zh-CN': text, 'zh-TW': '', en: '' } })
    await publishAlone(server, { policy: policyDraft({ type: 'role', ids: ['approve'] }, name('审批人标准')) })
    await publishAlone(server, { policy: policyDraft({ type: 'department', ids: [south] }, name('华南标准')) })
    expect((await asked()).flatMap(({ asked: what, policy }) => (policy ? [[what, policy.name, policy.applies]] : []))).toEqual([
      ['华南区', '华南标准', true],
      ['审批人', '审批人标准', false],
    ])
  })
  test('of nobody in office there is none', async () =>
    expect(await server.call('admin', getPolicyOf, { employeeId: 'nobody' })).toMatchObject(refusedAs('personUnknown')))
})

describe('[S2.46] the end of a policy', () => {
  test('is asked about where somebody would have none, and its people fall to the next in the order', async () => {
    const { recordVersion } = await policyOf(server, 'consultant')
    const request = { policyId: 'consultant', recordVersion, effectiveFrom: today, publishAlone: { reason: '' } }
    const answer = await server.call('admin', endPolicy, request)
    expect(answer).toMatchObject({ ...refusedAs('peopleWithoutPolicy'), message: '将有 1 名员工没有差旅标准，请确认' })
    expectResult(await server.call('admin', endPolicy, { ...request, confirmed: true }))
    expect(await listed('consultant')).toMatchObject({ ended: true, people: 0 })
    expect(await boundBy('1-consultant')).toBeUndefined()
    expect(await server.call('admin', endPolicy, { ...request, recordVersion: 1 })).toMatchObject(refusedAs('policyEnded'))

    await publishAlone(server, { policy: policyDraft({ type: 'default', ids: [] }) })
    expect(await boundBy('1-consultant')).toMatchObject({ name: '试行标准' })
    const { list } = expectResult(await server.call('admin', getRuleChanges, { kind: 'policy', id: 'consultant' }))
    expect(list.map(({ act }) => act)).toEqual(['ended'])
  })
})

describe('[S2.46] what is refused', () => {
  const draft = policyDraft({ type: 'person', ids: ['1-finance'] })
  test.each([
    ['a policy that is not there', { policyId: 'nowhere' }, 'policyUnknown'],
    ['a day that is over', { effectiveFrom: '2026-11-19' }, 'policyDateInvalid'],
    ['a day in the far future', { effectiveFrom: '2029-01-01' }, 'policyDateInvalid'],
    ['no name', { policy: { ...draft, name: { 'zh-CN': ' ', 'zh-TW': '', en: '' } } }, 'policyNameMissing'],
    ['a scope that names nobody', { policy: { ...draft, scope: { type: 'person', ids: [] } } }, 'policyInvalid'],
    ['somebody who is not there', { policy: { ...draft, scope: { type: 'person', ids: ['1-nobody'] } } }, 'policyScopeUnknown'],
    ['a role that policies do not name', { policy: { ...draft, scope: { type: 'role', ids: ['agent'] } } }, 'policyScopeUnknown'],
    ['a grade that another policy names', { policy: { ...draft, scope: { type: 'grade', ids: ['P1'] } } }, 'policyScopeTaken'],
    ['a trial in a department that is not there', { pilotDepartmentIds: ['nowhere'] }, 'departmentUnknown'],
    ['a version that was overtaken', { recordVersion: 7 }, 'recordChanged'],
  ] as const)('%s', async (_title, request, problem) => {
    const answer = await server.call('admin', proposePolicy, {
      recordVersion: 0,
      effectiveFrom: today,
      policy: draft,
      ...(request as object),
    })
    expect(answer).toMatchObject(refusedAs(problem))
  })

  test('faults are told by their place, conflicts by what they are about', async () => {
    const flight = { cabins: [{ cabin: 'Y' as const }, { cabin: 'Y' as const }], handling: {} }
    const faulty = await propose(server, 'admin', { policy: { ...draft, scope: { type: 'person', ids: [] }, flight } })
    expect(faulty).toMatchObject({
      result: {
        faults: [
          { path: 'scope.ids', fault: 'scopeEmpty' },
          { path: 'flight.cabins.1', fault: 'twice' },
        ],
      },
    })
    const taken = await propose(server, 'admin', { policy: { ...draft, scope: { type: 'grade', ids: ['P1', 'P9'] } } })
    expect(taken).toMatchObject({ code: problems.policyScopeUnknown.code })
    const conflict = await propose(server, 'admin', { policy: { ...draft, scope: { type: 'grade', ids: ['P1'] } } })
    expect(conflict).toMatchObject({
      message: '“员工差旅标准”也适用于员工，请从其中一个标准中移除',
      result: { conflicts: [{ type: 'grade', named: { id: 'P1' }, policies: [{ policyId: 'staff' }, {}] }] },
    })
  })

  test('a policy or version that is not there', async () => {
    expect(await server.call('admin', getPolicy, { policyId: 'nowhere' })).toMatchObject(refusedAs('policyUnknown'))
    expect(await server.call('admin', getPolicy, { policyId: 'staff', version: 99 })).toMatchObject(refusedAs('policyUnknown'))
    expect(await server.call('admin', takeBackPolicy, { policyId: 'nowhere', version: 1, recordVersion: 0 })).toMatchObject(
      refusedAs('policyUnknown'),
    )
  })
})
