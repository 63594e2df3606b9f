import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  checkFlows,
  decideFlows,
  findFlowPeople,
  getFlows,
  proposeFlows,
  takeBackFlows,
} from '@sojourn/contract/admin/flows.calls'
import { endEmployment } from '@sojourn/contract/admin/people/person.calls'
import { getRuleChanges } from '@sojourn/contract/admin/record-change.calls'
import { getConsoleHome } from '@sojourn/contract/admin/console.calls'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { flowOf, refusedAs, roundsOf, submitted } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { flowsOf, publishFlows, simulated, writtenFlow } from '../../../testing/flows'
import { activated, enter, give, newDepartment } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let initial: WrittenFlow[]
beforeAll(async () => {
  server = await openTestServer()
  initial = (await flowsOf(server)).flows
})
afterAll(() => server.close())

const headAndFinance = writtenFlow('dear', {
  name: { 'zh-CN': '大额预订', 'zh-TW': '', en: '' },
  conditions: { objects: ['booking'], minAmount: 50_000 },
  levels: [
    { approvers: ['departmentHead'], mode: 'any' },
    { approvers: [{ employeeId: '1-director' }], mode: 'any' },
  ],
  copies: [{ to: [{ permission: 'finance' }], when: 'finish' }],
})
const propose = async (flows: WrittenFlow[], more: object = {}, who = 'admin') =>
  server.call(who, proposeFlows, { version: (await flowsOf(server)).version, flows, ...more })
const faultsWith = async (...flows: WrittenFlow[]) =>
  expectResult(await server.call('admin', checkFlows, { flows })).faults.map(({ kind, flowId, path, names, count }) => ({
    kind,
    flowId,
    path,
    names,
    count,
  }))
const kindsWith = async (...flows: WrittenFlow[]) => (await faultsWith(...flows)).map(({ kind }) => kind)

describe('[S2.46] the flows of a company', () => {
  test('are read with what bookings have to expect, in one sentence for each product', async () => {
    await server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{switchList,showcar}', 'false') WHERE enterprise_id = 1`,
    )
    const { flows, version, products, versions, mayChange } = await flowsOf(server)
    expect(flows.map(({ flowId }) => flowId)).toEqual(['application', 'after-sale', 'out-of-policy', 'in-policy'])
    expect([version, mayChange, versions.length]).toEqual([0, true, 1])
    expect(products.find(({ product }) => product === 'flight')).toEqual({
      product: 'flight',
      expectation: 'mustPass',
      sentence: '预订国内机票都须审批：超出差旅标准时（按「超标审批」），符合差旅标准时（按「标准内审批」）。',
    })
    expect(products.find(({ product }) => product === 'car')).toMatchObject({ expectation: 'forbidden' })
  })

  test('an auditor reads them and changes nothing; who has no role reads none', async () => {
    const employeeId = await enter(server, { name: '审计员' })
    const account = await activated(server, employeeId)
    await give(server, employeeId, 'auditor')
    const auditor = account.split('@')[0]!
    expect(await flowsOf(server, auditor)).toMatchObject({ mayChange: false })
    expect(await propose([headAndFinance], {}, auditor)).toMatchObject(refusedAs('forbidden'))
    expect(await server.call('employee', getFlows, {})).toMatchObject(refusedAs('forbidden'))
  })

  test('a colleague is found for them by name, who may approve where that is asked', async () => {
    const find = async (keyword: string, approvers: boolean) =>
      expectResult(await server.call('admin', findFlowPeople, { keyword, approvers })).list.map(({ employeeId }) => employeeId)
    expect(await find('陈志', true)).toEqual(['1-manager'])
    expect(await find('lin', false)).toContain('1-employee')
    expect(await find('lin', true)).not.toContain('1-employee')
    expect(await find(' ', false)).toEqual([])
  })
})

describe('[S2.46] publishing other flows', () => {
  let day = 0
  const running = async () => (await submitted(server, { date: addDays('2026-12-08', (day += 2)) })).approvalId
  beforeEach(() => publishFlows(server, initial.toReversed()).then(() => publishFlows(server, initial)))

  test('the only one in charge publishes at once; new orders follow them and running ones keep their chain', async () => {
    const before = await running()
    const published = expectResult(await propose([headAndFinance, ...initial], { publishAlone: { reason: '' } }))
    expect(published).toMatchObject({ state: 'published' })
    const after = await submitted(server, { date: '2026-12-09' })
    expect(await flowOf(server, after.orderNo)).toBe('dear')
    const [round] = await roundsOf(server, 'employee', after.approvalId)
    expect(round).toMatchObject({ flow: '大额预订', tasks: [{ level: 1 }, { level: 2, approver: '欧阳明哲' }] })
    const [old] = await roundsOf(server, 'employee', before)
    expect(old).toMatchObject({ flow: '标准内审批', tasks: [{ level: 1, approver: '陈志远' }] })
  })

  test('a flow that was taken out keeps its name for what was asked under it', async () => {
    const before = await running()
    await publishFlows(server, [headAndFinance])
    expect((await roundsOf(server, 'employee', before))[0]).toMatchObject({ flow: '标准内审批' })
  })

  test('says what was changed and by whom, and a former version is in force again with one press', async () => {
    const version = await publishFlows(server, [headAndFinance, ...initial])
    const { list } = expectResult(await server.call('admin', getRuleChanges, { kind: 'flows', id: 'flows' }))
    expect(list[0]).toMatchObject({ version, act: 'published', byName: '周雅琴' })
    expect(list[0]!.changes.find(({ field }) => field === 'flows')!.after).toContain('大额预订')
    expect(list[0]!.changes.find(({ field }) => field === 'dear')!.after).toContain('金额在 ¥500 及以上')
    const back = expectResult(await server.call('admin', takeBackFlows, { version, to: version - 1 }))
    expect(back.version).toBe(version + 1)
    const now = await flowsOf(server)
    expect(now.flows.map(({ flowId }) => flowId)).toEqual(initial.map(({ flowId }) => flowId))
    expect(now.versions[0]).toMatchObject({ version: version + 1, takenBackTo: version - 1, by: '周雅琴' })
    expect((await simulated(server)).flow).toMatchObject({ flowId: 'in-policy' })
  })

  test.each([
    ['the same as in force', () => propose(initial), 'flowsUnchanged'],
    ['with a level of nobody', () => propose([writtenFlow('a', { levels: [{ approvers: [], mode: 'any' }] })]), 'flowsInvalid'],
    [
      'on a version that was overtaken',
      () => server.call('admin', proposeFlows, { version: 0, flows: [headAndFinance] }),
      'recordChanged',
    ],
    ['back to what never was', () => server.call('admin', takeBackFlows, { version: 1, to: 99 }), 'flowsVersionUnknown'],
  ] as const)('is refused: %s', async (_name, ask, problem) => expect(await ask()).toMatchObject(refusedAs(problem)))

  test('a refusal tells what is wrong', async () => {
    const answer = await propose([writtenFlow('a', { deadlineHours: 0 })])
    expect(answer).toMatchObject({ result: { faults: [{ kind: 'deadlineZero', flowId: 'a', path: 'deadlineHours' }] } })
  })
})

describe('[S2.46] what a check finds', () => {
  test.each<[string, WrittenFlow[], object[]]>([
    [
      'a flow behind one that takes all its cases',
      [writtenFlow('all'), writtenFlow('never')],
      [{ kind: 'neverReached', flowId: 'never', names: ['all'] }],
    ],
    [
      'silence that agrees out of policy',
      [writtenFlow('a', { onSilence: 'approve' })],
      [{ kind: 'silenceAgrees', flowId: 'a', path: 'onSilence' }],
    ],
    [
      'a department and a grade that are not there',
      [writtenFlow('a', { conditions: { departmentIds: ['gone'], gradeIds: ['P99'] } })],
      [{ kind: 'departmentEnded', names: ['gone'] }, { kind: 'gradeEnded' }],
    ],
    [
      'amounts that cross, and a condition without a choice',
      [writtenFlow('a', { conditions: { minAmount: 2, maxAmount: 1, products: [] } })],
      [{ kind: 'conditionEmpty', path: 'conditions.products' }, { kind: 'amountsCross' }],
    ],
    [
      'more people needed than there are',
      [writtenFlow('a', { levels: [{ approvers: ['manager'], mode: 'count', need: 3 }] })],
      [{ kind: 'needTooMany', path: 'levels.0', count: 1 }],
    ],
    [
      'copies of what nobody approves',
      [writtenFlow('a', { levels: [], copies: [{ to: ['manager'], when: 'both' }] })],
      [{ kind: 'copiesUnsent' }],
    ],
    [
      'somebody who may not approve',
      [writtenFlow('a', { levels: [{ approvers: [{ employeeId: '1-employee' }], mode: 'any' }] })],
      [{ kind: 'approverGone', names: ['林晓雯'] }],
    ],
  ])('%s', async (_name, flows, expected) => {
    const found = await faultsWith(...flows)
    for (const fault of expected) expect(found).toContainEqual(expect.objectContaining(fault))
  })

  test('nothing of flows in which everything is in order', async () => {
    const toDirector = { approvers: [{ employeeId: '1-director' }], mode: 'any' as const }
    expect(await faultsWith(writtenFlow('a', { levels: [toDirector] }))).toEqual([])
  })

  test('departments without a head, and for whom the administrators step in', async () => {
    const departmentId = await newDepartment(server, '无主部')
    await enter(server, { name: '无主人', departmentId })
    const toHead = (more: Partial<WrittenFlow> = {}) =>
      writtenFlow('a', { levels: [{ approvers: ['departmentHead'], mode: 'any' }], ...more })
    const found = await faultsWith(toHead())
    // Who heads finance may not approve.
    expect(found).toContainEqual({ kind: 'levelVacant', flowId: 'a', path: 'levels.0', names: ['无主人', '何文静'], count: 2 })
    expect(found).toContainEqual({ kind: 'headsMissing', flowId: 'a', path: 'levels.0', names: ['无主部', '财务部'], count: 2 })
    expect(await kindsWith(toHead({ conditions: { departmentIds: [departmentId] } }))).toContain('levelUnfilled')
  })

  test('superiors of each other', async () => {
    const { pool } = server.database
    await pool.query("UPDATE employee SET manager_id = '1-manager' WHERE employee_id = '1-director'")
    const found = await faultsWith(writtenFlow('a'))
    await pool.query("UPDATE employee SET manager_id = NULL WHERE employee_id = '1-director'")
    expect(found).toContainEqual(expect.objectContaining({ kind: 'superiorRing', count: 2 }))
    expect(await kindsWith(writtenFlow('a'))).not.toContain('superiorRing')
  })

  test('an approver who left, on the flows in force and on the first screen of the console; the order goes to administrators meanwhile', async () => {
    const leaver = await enter(server, { name: '将离职', abilities: ['book', 'approve'] })
    const flows = [writtenFlow('leaving', { levels: [{ approvers: [{ employeeId: leaver }], mode: 'any' }] }), ...initial]
    await publishFlows(server, flows)
    const unfilled = async () => expectResult(await server.call('admin', getConsoleHome, {})).waiting.flowsWithoutApprover
    expect([await unfilled(), (await flowsOf(server)).faults.filter(({ kind }) => kind === 'approverGone')]).toEqual([0, []])
    const lastDay = '2026-11-20'
    expectResult(await server.call('admin', endEmployment, { employeeId: leaver, version: 1, lastDay }))
    await server.turn(24 * 60)
    expect(await unfilled()).toBe(1)
    const { faults, names } = await flowsOf(server)
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: 'approverGone', flowId: 'leaving', path: 'levels.0', names: ['将离职'] }),
    )
    expect(names.people).toContainEqual({ id: leaver, name: '将离职', ended: true })
    expect((await simulated(server)).flow?.levels).toMatchObject([{ asked: [{ name: '周雅琴', why: 'nobody' }] }])
    expect(await propose(flows.toReversed())).toMatchObject(refusedAs('flowsInvalid'))
  })
})

describe('[S2.46] with a second person in charge', () => {
  let second: string
  beforeAll(async () => {
    const employeeId = await enter(server, { name: '审批管理', abilities: ['book', 'approve'] })
    second = (await activated(server, employeeId)).split('@')[0]!
    await give(server, employeeId, 'approvalAdministrator')
    await publishFlows(server, initial.toReversed())
    await publishFlows(server, initial)
  })
  const proposed = async () => {
    const answer = expectResult(await propose([headAndFinance, ...initial], { note: '大额由负责人审批' }))
    expect(answer.state).toBe('proposed')
    return answer.proposalId
  }
  const decide = (who: string, proposalId: string, decision: 'publish' | 'refuse' | 'withdraw', reason?: string) =>
    server.call(who, decideFlows, { proposalId, decision, ...(reason !== undefined && { reason }) })

  test('what one proposes another publishes; until then nothing changes', async () => {
    const proposalId = await proposed()
    expect((await simulated(server)).flow?.flowId).toBe('in-policy')
    expect((await flowsOf(server, second)).proposal).toMatchObject({
      by: '周雅琴',
      mine: false,
      mayDecide: true,
      note: '大额由负责人审批',
    })
    expect(await propose([headAndFinance])).toMatchObject(refusedAs('proposalWaits'))
    expect(await decide('admin', proposalId, 'publish')).toMatchObject(refusedAs('secondPersonNeeded'))
    expectResult(await decide(second, proposalId, 'publish'))
    const { flows, versions, proposal } = await flowsOf(server)
    expect([flows[0]!.flowId, proposal]).toEqual(['dear', undefined])
    expect(versions[0]).toMatchObject({ by: '审批管理', proposedBy: '周雅琴', note: '大额由负责人审批' })
    expect(versions[0]).not.toHaveProperty('aloneReason')
    expect((await simulated(server)).flow?.flowId).toBe('dear')
    expect(await decide(second, proposalId, 'publish')).toMatchObject(refusedAs('proposalDecided'))
    await publishFlows(server, initial)
  })

  test('it is refused with a reason, or withdrawn by who proposed it', async () => {
    const refused = await proposed()
    expect(await decide(second, refused, 'refuse')).toMatchObject(refusedAs('reasonMissing'))
    expectResult(await decide(second, refused, 'refuse', '金额太低'))
    const withdrawn = await proposed()
    expect(await decide(second, withdrawn, 'withdraw')).toMatchObject(refusedAs('forbidden'))
    expectResult(await decide('admin', withdrawn, 'withdraw'))
    expect((await flowsOf(server)).flows[0]!.flowId).toBe(initial[0]!.flowId)
  })

  test('in an emergency one publishes alone with a reason, of which the other hears', async () => {
    const flows = [headAndFinance, ...initial]
    expect(await propose(flows, { publishAlone: { reason: '' } })).toMatchObject(refusedAs('secondPersonNeeded'))
    expect(await propose(flows, { publishAlone: { reason: '急' } })).toMatchObject(refusedAs('emergencyReasonMissing'))
    await publishFlows(server, flows)
    expect((await flowsOf(server)).versions[0]).toMatchObject({ by: '周雅琴', aloneReason: '差旅旺季之前必须生效，来不及等待' })
    const { list } = expectResult(await server.call(second, getMyMails, {}))
    expect(list.some(({ subject }) => subject === '未经他人确认即发布：审批流程')).toBe(true)
    await publishFlows(server, initial)
  })

  test('two who write on the same version: one is first', async () => {
    const flows = { admin: [headAndFinance], [second]: initial.toReversed() }
    const { version } = await flowsOf(server)
    const publishAlone = { reason: '差旅旺季之前必须生效，来不及等待' }
    const answers = await Promise.all(
      Object.entries(flows).map(([who, each]) => server.call(who, proposeFlows, { version, flows: each, publishAlone })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('recordChanged'))
  })
})
