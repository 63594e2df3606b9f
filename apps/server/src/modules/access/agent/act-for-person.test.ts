import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actForPerson } from '@sojourn/contract/access/acting.calls'
import { getAgentActions, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import { searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { decideApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { refusedAs } from '../../../testing/approvals'
import { book, expectResult, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = (who: string, employeeId: string, reason = '出差中无法上网') => server.call(who, actForPerson, { employeeId, reason })
/** The session of the employee, opened by the administrator of the company. */
async function act(name: string): Promise<void> {
  const { ticket } = expectResult(await ask('admin', '1-employee'))
  server.useToken(name, expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken)
}

describe('[S2.47] acting for one of the company’s people', () => {
  test('takes a reason; what is done stands with both names, and the person is told', async () => {
    expect(await ask('admin', '1-employee', '  ')).toMatchObject({ ...refusedAs('agentReasonMissing'), field: 'reason' })
    await act('acting')
    const { agent, employeeName } = expectResult(await server.call('acting', getEmployeeConfig, {}))
    expect([agent, employeeName]).toEqual([{ name: '周雅琴', isColleague: true }, '林晓雯'])
    const { created } = await book(server, 'acting', { date: '2026-12-10' })
    const { list } = expectResult(await server.call('employee', getAgentActions, {}))
    expect(list).toContainEqual(
      expect.objectContaining({
        agentName: '周雅琴',
        employeeName: '林晓雯',
        reason: '出差中无法上网',
        sentence: '提交订单',
        subject: created.orderNo,
      }),
    )
    const notifications = expectResult(await server.call('employee', getMyMails, {})).list
    expect(notifications.find(({ subject }) => subject === '管理员代您操作：周雅琴')?.body).toContain('出差中无法上网')
  })

  test('[handbook 6.4] costs what booking online costs, since nobody of the agency has work with it', async () => {
    await act('acting-for-fee')
    const feeOf = async (who: string) => {
      const tempOrderNo = await saveDraft(server, who, { date: '2026-12-12' })
      const { travellers } = expectResult(await server.call(who, getFlightBookInfo, { tempOrderNo }))
      return travellers[0]?.serviceFee
    }
    expect(await feeOf('acting-for-fee')).toBe(await feeOf('employee'))
  })

  test('lends neither the console nor decisions', async () => {
    await act('acting-without-console')
    expect(await server.call('acting-without-console', searchPeople, {})).toMatchObject(refusedAs('forbidden'))
    const decision = { approvalId: '00000000-0000-4000-8000-000000000000', action: 'agree', version: 1 } as never
    expect(await server.call('acting-without-console', decideApproval, decision)).toMatchObject({ success: false })
    expect(await ask('acting-without-console', '1-manager')).toMatchObject({ success: false })
  })

  test('ends with the right to do so', async () => {
    await act('acting-no-longer')
    expectResult(await server.call('acting-no-longer', getEmployeeConfig, {}))
    const { pool } = server.database
    const set = (sql: string) =>
      pool.query(`UPDATE employee SET permissions = ${sql} WHERE enterprise_id = 1 AND employee_id = '1-admin'`)
    await set("array_remove(permissions, 'actForOthers')")
    expect(await server.call('acting-no-longer', getEmployeeConfig, {})).toMatchObject(refusedAs('notSignedIn'))
    await set("permissions || 'actForOthers'::text")
  })

  test('is refused for oneself, for strangers, and to who has no right over the whole company', async () => {
    expect(await ask('admin', '1-admin')).toMatchObject(refusedAs('actingForOneself'))
    expect(await ask('admin', '2-employee')).toMatchObject(refusedAs('customerUnknown'))
    expect(await ask('manager', '1-employee')).toMatchObject(refusedAs('forbidden'))
  })
})
