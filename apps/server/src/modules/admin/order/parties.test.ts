import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProblem } from '@sojourn/contract/kit/problems'
import { inCompany } from '../../../work'
import { openTestServer, type TestServer } from '../../../testing/server'
import { findAll, findPage, questOf, type OrderQuest } from './find-orders'

let server: TestServer
const orders = 400
const sides = ['first', 'middle', 'last'] as const
const pageSize = 100
const rowsOfFile = 256

/** Orders of three each, one of every division, each of which has more departments than are looked through one by one. */
beforeAll(async () => {
  server = await openTestServer()
  const { pool } = server.database
  const at = `timestamptz '2026-01-01Z' + n * interval '1 minute'`
  await pool.query(
    `INSERT INTO department (enterprise_id, department_id, parent_id, name)
     SELECT 1, side, NULL, '{"zh-CN": "部"}'::jsonb FROM unnest($1::text[]) AS side
     UNION ALL SELECT 1, side || n, side, '{"zh-CN": "部"}' FROM unnest($1::text[]) AS side, generate_series(0, 129) AS n`,
    [sides],
  )
  await pool.query(
    `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
       depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at, updated_at)
     SELECT 1, 'M' || n, 1, 'flight', 1990, 1, 0, 4, 'p', 't', '{}', ${at}, ${at}, 'CNY', n, '[]', 'within', '{}', '{}', '', ${at}, ${at}, ${at}
     FROM generate_series(1, $1::integer) AS n`,
    [orders],
  )
  await pool.query(
    `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type, credential_cipher,
       credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at, total)
     SELECT 1, 'M' || n, place - 1, 'p' || place, side || n % 130, '某', 1, '', '', '', '{"id": "c"}', '[]', '[]', 0, ${at}, ${at}, ${at}, n
     FROM generate_series(1, $1::integer) AS n, unnest($2::text[]) WITH ORDINALITY AS party(side, place)`,
    [orders, sides],
  )
})
afterAll(() => server.close())

const questFor = (search: object): Promise<OrderQuest> =>
  inCompany(server.context, 1, async (work) => {
    const quest = await questOf(work, { employeeId: '1-finance' }, search)
    if (!quest || isProblem(quest)) throw new Error('nothing can be found')
    return quest
  })

/** Page by page, to the end. */
async function listed(quest: OrderQuest): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await inCompany(server.context, 1, (work) => findPage(work, quest, { cursor, size: pageSize }))
    found.push(...page.orderNos)
    cursor = page.next
  } while (cursor !== undefined)
  return found
}

const every = Array.from({ length: orders }, (_, index) => `M${orders - index}`)

test.each(
  sides.flatMap((departmentId) => [{ departmentId }, { departmentId, sort: 'amount' }, { departmentId, sort: 'travel' }]),
)(
  'an order whose party belongs to several departments stands once in the list and the file of each, wherever a look ends: %o',
  async (search) => {
    const quest = await questFor(search)
    expect(quest.walk.along).toBe('all')
    expect(await listed(quest)).toEqual(every)
    const file: string[] = []
    const tenant = await inCompany(server.context, 1, async (work) => work)
    for await (const orderNos of findAll(tenant, quest, rowsOfFile)) file.push(...orderNos)
    expect(file).toEqual(every)
  },
)
