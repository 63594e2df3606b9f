import { filled } from '@sojourn/domain/kit/filled.testing'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing'
import { orderVerdict } from './0024-order-verdict'

test('[handbook 7.4] orders from before keep the weightiest consequence of what their travellers broke', async () => {
  const database = await openTestDatabase()
  const { pool } = database
  try {
    await pool.query('ALTER TABLE orders DROP COLUMN verdict')
    await pool.query('ALTER TABLE orders ADD COLUMN out_of_policy boolean NOT NULL DEFAULT false')
    const orders: [string, string[][]][] = [
      ['F1', [[]]],
      ['F2', [['remind'], ['payExcess', 'approval']]],
      ['F3', [['payExcess', 'reason']]],
      ['F4', [['remind']]],
    ]
    for (const [orderNo, travellers] of filled(orders)) {
      await pool.query(
        `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
           depart_at, arrive_at, currency, total, prices, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at, updated_at)
         VALUES (1, $1, 1, 'flight', 20, 1, 0, 4, 'b', 't', '{}', now(), now(), 'CNY', 1, '[]', '{}', '{}', '', now(), now(), now())`,
        [orderNo],
      )
      for (const [position, handlings] of travellers.entries())
        await pool.query(
          `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type,
             credential_cipher, credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at)
           VALUES (1, $1, $2, 'e', 'd', '', 1, '', '', '', '{}', $3, '[]', 0, now(), now(), now())`,
          [orderNo, position, JSON.stringify(handlings.map((handling) => ({ handling })))],
        )
    }
    await pool.query(orderVerdict.sql)
    const { rows } = await pool.query('SELECT order_no, verdict FROM orders ORDER BY order_no')
    expect(rows.map(({ order_no, verdict }) => [order_no, verdict])).toEqual([
      ['F1', 'within'],
      ['F2', 'approval'],
      ['F3', 'payExcess'],
      ['F4', 'remind'],
    ])
  } finally {
    await database.close()
  }
})
