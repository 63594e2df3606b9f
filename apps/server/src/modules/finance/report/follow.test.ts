import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationRole } from '../../../db/migrate'
import { ticketedOrder } from '../../../testing/after-sales'
import { askedDuring, isStatement, type Asked } from '../../../testing/flow/asked'
import { visitedBy } from '../../../testing/flow/rows-visited'
import { openTestServer, type TestServer } from '../../../testing/server'
import { followOrders } from './follow'
import { differingMonths } from './report.testing'

const copies = 400
let server: TestServer
let orderNo: string

/** One flight for one traveller, and as many orders alike, each a little later. */
beforeAll(async () => {
  server = await openTestServer()
  ;({ orderNo } = await ticketedOrder(server, { search: { date: '2027-01-04' } }))
  for (const table of ['orders', 'order_traveller', 'order_segment', 'ticket']) {
    const { rows } = await server.database.pool.query<{ others: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS others FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND column_name <> 'order_no'`,
      [table],
    )
    const { others } = rows[0]!
    await server.database.pool.query(
      `INSERT INTO ${table} (order_no, ${others}) SELECT 'C' || lpad(n::text, 4, '0'), ${others}
       FROM ${table}, generate_series(1, $2) n WHERE enterprise_id = 1 AND order_no = $1`,
      [orderNo, copies],
    )
  }
  await server.database.pool.query(
    "UPDATE orders SET transacted_at = transacted_at + substr(order_no, 2)::integer * interval '1 ms' WHERE order_no LIKE 'C____'",
  )
})
afterAll(() => server.close())

/** What is asked to follow all from the first order on, and how many lines come of it. */
async function followed(ordersOfPiece?: number): Promise<{ asked: Asked[]; lines: string }> {
  const { pool } = server.database
  await pool.query('TRUNCATE report_account, report_line, report_month')
  const { rows: jobs } = await pool.query<{ id: string }>("SELECT id FROM job WHERE kind = 'report.follow'")
  const asked = await askedDuring(() => followOrders(server.context, jobs[0]!, ordersOfPiece))
  const { rows } = await pool.query<{ lines: string }>(
    "SELECT string_agg(concat_ws(' ', order_no, place, sold, taxes, fees, grams, lost), ',' ORDER BY order_no, place) AS lines FROM report_line",
  )
  expect(await differingMonths(server)).toBe(0)
  return { asked: asked.filter(isStatement), lines: rows[0]!.lines }
}

test('some hundred orders are followed in as many statements as one', async () => {
  const all = await followed()
  expect(all.lines.split(',')).toHaveLength(copies + 1)
  await server.database.pool.query("UPDATE orders SET transacted_at = NULL WHERE order_no LIKE 'C____'")
  const one = await followed()
  expect(one.lines.split(',')).toHaveLength(1)
  const texts = (asked: readonly Asked[]) => asked.map(({ text }) => text)
  expect(texts(all.asked)).toEqual(texts(one.asked))
})

test('however many are followed at a time, the same lines come of it', async () => {
  await server.database.pool.query(
    "UPDATE orders SET transacted_at = updated_at + substr(order_no, 2)::integer * interval '1 ms' WHERE order_no LIKE 'C____'",
  )
  const whole = await followed()
  const { asked, lines } = await followed(50)
  expect(lines).toBe(whole.lines)
  expect(asked.length).toBeGreaterThan(whole.asked.length)
})

test('a later piece looks at no order of the former ones', async () => {
  const piece = 50
  const { asked } = await followed(piece)
  const [last] = asked.filter(({ text }) => text.includes('ORDER BY o.transacted_at')).slice(-1)
  const owner = new pg.Client(server.database.config)
  await owner.connect()
  try {
    await owner.query(
      "BEGIN; SET LOCAL plan_cache_mode = 'force_generic_plan'; SET LOCAL enable_seqscan = off; SET LOCAL app.enterprise = '1'",
    )
    await owner.query(`SET LOCAL ROLE ${applicationRole}`)
    await owner.query(`PREPARE following AS ${last!.text}`)
    expect((await visitedBy(owner, 'following', last!))!.rows).toBeLessThanOrEqual(piece)
    await owner.query('ROLLBACK')
  } finally {
    await owner.end()
  }
})
