import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmBill, decideBillLines } from '@sojourn/contract/finance/bill.calls'
import { getBillCertificate } from '@sojourn/contract/finance/bill-record.calls'
import { sum } from '@sojourn/domain/kit/money'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { linesOf, newestBill, recount, turnTo } from './bill.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  for (const date of ['2027-01-04', '2027-01-05']) await ticketedOrder(server, { search: { date } })
  await turnTo(server, '2026-11-30T15:00:00Z')
  await turnTo(server, '2026-11-30T17:00:00Z')
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

const finance = 'finance'
const certificateOf = async (billNo: string) => expectResult(await server.call(finance, getBillCertificate, { billNo }))

/** Puts the first line off and confirms the rest. */
async function close(billNo: string): Promise<void> {
  const [first] = await linesOf(server, finance, billNo)
  const { version } = await newestBill(server, finance)
  const later = { billNo, version, decision: 'nextPeriod' as const, lineIds: [first!.lineId] }
  const put = expectResult(await server.call(finance, decideBillLines, later))
  const rest = { billNo, version: put.version, decision: 'thisPeriod' as const, rest: true as const }
  const decided = expectResult(await server.call(finance, decideBillLines, rest))
  expectResult(await server.call(finance, confirmBill, { billNo, version: decided.version }))
}

test('[handbook 10.3] a bill that is confirmed has a certificate: orders, ledger and lines, counted, summed and hashed', async () => {
  const { billNo } = await newestBill(server, finance)
  expect((await certificateOf(billNo)).certified).toBeUndefined()
  await close(billNo)
  const { certified, now, bill } = await certificateOf(billNo)
  expect(certified!.at).toBe(bill.confirmedAt)
  expect(certified!.counts).toEqual(now)
  const lines = await linesOf(server, finance, billNo)
  const total = sum(lines.map(({ company }) => company))
  expect(now.lines).toMatchObject({ count: lines.length, sum: total })
  expect(now.orders).toMatchObject({ count: 2, sum: total })
  expect(now.spent).toMatchObject({ count: 2, sum: total })
  expect(now.ledger.sum).toBe(await recount(server, 1, '2026-10-31T16:00:00Z', '2026-11-30T16:00:00Z'))
  expect(now.carried).toMatchObject({ count: 0, sum: 0 })
})

test('[handbook 10.3] what was put off is carried into the next, and is no money of its ledger', async () => {
  await ticketedOrder(server, { search: { date: '2027-01-06' } })
  await turnTo(server, '2026-12-31T17:00:00Z')
  const { billNo } = await newestBill(server, finance)
  const { now } = await certificateOf(billNo)
  expect(now.carried.count).toBe(1)
  expect(now.ledger.sum).toBe(now.lines.sum - now.carried.sum)
  expect(now.spent!.sum).toBe(now.ledger.sum)
})

test('[handbook 10.3] whoever changes a line behind the product’s back is found out', async () => {
  const billNo = 'ZD1-20261101'
  const { pool } = server.database
  await pool.query('UPDATE bill_line SET company = company + 1 WHERE bill_no = $1 AND night IS NULL', [billNo])
  const { certified, now } = await certificateOf(billNo)
  expect(now.lines.hash).not.toBe(certified!.counts.lines.hash)
  expect(now.orders.hash).not.toBe(certified!.counts.orders.hash)
  expect(now.ledger).toEqual(certified!.counts.ledger)
  expect(now.spent).toEqual(certified!.counts.spent)
})

test('[handbook 10.3] money on an account of neither side is found before a bill is confirmed', async () => {
  await ticketedOrder(server, { search: { date: '2027-02-08' } })
  const { pool } = server.database
  const moved = async (from: string, to: string) =>
    pool.query(
      `UPDATE ledger_entry SET account = $2 WHERE account = $1 AND (posting_id, line) IN (SELECT posting_id, max(line) FROM ledger_entry e
         WHERE account = $1 AND posting_id IN (SELECT posting_id FROM bill_posting WHERE bill_no = $3) GROUP BY posting_id ORDER BY 1 LIMIT 1)`,
      [from, to, (await newestBill(server, finance)).billNo],
    )
  await turnTo(server, '2027-01-31T17:00:00Z')
  const { billNo } = await newestBill(server, finance)
  const counts = (await certificateOf(billNo)).now
  expect(counts.spent!.sum).toBe(counts.ledger.sum)
  await pool.query('ALTER TABLE ledger_entry DISABLE TRIGGER USER')
  await moved('supplier.payable', 'bank.received')
  expect((await certificateOf(billNo)).now.spent!.sum).not.toBe(counts.ledger.sum)
  const { version } = await newestBill(server, finance)
  const rest = { billNo, version, decision: 'thisPeriod' as const, rest: true as const }
  const decided = expectResult(await server.call(finance, decideBillLines, rest))
  expect(await server.call(finance, confirmBill, { billNo, version: decided.version })).toMatchObject({ success: false })
  await moved('bank.received', 'supplier.payable')
  await pool.query('ALTER TABLE ledger_entry ENABLE TRIGGER USER')
  expectResult(await server.call(finance, confirmBill, { billNo, version: decided.version }))
})
