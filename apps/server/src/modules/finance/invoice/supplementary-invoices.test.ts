import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerVariance, confirmBill, decideBillLines, raiseVariance } from '@sojourn/contract/finance/bill.calls'
import { applyForBillInvoices, searchBillInvoiceable, searchBillInvoices } from '@sojourn/contract/finance/invoice.calls'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { linesOf, newestBill, november, turnTo } from '../bill/bill.testing'
import { amountOf, confirmed, email, keysOf } from './invoice.testing'

let server: TestServer
let billNo: string
const finance = 'finance'
const agent = 'agent@agency.example'
/** Fen by which the agency corrected the first line and the second. */
const more = 10_600
const less = -2_500

const thingsOfBill = async (item?: 'adjustment') =>
  expectResult(await server.call(finance, searchBillInvoiceable, { billNo, size: 100, ...(item && { item }) })).list.flatMap(
    ({ things }) => things,
  )

beforeAll(async () => {
  server = await openTestServer()
  await november(server)
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, finance))
  const [first, second] = (await linesOf(server, finance, billNo)).filter(({ method }) => method === 'companyCredit')
  for (const { line, adjusted } of [
    { line: first!, adjusted: more },
    { line: second!, adjusted: less },
  ]) {
    const raised = { billNo, lineId: line.lineId, kind: 'amount' as const, claimed: Math.abs(adjusted), proof: '与协议价不符' }
    const { varianceId } = expectResult(await server.call(finance, raiseVariance, raised))
    expectResult(await server.call(agent, answerVariance, { enterpriseId: 1, varianceId, answer: 'adopt', adjusted, reason: '' }))
  }
  const { version } = await newestBill(server, finance)
  const decided = expectResult(
    await server.call(finance, decideBillLines, { billNo, version, decision: 'thisPeriod', rest: true }),
  )
  expectResult(await server.call(finance, confirmBill, { billNo, version: decided.version }))
}, 180_000)
afterAll(() => server.close())

test('[handbook 10.5] what a bill was corrected upwards by is invoiced apart; what was given back is not', async () => {
  const things = await thingsOfBill('adjustment')
  expect(things).toMatchObject([{ item: 'adjustment', amount: more }])
  expect(things[0]!.voucher).toBeUndefined()
  // Beside the tickets and fees of the same bill, of which nothing was taken.
  const all = await thingsOfBill()
  expect(all.filter(({ item }) => item === 'adjustment')).toEqual(things)
  expect(all.length).toBeGreaterThan(things.length)
})

test('[handbook 10.5] the agency writes a supplementary invoice with six percent, once, and it stays when orders are compared', async () => {
  const keys = keysOf(await thingsOfBill('adjustment'))
  const request = { billNo, keys, kind: 'ordinary' as const, email }
  const { applicationNo } = expectResult(await server.call(finance, applyForBillInvoices, request))
  expect(await server.call(finance, applyForBillInvoices, request)).toMatchObject({ success: false })
  const [issued, ...others] = (await confirmed(server, applicationNo, finance)).invoices
  expect(others).toEqual([])
  expect(issued).toMatchObject({
    invoice: { state: 'issued', kind: 'ordinary', amount: more, net: 10_000, tax: 600 },
    lines: [{ item: 'adjustment', rate: 6 }],
  })
  await server.turn(24 * 60)
  const listed = expectResult(await server.call(finance, searchBillInvoices, { billNo, item: 'adjustment' })).list
  expect(listed).toMatchObject([{ invoiceId: issued!.invoice.invoiceId, state: 'issued' }])
  expect(expectResult(await server.call(finance, searchBillInvoices, { billNo, item: 'airFare' })).list).toEqual([])
  expect(amountOf(listed)).toBe(more)
})
