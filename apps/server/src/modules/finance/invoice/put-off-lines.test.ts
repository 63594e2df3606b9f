import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmBill, decideBillLines } from '@sojourn/contract/finance/bill.calls'
import type { BillLine } from '@sojourn/contract/finance/bill.shapes'
import { applyForBillInvoices, searchBillInvoiceable } from '@sojourn/contract/finance/invoice.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { sum } from '@sojourn/domain/kit/money'
import { change, couponsOf, settle, ticketedOrder } from '../../../testing/after-sales'
import { choose, decide, expectResult, orderRequest, payByCredit, saveDraft, within } from '../../../testing/flights'
import { bookStay } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { linesOf, newestBill, turnTo } from '../bill/bill.testing'
import { amountOf, confirmed, email, keysOf } from './invoice.testing'

let server: TestServer
const finance = 'finance'
const names = ['stay', 'shared', 'return', 'plain'] as const
/** Of each order, what the bill of November charges in its period; fen. */
let charged: Record<(typeof names)[number], number>
let orders: Record<keyof typeof charged, string>
let billNo: string

/** Two nights that the agency invoices. */
async function stay(): Promise<string> {
  const { created, request } = await bookStay(
    server,
    'employee',
    {},
    ({ verdict, confirmation, invoice }) => verdict === 'within' && confirmation === 'instant' && invoice === 'platform',
  )
  await decide(server, 'manager', created.orderNo)
  expectResult(await payByCredit(server, 'employee', created.orderNo, request.expectedTotal))
  await server.context.drainJobs()
  return created.orderNo
}

/** A flight of which another cost centre bears a third. */
async function shared(): Promise<string> {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2027-01-04' })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  request.travellers[0]!.costShares = [{ costCentreId: 'cc-finance', percent: 33 }]
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  await settle(server, 'employee', orderNo)
  return orderNo
}

const thingsOfBill = async (of: string) =>
  expectResult(await server.call(finance, searchBillInvoiceable, { billNo: of, size: 100 })).list
const amountsOf = async (of: string) =>
  Object.fromEntries((await thingsOfBill(of)).map(({ orderNo, things }) => [orderNo, amountOf(things)]))

/** Puts these lines off to the next period, charges all others, and agrees. */
async function confirm(putOff: readonly BillLine[]): Promise<string> {
  const bill = await newestBill(server, finance)
  const decision = { billNo: bill.billNo, version: bill.version }
  const lineIds = putOff.map(({ lineId }) => lineId)
  const step =
    lineIds.length > 0
      ? expectResult(await server.call(finance, decideBillLines, { ...decision, decision: 'nextPeriod', lineIds })).version
      : bill.version
  const { version } = expectResult(
    await server.call(finance, decideBillLines, { ...decision, version: step, decision: 'thisPeriod', rest: true }),
  )
  expectResult(await server.call(finance, confirmBill, { billNo: bill.billNo, version }))
  return bill.billNo
}

/** What living invoices say of an order. */
async function invoicedOf(orderNo: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ amount: number }>(
    'SELECT coalesce(sum(amount), 0)::integer AS amount FROM invoice_line WHERE root_order_no = $1 AND living',
    [orderNo],
  )
  return rows[0]!.amount
}

beforeAll(async () => {
  server = await openTestServer()
  const away = await ticketedOrder(server, { search: { date: '2027-01-06', returnDate: '2027-01-07' } })
  const plain = await ticketedOrder(server, { search: { date: '2027-01-12' } })
  orders = { stay: await stay(), shared: await shared(), return: away.orderNo, plain: plain.orderNo }
  await turnTo(server, '2026-11-30T17:00:00Z')
  const lines = await linesOf(server, finance, (await newestBill(server, finance)).billNo)
  const of = (orderNo: string) => lines.filter((line) => line.orderNo === orderNo)
  const putOff = [
    of(orders.stay).find(({ night }) => night === 2)!,
    of(orders.shared).find(({ category, told }) => category === 'flightFare' && told.costCentreId === 'cc-finance')!,
    of(orders.return).filter(({ category }) => category === 'flightFare')[1]!,
  ]
  billNo = await confirm(putOff)
  const chargedOf = (orderNo: string) =>
    sum(
      of(orderNo)
        .filter((line) => !putOff.includes(line))
        .map(({ company }) => company),
    )
  charged = Object.fromEntries(names.map((name) => [name, chargedOf(orders[name])])) as typeof charged
}, 180_000)
afterAll(() => server.close())

test('[handbook 10.5] a night, a share and a flight that were put off are not invoiced: things sum to the bill', async () => {
  const amounts = await amountsOf(billNo)
  for (const name of ['stay', 'shared', 'return', 'plain'] as const)
    expect([name, amounts[orders[name]]]).toEqual([name, charged[name]])
  const { total } = await newestBill(server, finance)
  expect(amountOf((await thingsOfBill(billNo)).flatMap(({ things }) => things))).toBe(total)
})

/** What is open of a bill is applied for and issued. */
async function invoiceAll(of: string): Promise<void> {
  const things = (await thingsOfBill(of)).flatMap((order) => order.things)
  const keys = keysOf(things.filter(({ invoiceId }) => invoiceId === undefined))
  const request = { billNo: of, keys, kind: 'ordinary' as const, email }
  const { applicationNo } = expectResult(await server.call(finance, applyForBillInvoices, request))
  await confirmed(server, applicationNo, finance)
}

test('[handbook 10.5] a change that no confirmed bill charges yet is invoiced once one does, as is what was put off', async () => {
  await invoiceAll(billNo)
  await turnTo(server, '2026-12-02T02:00:00Z')
  const plain = await settle(server, 'employee', orders.plain)
  await change(server, orders.plain, couponsOf(plain), '2027-01-13')
  await server.turn(61)
  for (const name of names) expect([name, await invoicedOf(orders[name])]).toEqual([name, charged[name]])
  expect((await amountsOf(billNo))[orders.plain]).toBe(charged.plain)

  await turnTo(server, '2026-12-31T17:00:00Z')
  const december = await confirm([])
  await server.turn(121)
  await invoiceAll(december)
  const { rows } = await server.database.pool.query<{ root: string; paid: number }>(
    `SELECT coalesce(o.parent_order_no, o.order_no) AS root, sum(l.company)::integer AS paid FROM bill_line l
     JOIN orders o ON o.enterprise_id = l.enterprise_id AND o.order_no = l.order_no
     WHERE l.enterprise_id = 1 AND l.decision = 'thisPeriod' GROUP BY 1`,
  )
  const paid = Object.fromEntries(rows.map((row) => [row.root, row.paid]))
  for (const name of names) {
    expect(paid[orders[name]]).toBeGreaterThan(charged[name])
    expect([name, await invoicedOf(orders[name])]).toEqual([name, paid[orders[name]]])
  }
})
