import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  endAgentSession,
  findCustomers,
  getAgentActions,
  getMyAgentSessions,
  getServedCompanies,
  openCustomerSession,
  useAgentTicket,
} from '@sojourn/contract/access/agent.calls'
import { getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { getCenterMenu } from '@sojourn/contract/personal/menu.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import { decideApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { cancelOrder, getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { book, choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

const agent = 'agent@agency.example'
const asked = { enterpriseId: 1, employeeId: '1-employee', reason: '客户来电改签', reference: 'CALL-1' }

describe('[S1.05] assisted sessions', () => {
  let server: TestServer
  beforeAll(async () => void (server = await openTestServer()))
  afterAll(() => server.close())

  const open = async (request = asked, who = agent) => expectResult(await server.call(who, openCustomerSession, request))
  const assist = async (request = asked): Promise<string> => {
    const { ticket } = await open(request)
    return expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
  }

  test('[S1.05] an agent finds people of served companies, by name and by mobile', async () => {
    const { list } = expectResult(await server.call(agent, getServedCompanies, {}))
    expect(list.map(({ enterpriseId }) => enterpriseId)).toEqual([1, 2, 3])
    for (const keyword of ['晓雯', 'xiaowen', '13800010001', '销售']) {
      const found = expectResult(await server.call(agent, findCustomers, { enterpriseId: 1, keyword }))
      expect(found.list.map(({ employeeId }) => employeeId)).toContain('1-employee')
    }
    expect(expectResult(await server.call(agent, findCustomers, { enterpriseId: 1, keyword: ' ' })).list).toEqual([])
  })

  test('[S1.05] people are found in all served companies, and by the number of an order, whose page is told', async () => {
    const find = async (keyword: string) => expectResult(await server.call(agent, findCustomers, { keyword })).list
    expect(new Set((await find('siyuan')).map(({ enterpriseId }) => enterpriseId)).size).toBeGreaterThan(1)
    const { created } = await book(server, 'manager', { date: '2026-12-10' })
    const found = await find(created.orderNo.toLowerCase())
    expect(
      found.map(({ enterpriseId, employeeId, companyName, order }) => [enterpriseId, employeeId, companyName, order]),
    ).toEqual([
      [
        1,
        '1-manager',
        '远行科技有限公司',
        {
          orderNo: created.orderNo,
          title: expect.stringMatching(/\S/) as string,
          path: `/order/flight/detail?orderId=${created.orderNo}`,
        },
      ],
    ])
    expect(await find('NO-SUCH-ORDER')).toEqual([])
  })

  test('customers read who opened their session and what was done; colleagues do not, who manages the company does', async () => {
    const token = await assist({ ...asked, reference: 'CALL-READ' })
    const { list: notifications } = expectResult(await server.call('employee', getMyMails, {}))
    expect(notifications[0]).toMatchObject({ subject: '客服代您操作：客服小远' })
    expect(notifications[0]!.body).toContain('CALL-READ')
    expect(notifications[0]!.body).toContain('客户来电改签')
    server.useToken('assisted-reader', token)
    const { created } = await book(server, 'assisted-reader', { date: '2026-12-14' })
    const done = async (who: string) => expectResult(await server.call(who, getAgentActions, {})).list
    const step = {
      agentName: '客服小远',
      employeeName: '林晓雯',
      sentence: '提交订单',
      subject: created.orderNo,
      path: `/order/flight/detail?orderId=${created.orderNo}`,
    }
    const own = await done('employee')
    expect(own).toContainEqual(expect.objectContaining(step))
    // A search has a number of ours alone.
    const searched = own.filter(({ sentence }) => sentence === '查询并填写预订')
    expect(new Set(searched.map(({ subject }) => subject))).toEqual(new Set(['']))
    expect(await done('admin')).toContainEqual(expect.objectContaining(step))
    expect(await done('manager')).toEqual([])
    expect(await done('employee@beichen.example')).toEqual([])
  })

  test('the menu and the buttons of an assisted session offer what it may do', async () => {
    const token = await assist({ ...asked, employeeId: '1-manager' })
    const { created } = await book(server, 'employee', { date: '2026-12-15' })
    const { list } = expectResult(await server.call('manager', getMyApprovalList, { type: 1 }))
    const { approvalId } = list.find(({ subjectNo }) => subjectNo === created.orderNo)!
    const own = expectResult(await server.call('manager', getApprovalDetail, { approvalId }))
    expect([own.canDecide, own.buttons.map(({ action }) => action)]).toEqual([
      true,
      ['agree', 'reject', 'transfer', 'addSigner', 'comment'],
    ])
    const lent = expectResult(await server.call(null, getApprovalDetail, { approvalId }, { token }))
    expect([lent.canDecide, lent.buttons.map(({ action }) => action)]).toEqual([false, ['comment']])
    const menu = expectResult(await server.call(null, getCenterMenu, {}, { token })).menuGroupList
    const entries = menu.flatMap(({ menuList }) => menuList.map(({ param }) => param))
    expect(entries).toContain('/center/tripOrderList')
    for (const closed of ['/center/myApproval', '/center/modifyPassword', '/center/agentActions'])
      expect(entries).not.toContain(closed)
  })

  test('an order that a job settles names the agent who placed it, as if nothing had come between', async () => {
    server.useToken('assisted', await assist())
    const tempOrderNo = await saveDraft(server, 'assisted', { date: '2026-12-18' })
    const request = await orderRequest(server, 'assisted', tempOrderNo, [await choose(server, 'assisted', tempOrderNo, within)])
    const { air } = server.context
    const real = air.hold.bind(air)
    const hold = vi.spyOn(air, 'hold').mockImplementationOnce(async (...asked) => {
      await real(...asked)
      throw new Error('the process ends')
    })
    expect(await server.call('assisted', createFlightOrder, request)).toMatchObject({ problem: 'unexpected' })
    hold.mockRestore()
    await server.database.pool.query("UPDATE job SET locked_until = NULL WHERE kind = 'order.secure'")
    await server.context.drainJobs()
    const { rows } = await server.database.pool.query(
      `SELECT event, actor_id, order_history.agent_name FROM order_history JOIN orders USING (enterprise_id, order_no)
       WHERE temp_order_no = $1 ORDER BY order_history.version`,
      [tempOrderNo],
    )
    expect(rows).toEqual([
      { event: expect.stringMatching(/^(submit|skipApproval)$/), actor_id: '1-employee', agent_name: '客服小远' },
    ])
  })

  test('[S1.05] a company that the agency does not serve stays closed', async () => {
    for (const call of [
      await server.call(agent, findCustomers, { enterpriseId: 90, keyword: '客' }),
      await server.call(agent, openCustomerSession, { ...asked, enterpriseId: 90, employeeId: '90-colleague' }),
    ])
      expect(call).toMatchObject({ code: problems.customerNotServed.code })
    expect(await server.call(agent, openCustomerSession, { ...asked, employeeId: '2-employee' })).toMatchObject({
      code: problems.customerUnknown.code,
    })
    expect(await server.call(agent, openCustomerSession, { ...asked, reason: '  ' })).toMatchObject({
      code: problems.agentReasonMissing.code,
      field: 'reason',
    })
  })

  test('[S3.03] the session says that it is assisted, and by whom', async () => {
    const token = await assist()
    const config = expectResult(await server.call(null, getEmployeeConfig, {}, { token }))
    expect(config).toMatchObject({ isQuickLogin: true, agent: { name: '客服小远' }, employeeName: '林晓雯', enterpriseId: 1 })
    expect(expectResult(await server.call('employee', getEmployeeConfig, {}))).toMatchObject({ isQuickLogin: false })
  })

  test('[S1.05] a ticket opens one session, in time, and only as it was signed', async () => {
    const { ticket } = await open()
    expectResult(await server.call(null, useAgentTicket, { ticket }))
    const late = await open()
    for (const tried of [ticket, late.ticket.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'nonsense'])
      expect(await server.call(null, useAgentTicket, { ticket: tried })).toMatchObject({ code: problems.agentTicketInvalid.code })
    await server.turn(10)
    expect(await server.call(null, useAgentTicket, { ticket: late.ticket })).toMatchObject({ status: 401 })
  })

  test('what an agent does names both people, and the company can read it', async () => {
    const token = await assist()
    server.useToken('assisted', token)
    const { created } = await book(server, 'assisted', { date: '2026-12-16' })
    const { rows } = await server.database.pool.query<Record<string, string>>(
      `SELECT actor_id, agent_id, agent_name FROM order_history WHERE order_no = $1`,
      [created.orderNo],
    )
    expect(rows[0]).toMatchObject({ actor_id: '1-employee', agent_id: '90-agent', agent_name: '客服小远' })
    const actions = expectResult(await server.call('admin', getAgentActions, {}))
    expect(actions.list).toContainEqual(
      expect.objectContaining({ agentName: '客服小远', employeeName: '林晓雯', reference: 'CALL-1', subject: created.orderNo }),
    )
    const own = expectResult(await server.call('employee', cancelOrder, { orderNo: created.orderNo }))
    const after = await server.database.pool.query(
      'SELECT agent_id FROM order_history WHERE order_no = $1 ORDER BY version DESC',
      [own.orderNo],
    )
    expect(after.rows[0]).toEqual({ agent_id: null })
  })

  test('deciding, administering and the desk itself are not lent to agents', async () => {
    const token = await assist({ ...asked, employeeId: '1-admin' })
    expect(await server.call(null, getAgentActions, {}, { token })).toMatchObject({ code: problems.agentNotPermitted.code })
    for (const answer of [
      await server.call(null, decideApproval, { approvalId: 'x', decision: 'agree', version: 1 }, { token }),
      await server.call(null, getServedCompanies, {}, { token }),
    ])
      expect(answer).toMatchObject({ code: problems.forbidden.code })
    expect(expectResult(await server.call(null, getTripOrderList, {}, { token })).list).toBeInstanceOf(Array)
  })

  test('a session ends with the button, after eight hours, and when the agent leaves', async () => {
    const reads = (token: string) => server.call(null, getEmployeeConfig, {}, { token })
    const [ended, old] = [await assist(), await assist()]
    expect(expectResult(await server.call(null, endAgentSession, {}, { token: ended }))).toEqual({ ended: true })
    expect(await reads(ended)).toMatchObject({ code: problems.notSignedIn.code })
    const { list } = expectResult(await server.call(agent, getMyAgentSessions, {}))
    expect(list.some(({ endedAt }) => endedAt !== undefined)).toBe(true)
    await server.turn(8 * 60)
    expect(await reads(old)).toMatchObject({ code: problems.notSignedIn.code })
    const last = await assist()
    expect(await reads(last)).toMatchObject({ success: true })
    await server.database.pool.query("UPDATE employee SET active = false WHERE employee_id = '90-agent'")
    await server.turn(1)
    expect(await reads(last)).toMatchObject({ code: problems.notSignedIn.code })
  })
})
