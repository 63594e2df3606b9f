import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addBillCharge,
  answerVariance,
  getServedBill,
  raiseVariance,
  searchServedBillLines,
} from '@sojourn/contract/finance/bill.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, newestBill, turnTo } from './bill.testing'

let server: TestServer
let billNo: string
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2027-01-04' } })
  await turnTo(server, '2026-11-30T15:00:00Z')
  // The pre-bill is of Tuesday the first of December in China, and would be confirmed with the end of Tuesday the eighth.
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, finance))
})
afterAll(() => server.close())

const finance = 'finance'
const letters = async () =>
  expectResult(await server.call(finance, getMyMails, { keyword: '2026年11月1日 至 2026年11月30日 账单' })).list
const confirmsAt = async () => (await newestBill(server, finance)).confirmsAt
const stateAt = async (instant: string) => {
  await turnTo(server, instant)
  return (await newestBill(server, finance)).state
}

test('[handbook 10.3] what the agency adds early is told, and the day of confirmation stays', async () => {
  const [line] = await linesOf(server, finance, billNo)
  const charge = {
    enterpriseId: 1,
    billNo,
    orderNo: line!.orderNo,
    charge: 'mailing' as const,
    amount: 2_000,
    reason: '行程单快递',
  }
  for (let time = 0; time < 2; time++) expectResult(await server.call(agent, addBillCharge, charge))
  expect(await confirmsAt()).toBe('2026-12-08T16:00:00.000Z')
  const [letter, ...others] = await letters()
  expect(letter!.subject).toContain('账单新增邮寄费')
  expect(letter!.body).toContain(line!.orderNo)
  expect(letter!.body).toContain('行程单快递')
  expect(letter!.body).toContain('12月9日 00:00')
  expect(others).toHaveLength(1)
})

test('[handbook 10.3] what it adds in the last hour can be looked at for a working day', async () => {
  await turnTo(server, '2026-12-08T15:10:00Z')
  const [line] = await linesOf(server, finance, billNo)
  const charge = {
    enterpriseId: 1,
    billNo,
    orderNo: line!.orderNo,
    charge: 'adjustment' as const,
    amount: 900,
    reason: '改签差价',
  }
  expectResult(await server.call(agent, addBillCharge, charge))
  expect(await stateAt('2026-12-08T17:10:00Z')).toBe('preBill')
  expect(await confirmsAt()).toBe('2026-12-09T16:00:00.000Z')
})

test('[handbook 10.3] finance hears why a variance was rejected, and time waits for a working day after it', async () => {
  const [line] = await linesOf(server, finance, billNo)
  const raised = { billNo, lineId: line!.lineId, kind: 'amount' as const, claimed: 500, proof: '与协议价不符' }
  const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
  expect(await stateAt('2026-12-11T02:00:00Z')).toBe('preBill')
  const answer = { enterpriseId: 1, varianceId, answer: 'reject' as const, reason: '协议已到期' }
  for (let time = 0; time < 2; time++) expectResult(await server.call(agent, answerVariance, answer))
  const [letter] = await letters()
  expect(letter!.subject).toContain('差异单已驳回')
  expect(letter!.body).toContain('协议已到期')
  expect(letter!.body).toContain('12月15日 00:00')
  expect(await stateAt('2026-12-14T15:30:00Z')).toBe('preBill')
  expect(await stateAt('2026-12-14T17:30:00Z')).toBe('confirmed')
  expect((await letters()).filter(({ subject }) => subject.startsWith('差异单已驳回'))).toHaveLength(1)
})

test('[handbook 10.3] the agency reads the lines of a bill, and what a variance is about', async () => {
  const [line] = await linesOf(server, finance, billNo)
  const asked = { enterpriseId: 1, billNo, orderNo: line!.orderNo, size: 100 }
  const { list } = expectResult(await server.call(agent, searchServedBillLines, asked))
  expect(list).toEqual(await linesOf(server, finance, billNo, { orderNo: line!.orderNo }))
  const { variances } = expectResult(await server.call(agent, getServedBill, { enterpriseId: 1, billNo }))
  const { category, company, told } = line!
  const { traveller, service, from, to, ticketNo, departAt } = told
  expect(variances).toMatchObject([{ category, company, traveller, service, from, to, ticketNo, departAt }])
})

test('[handbook 10.3] finance hears what an adopted variance changed', async () => {
  await ticketedOrder(server, { search: { date: '2027-02-08' } })
  await turnTo(server, '2026-12-31T17:00:00Z')
  const { billNo: december } = await newestBill(server, finance)
  const [line] = await linesOf(server, finance, december)
  const raised = { billNo: december, lineId: line!.lineId, kind: 'amount' as const, claimed: 500, proof: '与协议价不符' }
  const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
  const adopted = { enterpriseId: 1, varianceId, answer: 'adopt' as const, adjusted: -500, reason: '' }
  expectResult(await server.call(agent, answerVariance, adopted))
  const [letter] = expectResult(await server.call(finance, getMyMails, { keyword: '差异单已采纳' })).list
  expect(letter!.body).toContain('-¥5.00')
  expect(letter!.body).not.toContain('说明')
})
