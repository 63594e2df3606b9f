import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOnOrder, type OrderAct } from '@sojourn/contract/access/acting.calls'
import { useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { countOf } from '../../../testing/database/rows'
import { book, decide, detail, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Nobody has two journeys on one day. */
let days = 0
let date: string
beforeEach(() => {
  days += 1
  date = addDays('2026-12-01', days)
})

const reason = '出差途中手机遗失'
const ask = (who: string, orderNo: string, act: OrderAct, why = reason) =>
  server.call(who, actOnOrder, { orderNo, act, reason: why })
/** The session of whoever booked the order, opened by the administrator. */
async function open(name: string, orderNo: string, act: OrderAct): Promise<void> {
  const { ticket } = expectResult(await ask('admin', orderNo, act))
  server.useToken(name, expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken)
}
const sentencesOf = async (who: string, orderNo: string) =>
  (await detail(server, who, orderNo)).history.map(({ sentence }) => sentence)
const lettersOf = async (who: string) => expectResult(await server.call(who, getMyMails, {})).list
const acts = ['change', 'refund', 'cancel', 'withdraw'] as const

describe('[S2.47] acting about an order of somebody', () => {
  test('gives tickets back in the name of who booked them; the reason stands in history, audit log and letters', async () => {
    const { orderNo } = await ticketedOrder(server, {
      who: 'manager',
      search: { date },
      travellers: ['1-manager', '1-employee', '1-admin'],
    })
    await open('refunding', orderNo, 'refund')
    const order = await detail(server, 'refunding', orderNo)
    const returned = (await refund(server, orderNo, couponsOf(order), 'refunding')).order
    expect(returned.history[0]?.actor).toMatch(/^周雅琴（代陈志远操作）$/)
    const said = (await sentencesOf('employee', orderNo)).find((sentence) => sentence.startsWith('周雅琴代'))
    expect(said).toContain(`办理本订单，原因：${reason}`)
    const { list } = expectResult(await server.call('admin', getAuditLog, { kind: 'rights', size: 20 }))
    expect(list.map(({ what }) => what)).toContain(`api/Manage/ActOnOrder: ${orderNo}, ${reason}`)
    const told = (await lettersOf('employee')).find(({ subject }) => subject.startsWith('管理员代办您的订单'))
    expect(told?.body).toContain(orderNo)
    const ofOwnAct = (await lettersOf('admin')).filter(({ subject }) => subject.startsWith('管理员代办您的订单'))
    expect(ofOwnAct, 'who travels along knows what she does').toEqual([])
    expect(told?.body).toContain(reason)
    const opened = (await lettersOf('manager')).find(({ subject }) => subject === '管理员代您操作：周雅琴')
    expect(opened?.body).toContain(`为办理订单 ${orderNo} 打开了您的会话，原因：${reason}`)
  })

  test('cancels what is not paid yet, with both names; nothing stands there before the session is opened', async () => {
    const { orderNo } = (await book(server, 'employee', { date })).created
    await decide(server, 'manager', orderNo)
    expectResult(await ask('admin', orderNo, 'cancel'))
    expect((await sentencesOf('employee', orderNo)).join()).not.toContain('代林晓雯办理')
    await open('cancelling', orderNo, 'cancel')
    expectResult(await server.call('cancelling', cancelOrder, { orderNo }))
    const { history } = await detail(server, 'employee', orderNo)
    expect(history.map(({ sentence }) => sentence)).toContain(`周雅琴代林晓雯办理本订单，原因：${reason}`)
    expect(history.map(({ actor }) => actor)).toContain('周雅琴（代林晓雯操作）')
  })

  test('is refused without a reason, the right, or an order of the company that somebody else booked; nothing is written', async () => {
    const { orderNo } = (await book(server, 'employee', { date })).created
    const own = (await book(server, 'admin', { date })).created.orderNo
    const before = await countOf(server, 'agent_ticket')
    expect(await ask('admin', orderNo, 'cancel', '  ')).toMatchObject({ ...refusedAs('agentReasonMissing'), field: 'reason' })
    for (const who of ['manager', 'finance', 'employee'])
      expect(await ask(who, orderNo, 'cancel')).toMatchObject(refusedAs('forbidden'))
    expect(await ask('admin', own, 'cancel')).toMatchObject(refusedAs('actingForOneself'))
    expect(await ask('admin', 'F0000000000', 'cancel')).toMatchObject(refusedAs('orderUnknown'))
    expect(await countOf(server, 'agent_ticket')).toBe(before)
  })

  test('is refused for what the booker could not do either', async () => {
    const { orderNo } = (await book(server, 'employee', { date })).created
    for (const act of acts.filter((each) => each !== 'withdraw'))
      expect(await ask('admin', orderNo, act)).toMatchObject(refusedAs('transitionRefused'))
    expectResult(await ask('admin', orderNo, 'withdraw'))
    const { orderNo: ticketed } = await ticketedOrder(server, { search: { date: addDays(date, 20) } })
    expect(await ask('admin', ticketed, 'cancel')).toMatchObject(refusedAs('transitionRefused'))
    expectResult(await ask('admin', ticketed, 'change'))
  })

  test('is refused for private journeys, and where who booked has left', async () => {
    const { orderNo: ownJourney } = (await book(server, 'employee', { date, travelType: 2 })).created
    expect(await ask('admin', ownJourney, 'cancel')).toMatchObject(refusedAs('orderUnknown'))
    const { orderNo } = await ticketedOrder(server, { who: 'consultant', search: { date } })
    await server.database.pool.query("UPDATE employee SET active = false WHERE employee_id = '1-consultant'")
    expect(await ask('admin', orderNo, 'refund')).toMatchObject(refusedAs('customerUnknown'))
  })
})
