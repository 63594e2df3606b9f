import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '@sojourn/contract/access/session.calls'
import { getJoining, saveJoiningPlace } from '@sojourn/contract/admin/company/joining.calls'
import {
  addPerson,
  endEmployment,
  getLeaving,
  resumeEmployment,
  savePerson,
  searchPeople,
} from '@sojourn/contract/admin/people/person.calls'
import { getCompanyChanges } from '@sojourn/contract/admin/record-change.calls'
import { getMyApprovalList, saveApprovalDelegate } from '@sojourn/contract/booking/approval/approval.calls'
import { demoPassword } from '../../../seed/seed'
import { answer, caseOf, flow, level, refusedAs, roundsOf, setFlows, submitted } from '../../../testing/approvals'
import { book, detail, expectResult } from '../../../testing/flights'
import { activated, departmentOf, enter, give, historyOf, newFields, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const today = '2026-11-20'
const end = async (
  employeeId: string,
  more: { lastDay?: string; atOnce?: boolean; successorId?: string } = {},
  who = 'admin',
) => {
  const { version } = await personOf(server, employeeId)
  return server.call(who, endEmployment, { employeeId, version, lastDay: today, ...more })
}
/** Somebody who approves, with a session. */
async function approver(name: string) {
  const employeeId = await enter(server, { name, superiorId: '1-director', abilities: ['book', 'approve'] })
  const account = await activated(server, employeeId)
  const { loginToken } = expectResult(await server.call(null, login, { account, password: demoPassword }))
  return { employeeId, account, token: loginToken }
}
test('a trip that still waits for approval is named, also for whoever leaves before it', async () => {
  const { created } = await book(server, 'consultant', { date: '2027-04-20' })
  const { trips } = expectResult(await server.call('admin', getLeaving, { employeeId: '1-consultant' }))
  expect(trips.map(({ orderNo }) => orderNo)).toEqual([created.orderNo])
  const after = async () =>
    expectResult(await server.call('admin', searchPeople, { concern: 'travelsAfterLastDay' })).list.map(({ name }) => name)
  expect(await after()).toEqual([])
  expectResult(await end('1-consultant', { lastDay: '2027-04-19' }))
  expect(await after()).toEqual(['顾一鸣'])
  const { version } = await personOf(server, '1-consultant')
  expectResult(await server.call('admin', resumeEmployment, { employeeId: '1-consultant', version }))
})

let day = 0
const nextDate = (): string => `2027-03-${String(++day).padStart(2, '0')}`

describe('[S2.45] an employment that ends at once', () => {
  test('hands approvals, departments and people on, ends roles, stand-ins and sessions, and says so in the histories', async () => {
    const leaver = await approver('闻人离')
    const below = await enter(server, { superiorId: leaver.employeeId })
    await server.database.pool.query("UPDATE department SET head_id = $1 WHERE enterprise_id = 1 AND department_id = 'sales'", [
      leaver.employeeId,
    ])
    await give(server, leaver.employeeId, 'auditor')
    const away = { employeeId: leaver.employeeId, fromDate: today, toDate: '2026-12-31' }
    expectResult(await server.call('director', saveApprovalDelegate, away))
    await setFlows(server, flow([level('all', 'manager'), { approvers: [{ employeeId: leaver.employeeId }], mode: 'all' }]))
    const asked = await submitted(server, { date: nextDate() })
    expectResult(await answer(server, 'manager', asked.approvalId))

    const left = expectResult(await server.call('admin', getLeaving, { employeeId: leaver.employeeId }))
    expect(left).toMatchObject({ approvals: 1, heads: ['销售部'], reports: 1, trips: [], suggested: { name: '欧阳明哲' } })
    expectResult(await end(leaver.employeeId, { atOnce: true, successorId: '1-admin' }))

    expect(await personOf(server, leaver.employeeId)).toMatchObject({ state: 'left', roles: [], successor: { name: '周雅琴' } })
    expect(await personOf(server, below)).toMatchObject({ superior: { name: '周雅琴' } })
    expect(await departmentOf(server, 'sales')).toMatchObject({ headName: '周雅琴' })
    expect((await historyOf(server, below))[0]).toMatchObject({ act: 'changed', byName: '周雅琴' })
    expect((await historyOf(server, 'sales', 'department'))[0]!.changes).toEqual([
      { field: 'head', before: '闻人离', after: '周雅琴' },
    ])
    expect(await server.call(null, getMyApprovalList, { type: 1 }, { token: leaver.token })).toMatchObject(
      refusedAs('notSignedIn'),
    )
    expect(await server.call(null, login, { account: leaver.account, password: demoPassword })).toMatchObject({ success: false })

    const [round] = await roundsOf(server, 'admin', asked.approvalId)
    expect(JSON.stringify(round)).toContain('闻人离')
    expect((await caseOf(server, 'admin', asked.approvalId)).approvalId).toBe(asked.approvalId)
    expectResult(await answer(server, 'admin', asked.approvalId))
    expect((await detail(server, 'employee', asked.orderNo)).state).not.toBe(20)
  })

  test('puts newcomers below the successor, and the history of the company says so', async () => {
    const leaver = await approver('端木迎')
    const { version } = expectResult(await server.call('admin', getJoining, {}))
    const place = { departmentId: 'sales', gradeId: 'P1', costCentreId: 'cc-sales', superiorId: leaver.employeeId }
    expectResult(await server.call('admin', saveJoiningPlace, { version, ...place }))
    expectResult(await end(leaver.employeeId, { atOnce: true, successorId: '1-admin' }))
    const joining = expectResult(await server.call('admin', getJoining, {}))
    expect(joining.place?.superior).toMatchObject({ employeeId: '1-admin' })
    expect(joining.version, 'whoever read it before reads it again').toBe(version + 2)
    const { list } = expectResult(await server.call('admin', getCompanyChanges, { kind: 'company', id: 'company' }))
    expect(list[0]).toMatchObject({
      byName: '周雅琴',
      changes: [{ field: 'joiningSuperior', before: '端木迎', after: '周雅琴' }],
    })
  })

  test('a case in which the successor travels goes to the next above, and waits for nobody who left', async () => {
    const leaver = await approver('司徒去')
    await setFlows(server, flow([{ approvers: [{ employeeId: leaver.employeeId }], mode: 'all' }]))
    const asked = await submitted(server, { date: nextDate() }, undefined, 'manager')
    expectResult(await end(leaver.employeeId, { atOnce: true, successorId: '1-manager' }))
    expectResult(await answer(server, 'director', asked.approvalId))
  })

  test('a case in which the successor has agreed already goes to the next above: nobody agrees for the leaver unasked', async () => {
    const leaver = await approver('东方别')
    await setFlows(server, flow([{ approvers: [{ employeeId: leaver.employeeId }, { employeeId: '1-manager' }], mode: 'all' }]))
    const asked = await submitted(server, { date: nextDate() })
    expectResult(await answer(server, 'manager', asked.approvalId))
    expectResult(await end(leaver.employeeId, { atOnce: true, successorId: '1-manager' }))
    expect((await detail(server, 'employee', asked.orderNo)).state).toBe(20)
    expectResult(await answer(server, 'director', asked.approvalId))
    expect((await detail(server, 'employee', asked.orderNo)).state).toBe(1100)
  })

  test('of tasks on levels that are not reached yet too', async () => {
    const leaver = await approver('公孙远')
    await setFlows(server, flow([level('all', 'manager'), { approvers: [{ employeeId: leaver.employeeId }], mode: 'all' }]))
    const asked = await submitted(server, { date: nextDate() })
    expectResult(await end(leaver.employeeId, { atOnce: true, successorId: '1-admin' }))
    expectResult(await answer(server, 'manager', asked.approvalId))
    expectResult(await answer(server, 'admin', asked.approvalId))
  })

  test('the successor does not come to stand above whoever stands above the successor', async () => {
    const leaver = await approver('令狐上')
    const between = await enter(server, { superiorId: leaver.employeeId, abilities: ['book', 'approve'] })
    const successor = await enter(server, { superiorId: between, abilities: ['book', 'approve'] })
    expectResult(await end(leaver.employeeId, { atOnce: true, successorId: successor }))
    expect(await personOf(server, between)).toMatchObject({ superior: { employeeId: '1-director' } })
    expect(await personOf(server, successor)).toMatchObject({ superior: { employeeId: between } })
  })

  test('frees the accounts for whoever the person works for next', async () => {
    const fields = newFields()
    const mobile = '13911112222'
    const { employeeId } = expectResult(await server.call('admin', addPerson, { fields, mobile }))
    expectResult(await end(employeeId, { atOnce: true }))
    const again = { fields: newFields({ mail: fields.mail }), mobile }
    const { employeeId: other } = expectResult(await server.call('admin', addPerson, again))
    expect(other).not.toBe(employeeId)
    const { version } = await personOf(server, employeeId)
    expect(await server.call('admin', resumeEmployment, { employeeId, version })).toMatchObject(refusedAs('personContactTaken'))
    expect(await personOf(server, employeeId)).toMatchObject({ state: 'left' })
  })
})

describe('[S2.45] an employment that ends with a day', () => {
  test('goes on until the day is over in China, and ends by itself', async () => {
    const { employeeId, account, token } = await approver('端木期')
    expectResult(await end(employeeId, { lastDay: '2026-11-21', successorId: '1-director' }))
    expect(await personOf(server, employeeId)).toMatchObject({ state: 'leaving', lastDay: '2026-11-21' })
    // 23:50 of the last day: 20 November 10:00 with 37 hours and 50 minutes.
    await server.turn(37 * 60 + 50)
    const again = expectResult(await server.call(null, login, { account, password: demoPassword }))
    expect(again.loginToken).not.toBe(token)
    await server.turn(20)
    expect(await personOf(server, employeeId)).toMatchObject({ state: 'left' })
    expect(await server.call(null, getMyApprovalList, { type: 1 }, { token: again.loginToken })).toMatchObject(
      refusedAs('notSignedIn'),
    )
    const { fields, version } = await personOf(server, employeeId)
    expect(await server.call('admin', savePerson, { employeeId, version, fields })).toMatchObject(refusedAs('personLeft'))
  })

  test('is taken back before it comes, and then does not end', async () => {
    const { employeeId, account } = await approver('皇甫留')
    expectResult(await end(employeeId, { lastDay: '2026-11-25' }))
    const { version } = await personOf(server, employeeId)
    expectResult(await server.call('admin', resumeEmployment, { employeeId, version }))
    await server.turn(6 * 24 * 60)
    expect(await personOf(server, employeeId)).toMatchObject({ state: 'active' })
    expectResult(await server.call(null, login, { account, password: demoPassword }))
    expect((await historyOf(server, employeeId)).map(({ act }) => act)).toEqual(['resumed', 'ended', 'added'])
  })

  test('is taken back after it came: the person signs in again, and what was handed on stays', async () => {
    const { employeeId, account } = await approver('尉迟归')
    const below = await enter(server, { superiorId: employeeId })
    expectResult(await end(employeeId, { lastDay: '2026-11-19', successorId: '1-director' }))
    const { version } = await personOf(server, employeeId)
    expectResult(await server.call('admin', resumeEmployment, { employeeId, version }))
    expectResult(await server.call(null, login, { account, password: demoPassword }))
    expect(await personOf(server, below)).toMatchObject({ superior: { employeeId: '1-director' } })
  })
})

describe('[S2.45] an end is refused', () => {
  test.each([
    ['to oneself as successor', (id: string) => ({ successorId: id }), 'successorUnsuitable'],
    ['to a successor who may not approve', () => ({ successorId: '1-employee' }), 'successorUnsuitable'],
    ['to a successor of another company', () => ({ successorId: '2-manager' }), 'successorUnsuitable'],
  ] as const)('%s', async (_name, more, problem) => {
    const employeeId = await enter(server, { abilities: ['book', 'approve'] })
    expect(await end(employeeId, more(employeeId))).toMatchObject(refusedAs(problem))
    expect(await personOf(server, employeeId)).toMatchObject({ state: 'invited', version: 1 })
  })

  test('of the last administrator, also when two end each other at once', async () => {
    expect(await end('1-admin')).toMatchObject(refusedAs('lastAdministrator'))
    const { employeeId, token } = await approver('东方管')
    await give(server, employeeId, 'administrator')
    const versions = await Promise.all([personOf(server, '1-admin'), personOf(server, employeeId)])
    const answers = await Promise.all([
      server.call(null, endEmployment, { employeeId: '1-admin', version: versions[0].version, lastDay: '2027-12-31' }, { token }),
      server.call('admin', endEmployment, { employeeId, version: versions[1].version, lastDay: '2027-12-31' }),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('lastAdministrator'))
  })
})
