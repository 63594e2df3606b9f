import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addBillCharge, confirmBill, decideBillLines } from '@sojourn/contract/finance/bill.calls'
import { searchBillInvoiceable } from '@sojourn/contract/finance/invoice.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { refusedAs } from '../../../testing/approvals'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { creditOf, expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, newestBill, turnTo } from './bill.testing'

let server: TestServer
let billNo: string
let orderNo: string
const finance = 'finance'

const add = (request: Partial<RequestOf<typeof addBillCharge>>, who = agent) => {
  const mailing = { enterpriseId: 1, billNo, orderNo, charge: 'mailing' as const, amount: 2_120, reason: '行程单快递费' }
  return server.call(who, addBillCharge, { ...mailing, ...request })
}

beforeAll(async () => {
  server = await openTestServer()
  ;({ orderNo } = await ticketedOrder(server, { search: { date: '2027-01-06' } }))
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, finance))
}, 180_000)
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

test('[handbook 10.3] the agency adds mailing and compensation to a pre-bill, once, each with its reason, to be checked', async () => {
  const before = await newestBill(server, finance)
  const { used } = await creditOf(server)
  const { lineId } = expectResult(await add({}))
  expect(expectResult(await add({})).lineId).toBe(lineId)
  expectResult(await add({ charge: 'compensation', amount: -5_000, reason: '出票延误' }))
  const added = (await linesOf(server, finance, billNo, { orderNo })).filter(({ adjusts }) => adjusts !== undefined)
  expect(added).toMatchObject([
    { lineId, category: 'mailing', company: 2_120, voucher: 'special', deductibleTax: 120, told: { remark: '行程单快递费' } },
    { category: 'compensation', company: -5_000, voucher: 'none', deductibleTax: 0, told: { remark: '出票延误' } },
  ])
  // Nobody has checked them, and no supplier settles them.
  for (const { decision, match, adjustedAt } of added) {
    expect([decision, match]).toEqual([undefined, undefined])
    expect(adjustedAt).toBeDefined()
  }
  const { total, undecided } = await newestBill(server, finance)
  expect({ total, undecided }).toEqual({ total: before.total - 2_880, undecided: before.undecided + 2 })
  expect((await creditOf(server)).used).toBe(used - 2_880)
})

test('[handbook 10.3] what is wrong is refused and changes nothing; so is whoever is not the agency', async () => {
  const before = await newestBill(server, finance)
  expect(await add({ reason: ' ' })).toMatchObject(refusedAs('reasonMissing'))
  expect(await add({ amount: -1 })).toMatchObject(refusedAs('addedAmountWrong'))
  expect(await add({ charge: 'compensation', amount: 1 })).toMatchObject(refusedAs('addedAmountWrong'))
  expect(await add({ charge: 'adjustment', amount: 0 })).toMatchObject(refusedAs('addedAmountWrong'))
  expect(await add({ orderNo: 'F0' })).toMatchObject(refusedAs('billOrderUnknown'))
  expect(await add({ billNo: 'ZD' })).toMatchObject(refusedAs('billUnknown'))
  expect(await add({}, finance)).toMatchObject(refusedAs('forbidden'))
  expect(await newestBill(server, finance)).toEqual(before)
})

test('[handbook 10.5] what was mailed has a supplementary invoice, a compensation takes nothing off any, and a confirmed bill takes nothing more', async () => {
  const { version } = await newestBill(server, finance)
  const decided = { billNo, version, decision: 'thisPeriod' as const, rest: true as const }
  const step = expectResult(await server.call(finance, decideBillLines, decided))
  expectResult(await server.call(finance, confirmBill, { billNo, version: step.version }))
  const orders = expectResult(await server.call(finance, searchBillInvoiceable, { billNo, item: 'adjustment' })).list
  expect(orders.flatMap(({ things }) => things.map(({ amount }) => amount))).toEqual([2_120])
  expect(await add({ reason: '再寄一次' })).toMatchObject(refusedAs('billConfirmed'))
})
