import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmBill, decideBillLines, recordBillPayment, setBillTerms } from '@sojourn/contract/finance/bill.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, newestBill, turnTo } from './bill.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  expectResult(await server.call(agent, setBillTerms, { enterpriseId: 1, cutOffDay: 1, dueDays: 3 }))
  await ticketedOrder(server, { search: { date: '2027-01-04' } })
  // A company that was never billed begins with October, of which there is nothing.
  await turnTo(server, '2026-11-30T15:00:00Z')
  await turnTo(server, '2026-11-30T17:00:00Z')
})
afterAll(() => server.close())

const finance = 'finance'
const november = '2026年11月1日 至 2026年11月30日 账单'
const notificationsOf = async (who: string) =>
  expectResult(await server.call(who, getMyMails, { keyword: november })).list.map(({ subject }) => subject)
const newestNotification = async () => expectResult(await server.call(finance, getMyMails, { keyword: november })).list[0]!

test('[handbook 10.3] finance hears that its pre-bill is ready, with until when and where', async () => {
  const { billNo, lines } = await newestBill(server, finance)
  const { subject, body } = await newestNotification()
  expect(subject).toBe(`待确认：${november}`)
  expect(body).toContain(`${lines} 条明细待核对`)
  expect(body).toContain('12月9日 00:00')
  expect(body).toContain(`/v/center/bill/detail?billNo=${billNo}`)
  expect(await notificationsOf('admin')).toEqual([])
})

test('[handbook 10.3] it is reminded once, two days before time confirms', async () => {
  await turnTo(server, '2026-12-06T15:00:00Z')
  expect(await notificationsOf(finance)).toHaveLength(1)
  await turnTo(server, '2026-12-06T16:30:00Z')
  await server.turn(120)
  expect(await notificationsOf(finance)).toEqual([`即将自动确认：${november}`, `待确认：${november}`])
})

test('[handbook 10.3] it hears that it is confirmed and by whom, overdue, paid and free again', async () => {
  const { billNo, version, due } = await newestBill(server, finance)
  const request = { billNo, version, decision: 'thisPeriod' as const, rest: true as const }
  const decided = expectResult(await server.call(finance, decideBillLines, request))
  expectResult(await server.call(finance, confirmBill, { billNo, version: decided.version }))
  expect((await newestNotification()).body).toContain('何文静已确认')
  await turnTo(server, '2026-12-10T17:00:00Z')
  expect((await newestNotification()).subject).toBe(`已逾期，月结暂停使用：${november}`)
  const part = { enterpriseId: 1, billNo, amount: 100, receivedOn: '2026-12-11', receipt: 'BK-1' }
  expectResult(await server.call(agent, recordBillPayment, part))
  expectResult(await server.call(agent, recordBillPayment, part))
  expectResult(await server.call(agent, recordBillPayment, { ...part, amount: due - 100, receipt: 'BK-2' }))
  const subjects = await notificationsOf(finance)
  expect(subjects.filter((subject) => subject.startsWith('已收到付款'))).toHaveLength(2)
  expect(subjects.filter((subject) => subject.startsWith('月结已恢复'))).toHaveLength(1)
  await server.turn(180)
  expect(await notificationsOf(finance)).toEqual(subjects)
})
