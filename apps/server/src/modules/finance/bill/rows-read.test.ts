import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBill, getUnbilled } from '@sojourn/contract/finance/bill.calls'
import type { Work } from '../../../context'
import { expectResult } from '../../../testing/flights'
import { rowsRead } from '../../../testing/database/rows-read'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inTransaction } from '../../../work'
import { unbilledOf, wholeBill } from './bills'
import { filterOf } from './decide'
import { findBillLines } from './line/line-store'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await bill()
  await post()
  await server.database.pool.query('VACUUM (ANALYZE)')
})
afterAll(() => server.close())

const enterpriseId = 1
const billNo = 'ZD1-20261001'
const lines = 20_000
const at = `timestamptz '2026-10-01Z' + n * interval '2 minutes'`
const numbered = 'FROM generate_series(1, $1::integer) AS n'

/** A pre-bill of so many lines, of fifty cost centres, two in three of them decided. */
async function bill(): Promise<void> {
  const { pool } = server.database
  await pool.query(
    `INSERT INTO bill (enterprise_id, bill_no, from_day, to_day, from_at, to_at, state, currency)
     VALUES (1, $1, '2026-10-01', '2026-10-31', '2026-09-30T16:00Z', '2026-10-31T16:00Z', 'preBill', 'CNY')`,
    [billNo],
  )
  await pool.query(
    `INSERT INTO bill_line (enterprise_id, bill_no, line_id, at, posting_id, place, order_no, position, product, category, method, cost_centre_id,
       project_code, department_id, travel_apply_no, entity_id, company, voucher, tax_rate, deductible_tax, decision)
     SELECT 1, '${billNo}', 'l' || n, ${at}, md5(n::text)::uuid, 0, 'F' || n, 0, 1, 'flightFare', 'companyCredit', 'cc-' || n % 50, '', 'd', '', '',
       100, 'airItinerary', 9, 8, CASE WHEN n % 3 > 0 THEN 'thisPeriod' END ${numbered}`,
    [lines],
  )
  await pool.query(
    `INSERT INTO bill_told (enterprise_id, posting_id, place, body) SELECT 1, md5(n::text)::uuid, 0, '{}' ${numbered}`,
    [lines],
  )
}

/** What is transacted after it, all on credit. */
async function post(): Promise<void> {
  const { pool } = server.database
  await pool.query(
    `INSERT INTO ledger_entry (enterprise_id, posting_id, line, account, amount, currency, kind, order_no, paid_order_no, at)
     SELECT 1, md5('later' || n)::uuid, line, account, amount, 'CNY', 'fulfil', 'F' || n, 'F' || n, timestamptz '2026-11-01Z' + n * interval '1 minute'
     ${numbered} CROSS JOIN (VALUES (1, 'credit.used', 100), (2, 'supplier.payable', -100)) AS entry (line, account, amount)`,
    [lines],
  )
  await pool.query('UPDATE credit_line SET used = $1 WHERE enterprise_id = 1', [lines * 100])
}

/** How many rows of tables it takes, also with plans that were made before. */
async function rowsOf(look: (work: Work) => Promise<unknown>): Promise<number> {
  let rows = 0
  for (let time = 0; time < 7; time++)
    rows = await inTransaction(server.context, enterpriseId, async (work) => {
      const before = await rowsRead(work)
      await look(work)
      return (await rowsRead(work)) - before
    })
  return rows
}

const finance = 'finance'
const opened = (work: Work) => wholeBill(work, billNo, { language: 'zh-CN' })

describe('a bill of twenty thousand lines', () => {
  test('is opened from a handful of rows, once somebody has summed it', async () => {
    const { sums } = expectResult(await server.call(finance, getBill, { billNo }))
    expect(sums.find(({ by }) => by === 'method')).toMatchObject({ lines, company: lines * 100 })
    expect(await rowsOf(opened)).toBeLessThanOrEqual(20)
  })

  test('is summed once after a correction, whoever reads it how often', async () => {
    await server.database.pool.query('UPDATE bill SET sums = NULL')
    await Promise.all([1, 2, 3].map(() => server.call(finance, getBill, { billNo })))
    expect(await rowsOf(opened)).toBeLessThanOrEqual(20)
  })

  test('shows a page of lines from the rows of that page', async () => {
    const page = (work: Work) => findBillLines(work, billNo, filterOf({}), { after: undefined, limit: 51 })
    expect(await rowsOf(page)).toBeLessThanOrEqual(2 * 51 + 5)
  })
})

test('what is not billed yet is summed from an index, however much it is', async () => {
  expect(expectResult(await server.call(finance, getUnbilled, {})).due).toBe(lines * 100)
  expect(await rowsOf(unbilledOf)).toBeLessThanOrEqual(20)
})
