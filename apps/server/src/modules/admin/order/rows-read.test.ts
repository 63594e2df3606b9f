import { afterAll, beforeAll, expect, test } from 'vitest'
import type { searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Tenant } from '../../../db/tenant'
import { inTransaction } from '../../../work'
import { openTestServer, type TestServer } from '../../../testing/server'
import { findPage, questOf } from './find-orders'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const enterpriseId = 1

/** Orders numbered from..to of a thousand people in a hundred departments and fifty cost centres, the later the newer, none out of policy. */
async function ordered(from: number, to: number): Promise<void> {
  const { pool } = server.database
  const numbered = `FROM generate_series($1::integer, $2::integer) AS n`
  const at = `timestamptz '2026-01-01Z' + n * interval '1 minute'`
  await pool.query(
    `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
       depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at, updated_at,
       transacted_at)
     SELECT 1, 'M' || n, 1, 'flight', 1990, 1, 0, 4, 'p' || n % 1000, 't', '{}', ${at}, ${at}, 'CNY', 100 + n % 90, '[]', 'within', '{}', '{}', '', ${at},
       ${at}, ${at}, ${at} ${numbered}`,
    [from, to],
  )
  await pool.query(
    `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type, credential_cipher,
       credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at, total)
     SELECT 1, 'M' || n, 0, 'p' || n % 1000, 'd' || n % 100, '某', 1, '', '', '', jsonb_build_object('id', 'c' || n % 50), '[]', '[]', 0, ${at}, ${at},
       ${at}, 100 + n % 90 ${numbered}`,
    [from, to],
  )
  await pool.query('ANALYZE')
}

/** Rows of tables that the connection has read, beside those of travellers: along these a list walks, so many and no more, in an index alone. */
async function rowsRead({ sql }: Tenant): Promise<number> {
  const [row] = await sql.query<{ read: number }>(
    `SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer AS read FROM pg_stat_xact_user_tables
     WHERE relname <> 'order_traveller'`,
  )
  return row!.read
}

type Search = RequestOf<typeof searchOrders>
/** How many rows a first page took. */
const look = (search: Search): Promise<number> =>
  inTransaction(server.context, enterpriseId, async (work) => {
    const before = await rowsRead(work)
    const quest = await questOf(work, { employeeId: '1-finance' }, search)
    if (!quest || isProblem(quest)) throw new Error('nothing can be found')
    await findPage(work, quest, { cursor: undefined, size: 20 })
    return (await rowsRead(work)) - before
  })

const searches: readonly (readonly [name: string, search: Search])[] = [
  ['all', {}],
  ['by amount', { sort: 'amount' }],
  ['by day of travel, the oldest first', { sort: 'travel', ascending: true }],
  ['by fulfilment', { sort: 'transacted' }],
  ['of a cost centre, out of policy', { costCentreId: 'c7', verdict: 'violating' }],
  ['of a cost centre, by amount', { costCentreId: 'c7', sort: 'amount' }],
  ['refunds', { kind: 'refund' }],
  ['stays by day of travel', { product: 'hotel', sort: 'travel' }],
  ['by the agency, by amount', { channel: 'agent', sort: 'amount' }],
]

test('[S2.47] a page of a list reads the same few rows at a hundred orders and at ten thousand, also where it passes over thousands', async () => {
  await ordered(1, 100)
  const atHundred = new Map<string, number>()
  for (const [name, search] of searches) {
    // Plans that a connection keeps are those of the small tables.
    for (let time = 0; time < 6; time++) await look(search)
    atHundred.set(name, await look(search))
  }
  await ordered(101, 10_000)
  const read: Record<string, number> = {}
  for (const [name, search] of searches) read[name] = (await look(search)) - atHundred.get(name)!
  const more = Object.entries(read).filter(([, rows]) => rows > 60)
  expect(more).toEqual([])
})
