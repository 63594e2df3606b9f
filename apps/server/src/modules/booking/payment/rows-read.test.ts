import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/database/rows-read'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inTransaction } from '../../../work'
import { findPaymentsOfOrder, lockPendingPayments } from './store'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const enterpriseId = 1
const at = `timestamptz '2026-01-01Z' + n * interval '1 minute'`

/** Payments numbered from..to, each of an order of the same number. */
async function paid(from: number, to: number): Promise<void> {
  const { pool } = server.database
  await pool.query(
    `INSERT INTO payment (enterprise_id, payment_no, payer_id, settle_type, amount, currency, state, order_nos, parts, created_at)
     SELECT 1, 'P' || n, 'p', 4, 100, 'CNY', 'pending', ARRAY['M' || n], '[]', ${at} FROM generate_series($1::integer, $2::integer) AS n`,
    [from, to],
  )
  await pool.query(
    `INSERT INTO payment_order (enterprise_id, order_no, payment_no)
     SELECT 1, 'M' || n, 'P' || n FROM generate_series($1::integer, $2::integer) AS n`,
    [from, to],
  )
  await pool.query('ANALYZE')
}

/** How many rows it took to find the payments of an order, and to lock those that are open. */
const look = (): Promise<number> =>
  inTransaction(server.context, enterpriseId, async (work) => {
    const before = await rowsRead(work)
    expect((await findPaymentsOfOrder(work, 'M7')).map(({ paymentNo }) => paymentNo)).toEqual(['P7'])
    expect((await lockPendingPayments(work, ['M7', 'M8'])).map(({ paymentNo }) => paymentNo)).toEqual(['P7', 'P8'])
    return (await rowsRead(work)) - before
  })

test('the payments of an order are found by a handful of rows among ten thousand, with plans that were made for few', async () => {
  await paid(1, 200)
  for (let time = 0; time < 6; time++) await look()
  await paid(201, 10_000)
  expect(await look()).toBeLessThanOrEqual(12)
})
