import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getAgencyWork, handBackAgencyWork, takeAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { askDepositChange, decideDepositChange, getDepositChanges } from '@sojourn/contract/finance/deposit.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { askHotelDemand, getHotelDemand, quoteHotelDemand } from '@sojourn/contract/products/hotel/demand.calls'
import { expectResult } from '../../../testing/flights'
import { expectRefusals, refusal } from '../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../testing/server'
import { clearAgencyWork, findWaitingCompanies, markAgencyWork } from '../../booking/notification/agency-waiting-store'
import { bookTrain, settleTrain, trainDetail } from '../../../testing/trains'

const agent = 'agent@agency.example'
const colleague = 'colleague@agency.example'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const asked = {
  travelType: 1 as const,
  cityId: 224,
  checkInDate: '2026-12-09',
  checkOutDate: '2026-12-11',
  rooms: 1,
  hotelName: '怀柔雁栖湖畔酒店',
  wishes: '',
}
const plan = {
  hotelName: '雁栖湖畔酒店',
  address: '北京市怀柔区湖光路 8 号',
  phone: '',
  roomName: '湖景大床房',
  price: 52_000,
  breakfasts: 1,
  hotelType: 2 as const,
  reservationNo: 'YQ20261209',
}
const ask = async (who: string, employeeId: string) =>
  expectResult(await server.call(who, askHotelDemand, { ...asked, employeeIds: [employeeId] })).demandNo
const workOf = async (who = agent) => expectResult(await server.call(who, getAgencyWork, {})).list

test('[S1.05] [handbook 2.5] requests of all served companies stand on the desk by promise; what missed it says so to both', async () => {
  const ours = await ask('employee', '1-employee')
  await server.turn(5)
  const theirs = await ask('employee@beichen.example', '2-employee')
  const list = await workOf()
  expect(list.map(({ workNo, enterpriseId, late }) => [workNo, enterpriseId, late])).toEqual([
    [ours, 1, false],
    [theirs, 2, false],
  ])
  expect(list[0]).toMatchObject({
    companyName: '远行科技有限公司',
    kindName: '酒店询价',
    title: '北京 · 怀柔雁栖湖畔酒店，2026年12月9日 入住 2 晚',
    requester: '林晓雯',
    employeeId: '1-employee',
    askedAt: '2026-11-20T02:00:00.000Z',
    promisedBy: '2026-11-20T02:30:00.000Z',
    path: `/order/hotel/hotelDemandDetail/index?demandNo=${ours}`,
  })
  await server.turn(25)
  expect((await workOf()).map(({ late }) => late)).toEqual([true, false])
  expect(expectResult(await server.call('employee', getHotelDemand, { demandNo: ours }))).toMatchObject({ late: true })
  expect(expectResult(await server.call('employee@beichen.example', getHotelDemand, { demandNo: theirs }))).toMatchObject({
    late: false,
  })

  const reason = { enterpriseId: 1, employeeId: '1-employee', reason: '酒店询价', reference: ours }
  const { ticket } = expectResult(await server.call(agent, openCustomerSession, reason))
  const { loginToken: token } = expectResult(await server.call(null, useAgentTicket, { ticket }))
  expectResult(await server.call(null, quoteHotelDemand, { demandNo: ours, plans: [plan] }, { token }))
  expect((await workOf()).map(({ workNo }) => workNo)).toEqual([theirs])
  const { list: notifications } = expectResult(await server.call('employee', getMyMails, {}))
  expect(notifications.map(({ subject }) => subject)).toContain(
    '已有报价，请选择：北京 · 怀柔雁栖湖畔酒店，2026年12月9日 入住 2 晚',
  )
  expect(expectResult(await server.call('employee', getHotelDemand, { demandNo: ours }))).toMatchObject({ late: false })
})

test('[S1.05] one agent looks after a request: taken, handed back, and taken over by name only', async () => {
  const workNo = await ask('manager', '1-manager')
  const work = { enterpriseId: 1, workNo }
  const owner = async (who: string) => (await workOf(who)).find((each) => each.workNo === workNo)?.owner
  expect(await owner(agent)).toBeUndefined()
  expectResult(await server.call(agent, takeAgencyWork, work))
  expect(await owner(agent)).toMatchObject({ agentId: '90-agent', name: '客服小远', mine: true })
  expect(await owner(colleague)).toMatchObject({ name: '客服小远', mine: false })
  await expectRefusals(server, [
    refusal('what a colleague has', takeAgencyWork, work, 'agencyWorkTaken', 'workNo', colleague),
    refusal('handing back for a colleague', handBackAgencyWork, work, 'agencyWorkTaken', 'workNo', colleague),
    refusal('what waits nowhere', takeAgencyWork, { ...work, workNo: 'HD0' }, 'agencyWorkGone', 'workNo', agent),
    refusal('of another company', takeAgencyWork, { ...work, enterpriseId: 2 }, 'agencyWorkGone', 'workNo', agent),
    refusal('of nobody we serve', takeAgencyWork, { ...work, enterpriseId: 90 }, 'customerNotServed', 'enterpriseId', agent),
    refusal('by a customer', takeAgencyWork, work, 'forbidden', undefined, 'employee'),
  ])
  expect(await owner(agent)).toMatchObject({ mine: true })
  expectResult(await server.call(colleague, takeAgencyWork, { ...work, from: '90-agent' }))
  expect(await owner(agent)).toMatchObject({ name: '客服小航', mine: false })
  await expectRefusals(server, [refusal('back by the former', handBackAgencyWork, work, 'agencyWorkTaken', 'workNo', agent)])
  expectResult(await server.call(colleague, handBackAgencyWork, work))
  expect(await owner(agent)).toBeUndefined()
})

test('[S1.05] [handbook 3.10] orders that wait for the ticket office stand there too', async () => {
  await server.database.pool.query(
    `UPDATE enterprise SET config = config || '{"trainBookable": -1, "trainLocalCustomizedBookable": 0}' WHERE enterprise_id = 1`,
  )
  const { orderNo } = expectResult((await bookTrain(server, { more: { localAccount: 'office' } })).answer)
  await settleTrain(server, 'employee', orderNo)
  const work = (await workOf()).find(({ workNo }) => workNo === orderNo)
  const { local } = await trainDetail(server, 'employee', orderNo)
  expect(work).toMatchObject({
    kindName: '合作票务代办',
    requester: '林晓雯',
    promisedBy: local?.promisedBy,
    path: '/agent/trains?enterpriseId=1',
  })
  expect(work?.employeeId).toBeUndefined()
})

test('a desk of a thousand companies reads those alone in which something waits', async () => {
  await server.database.pool.query(
    `INSERT INTO agency_customer (agency_id, enterprise_id, name)
     SELECT 90, number, jsonb_build_object('zh-CN', '客户' || number) FROM generate_series(1001, 2000) AS number`,
  )
  const [first] = await workOf()
  const tenant = vi.spyOn(server.context.database, 'tenant')
  const list = await workOf()
  expect(list[0]).toEqual(first)
  expect(first).toBeDefined()
  const companies = tenant.mock.calls.map(([enterpriseId]) => enterpriseId).filter((id) => id !== 90)
  tenant.mockRestore()
  expect(new Set(companies)).toEqual(new Set(list.map(({ enterpriseId }) => enterpriseId)))
  await server.database.pool.query('DELETE FROM agency_customer WHERE enterprise_id > 1000')
})

test('what begins to wait while a desk looks away is not lost', async () => {
  const { database } = server.context
  await database.platform((sql) => markAgencyWork(sql, 2))
  const seen = (await database.platform((sql) => findWaitingCompanies(sql, 90))).find(({ enterpriseId }) => enterpriseId === 2)!
  await database.platform((sql) => markAgencyWork(sql, 2))
  await database.platform((sql) => clearAgencyWork(sql, seen))
  const still = await database.platform((sql) => findWaitingCompanies(sql, 90))
  expect(still.map(({ enterpriseId }) => enterpriseId)).toContain(2)
  await database.platform((sql) => clearAgencyWork(sql, { ...seen, marked: seen.marked + 1 }))
  expect((await database.platform((sql) => findWaitingCompanies(sql, 90))).map(({ enterpriseId }) => enterpriseId)).not.toContain(
    2,
  )
})

test('however many companies wait, the desk takes four connections at most and leaves the others to everybody else', async () => {
  const { pool } = server.database
  await pool.query(`INSERT INTO enterprise SELECT (jsonb_populate_record(e, jsonb_build_object('enterprise_id', 9000 + n))).*
    FROM enterprise e, generate_series(1, 12) AS n WHERE e.enterprise_id = 2`)
  await pool.query(`INSERT INTO agency_customer (agency_id, enterprise_id, name)
    SELECT c.agency_id, 9000 + n, c.name FROM agency_customer c, generate_series(1, 12) AS n WHERE c.enterprise_id = 2`)
  await pool.query('INSERT INTO agency_waiting (enterprise_id, marked) SELECT 9000 + n, 1 FROM generate_series(1, 12) AS n')
  const tenant = server.context.database.tenant.bind(server.context.database)
  let open = 0
  let most = 0
  const counted = vi.spyOn(server.context.database, 'tenant').mockImplementation(async (enterpriseId, work) => {
    if (enterpriseId < 9000) return tenant(enterpriseId, work)
    most = Math.max(most, ++open)
    return tenant(enterpriseId, work).finally(() => open--)
  })
  await workOf()
  expect(counted.mock.calls.filter(([enterpriseId]) => enterpriseId >= 9000)).toHaveLength(12)
  expect(most).toBe(4)
  counted.mockRestore()
})

test('[handbook 10.4] requests to move a deposit stand on the desk until they are decided', async () => {
  const finance = 'finance@beichen.example'
  const request = { kind: 'topUp' as const, amount: 5_000_00, receipt: 'BK20261120', remark: '' }
  const { changeId } = expectResult(await server.call(finance, askDepositChange, request))
  const [work] = (await workOf()).filter(({ workNo }) => workNo === changeId)
  expect(work).toMatchObject({
    enterpriseId: 2,
    kindName: '预存款申请',
    shownNo: 'BK20261120',
    title: '充值 ¥5,000.00',
    path: '/agent/deposits?enterpriseId=2',
    late: false,
  })
  expect(work).not.toHaveProperty('employeeId')
  const { companyName, list } = expectResult(await server.call(agent, getDepositChanges, { enterpriseId: 2 }))
  expect(companyName).toBe(work!.companyName)
  expect(list[0]).toMatchObject({ changeId, state: 'asked' })
  const decision = { enterpriseId: 2, changeId, decision: 'agree' as const }
  expectResult(await server.call(agent, decideDepositChange, decision))
  expect((await workOf()).map(({ workNo }) => workNo)).not.toContain(changeId)
})
