import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/server'
import { departmentSpend } from '../approval/list-store'
import { inCompany } from '../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Given {
  orderNo: string
  total: number
  state: number
  departments: string[]
  kind?: 'booking' | 'change' | 'refund'
  parent?: string
  createdAt?: string
}
async function given({ orderNo, total, state, departments, kind = 'booking', parent, createdAt = '2026-11-10' }: Given) {
  await server.database.pool.query(
    `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
       depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at,
       updated_at, kind, parent_order_no)
     VALUES (1, $1, 1, 'flight', $2, 1, 0, 4, 'b', 't', '{}', now(), now(), 'CNY', $3, '[]', 'within', '{}', '{}', '', now(), $4, now(), $5, $6)`,
    [orderNo, state, total, createdAt, kind, parent ?? null],
  )
  for (const [position, department] of departments.entries())
    await server.database.pool.query(
      `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type,
         credential_cipher, credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at, kind, total)
       SELECT 1, $1, $2, 'e', $3, '', 1, '', '', '', '{}', '[]', '[]', 0, created_at, depart_at, arrive_at, kind, total
       FROM orders WHERE enterprise_id = 1 AND order_no = $1`,
      [orderNo, position, department],
    )
}
const spend = (department: string): Promise<number> =>
  inCompany(server.context, 1, (work) => departmentSpend(work, department, new Date('2026-11-01')))

test('[handbook 8.2] a department has spent what stands: changes added, refunds taken out, its share of what others share', async () => {
  await given({ orderNo: 'X1', total: 1000_00, state: 1800, departments: ['a'] })
  await given({ orderNo: 'X2', total: 900_00, state: 1821, departments: ['a'] })
  await given({ orderNo: 'X2C', total: 150_00, state: 1821, departments: ['a'], kind: 'change', parent: 'X2' })
  await given({ orderNo: 'X3', total: 800_00, state: 1900, departments: ['a', 'a'] })
  await given({ orderNo: 'X3R', total: 300_00, state: 1811, departments: ['a'], kind: 'refund', parent: 'X3' })
  await given({ orderNo: 'X4', total: 600_00, state: 1990, departments: ['a', 'b', 'b'] })
  expect(await spend('a')).toBe(1000_00 + 900_00 + 150_00 + 800_00 - 300_00 + 200_00)
  expect(await spend('b')).toBe(400_00)
})

test('[handbook 8.2] what came to nothing, and what belongs to another month, is not spent', async () => {
  await given({ orderNo: 'Y1', total: 500_00, state: 1211, departments: ['c'] })
  await given({ orderNo: 'Y2', total: 500_00, state: 25, departments: ['c'] })
  await given({ orderNo: 'Y3', total: 500_00, state: 1900, departments: ['c'], createdAt: '2026-10-20' })
  await given({ orderNo: 'Y3R', total: 200_00, state: 1811, departments: ['c'], kind: 'refund', parent: 'Y3' })
  await given({ orderNo: 'Y4', total: 500_00, state: 1800, departments: ['c'] })
  await given({ orderNo: 'Y4R', total: 500_00, state: 20, departments: ['c'], kind: 'refund', parent: 'Y4' })
  expect(await spend('c')).toBe(500_00)
})
