import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Work } from '../../../context'
import { openTestServer, type TestServer } from '../../../testing/server'
import { conflictsOf } from './conflicts'
import { inTransaction } from '../../../work'

const enterpriseId = 1
const traveller = '1-employee'
const planned = [
  {
    serviceNo: 'MU5101',
    departDate: '2027-06-15',
    departAt: '2027-06-15T02:00:00.000Z',
    arriveAt: '2027-06-15T04:20:00.000Z',
    departCity: 'SHA',
    arriveCity: 'BJS',
  },
]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Rows of tables that this connection visited; what it visited before may be among them still. */
const visitedBy = async ({ sql }: Work): Promise<number> => {
  const [row] = await sql.query<{ visited: number }>(
    'SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer AS visited FROM pg_stat_xact_user_tables',
  )
  return row!.visited
}

/** What is found, and how many rows of tables that took. */
const look = () =>
  inTransaction(server.context, enterpriseId, async (work) => {
    const before = await visitedBy(work)
    const found = await conflictsOf(work, [traveller], planned)
    return { conflicts: found[0]!.conflicts.map(({ booked }) => booked.orderNo), visited: (await visitedBy(work)) - before }
  })

/** Journeys of the traveller, numbered from..to, two days after each other around the planned one. */
async function travelled(from: number, to: number): Promise<void> {
  const moment = "'2027-06-15T03:00:00Z'::timestamptz + ((n / 2) * CASE WHEN n % 2 = 0 THEN 1 ELSE -1 END) * interval '2 days'"
  const numbered = `FROM generate_series($1::integer, $2::integer) AS n`
  const { pool } = server.database
  await pool.query(
    `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
       depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at,
       created_at, updated_at)
     SELECT 1, 'F' || n, 1, 'flight', 1800, 1, 0, 4, $3, 't', '{}', ${moment}, ${moment} + interval '2 hours', 'CNY', 100, '[]', 'within', '{}', '{}',
       '', ${moment}, ${moment}, ${moment} ${numbered}`,
    [from, to, traveller],
  )
  await pool.query(
    `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type, credential_cipher,
       credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at, total)
     SELECT 1, 'F' || n, 0, $3, 'd', '林晓雯', 1, '', '', '', '{}', '[]', '[]', 0, ${moment}, ${moment}, ${moment} + interval '2 hours', 100 ${numbered}`,
    [from, to, traveller],
  )
  await pool.query(
    `INSERT INTO order_segment (enterprise_id, order_no, position, kind, flight_no, service_key, depart_city, arrive_city, depart_place, arrive_place, worths,
       depart_date, depart_at, arrive_at, body)
     SELECT 1, 'F' || n, 0, 'journey', 'CA' || n, '', 'BJS', 'CAN', 'PEK', 'CAN', '{}', '2027-06-15', ${moment}, ${moment} + interval '2 hours', '{}' ${numbered}`,
    [from, to],
  )
}

test('[handbook 1.8] what conflicts is found by reading the same few rows at a hundred orders and at ten thousand', async () => {
  await travelled(1, 100)
  await server.database.pool.query('ANALYZE')
  // Plans that a connection keeps are those of the small tables.
  for (let time = 0; time < 12; time++) expect((await look()).conflicts).toEqual(['F1'])
  const atHundred = await look()
  expect(atHundred.conflicts).toEqual(['F1'])
  await travelled(101, 10_000)
  const atTenThousand = await look()
  expect(atTenThousand.conflicts).toEqual(atHundred.conflicts)
  // The edges of the period may meet a journey more, whose rows are read in another way.
  expect(atTenThousand.visited).toBeLessThanOrEqual(atHundred.visited + 30)
  expect(atTenThousand.visited).toBeLessThan(1000)
})
