import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConsoleHome } from '@sojourn/contract/admin/console.calls'
import { closeIncident, openIncident } from '@sojourn/contract/admin/orders/incident.calls'
import { saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import { endEmployment, searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { book, expectResult } from '../../../testing/flights'
import { incidentOf } from '../../../testing/incidents'
import { enter, newDepartment } from '../../../testing/people'
import { changed, policyDraft, propose, publishAlone, secondAdministrator } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const home = async () => expectResult(await server.call('admin', getConsoleHome, {}))

test('[S2.44] counts what waits, and what a company has yet to set up', async () => {
  const before = await home()
  expect(before.setUp?.map(({ step }) => step)).toEqual([
    'company',
    'people',
    'departments',
    'heads',
    'superiors',
    'policy',
    'approvals',
    'agreement',
    'products',
  ])
  expect(before.setUp?.find(({ step }) => step === 'agreement')).toMatchObject({ done: true })
  // 郑大为's passport has ended; no other document of the company does so soon.
  expect(before.waiting).toMatchObject({
    endingDocuments: 1,
    endingPassports: 1,
    undecidable: 0,
    openIncidents: 0,
    leaving: 0,
    leavingWithTrips: 0,
    departmentsWithoutHead: 0,
  })

  await newDepartment(server, '无主部')
  const leaver = await enter(server, { superiorId: '1-manager' })
  expectResult(await server.call('admin', endEmployment, { employeeId: leaver, version: 1, lastDay: '2026-12-01' }))
  await enter(server)
  const after = await home()
  expect([after.people, after.departments]).toEqual([before.people! + 2, before.departments! + 1])
  expect(after.waiting).toMatchObject({
    invited: before.waiting.invited + 1,
    leaving: 1,
    departmentsWithoutHead: 1,
    peopleWithoutSuperior: before.waiting.peopleWithoutSuperior + 1,
  })
  expect(after.setUp?.filter(({ done }) => !done).map(({ step }) => step)).toEqual(expect.arrayContaining(['heads', 'superiors']))
})

test('[S2.44] names those who leave before they travel', async () => {
  await ticketedOrder(server, { search: { date: '2026-12-20' } })
  const ask = { employeeId: '1-employee', version: 0, lastDay: '2026-12-19' }
  expectResult(await server.call('admin', endEmployment, ask))
  expect((await home()).waiting.leavingWithTrips).toBe(1)
  const { list } = expectResult(await server.call('admin', searchPeople, { concern: 'travelsAfterLastDay' }))
  expect(list.map(({ employeeId }) => employeeId)).toEqual(['1-employee'])
})

test('[S2.46] counts proposals that wait for a second person, policies for nobody, and people without one', async () => {
  const before = (await home()).waiting
  const second = await secondAdministrator(server)
  const names = { 'zh-CN': '无人级', 'zh-TW': '', en: '' }
  const { gradeId } = expectResult(await server.call('admin', saveGrade, { version: 0, names }))
  await publishAlone(server, { policy: policyDraft({ type: 'grade', ids: [gradeId] }) })
  const { gradeId: without } = expectResult(await server.call('admin', saveGrade, { version: 0, names }))
  await enter(server, { gradeId: without })
  expectResult(await propose(server, 'admin', await changed(server, 'director', { car: { handling: {} } })))
  expect((await home()).waiting).toMatchObject({
    policyProposals: 0,
    policiesWithoutPeople: before.policiesWithoutPeople + 1,
    peopleWithoutPolicy: before.peopleWithoutPolicy + 1,
  })
  expect(expectResult(await server.call(second, getConsoleHome, {})).waiting.policyProposals).toBe(1)
})

test('[S2.44] counts what nobody can decide, until somebody stands in; it leads to whose it is', async () => {
  const { created } = await book(server, 'consultant', { date: '2026-12-22' })
  const undecidable = async () => {
    const { list } = expectResult(await server.call('admin', searchPeople, { concern: 'undecidable' }))
    expect(list).toHaveLength((await home()).waiting.undecidable)
    return list.map(({ employeeId }) => employeeId)
  }
  expect(await undecidable()).toEqual([])
  const mayApprove = (sql: string) =>
    server.database.pool.query(
      `UPDATE employee SET permissions = ${sql} WHERE employee_id IN
      (SELECT approver_id FROM approval_task JOIN approval USING (enterprise_id, approval_id) WHERE order_no = $1)`,
      [created.orderNo],
    )
  await mayApprove("array_remove(permissions, 'approve')")
  expect(await undecidable()).toContain('1-consultant')
  await mayApprove("permissions || '{approve}'")
  expect(await undecidable()).toEqual([])
})

test('[S2.44] counts incidents that are open, for who looks after them alone', async () => {
  const { incidentId } = expectResult(await server.call('admin', openIncident, incidentOf('2027-03-01')))
  expect((await home()).waiting.openIncidents).toBe(1)
  expectResult(await server.call('admin', closeIncident, { incidentId, note: '无人受影响' }))
  expect((await home()).waiting.openIncidents).toBe(0)
})

test('counts the bill that waits for the company until it is confirmed, for who reads the company alone', async () => {
  const before = (await home()).waiting.billsToConfirm
  // To December, when the bill of the month is made.
  await server.turn(12 * 24 * 60)
  expect((await home()).waiting.billsToConfirm).toBe(before + 1)
  await server.database.pool.query("UPDATE bill SET state = 'confirmed' WHERE enterprise_id = 1 AND state = 'preBill'")
  expect((await home()).waiting.billsToConfirm).toBe(0)
})
