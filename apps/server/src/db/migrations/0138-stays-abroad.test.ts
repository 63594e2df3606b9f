import { expect, test } from 'vitest'
import { migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

test('a stay abroad that was invoiced and proved already is not open once more; a stay at home keeps its key', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  try {
    await migrate(config, '0135-vouchers-by-order')
    await pool.query(
      `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
         depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at, updated_at)
       SELECT 1, 'H' || product, product, 'hotel', 10, 1, 0, 4, 'b', 't', '{}', now(), now(), 'CNY', 1, '[]', 'within', '{}', '{}', '', now(), now(), now()
       FROM unnest(ARRAY[3, 4]) AS product`,
    )
    const keyOf = `'company:' || order_no || ':0:0:lodging'`
    await pool.query(
      `INSERT INTO invoice_line (enterprise_id, invoice_id, place, key, part, living, root_order_no, order_no, item, ticket_no, travel_day, amount,
         rate, net, tax, untaxed, fuel, body)
       SELECT 1, gen_random_uuid(), 0, ${keyOf}, 0, true, order_no, order_no, 'lodging', '', '2026-12-01', 106, 6, 100, 6, 0, 0, '{}' FROM orders`,
    )
    await pool.query(
      `INSERT INTO voucher_thing (enterprise_id, voucher_id, key) SELECT 1, gen_random_uuid(), ${keyOf} FROM orders`,
    )
    await pool.query(
      `INSERT INTO voucher_due (enterprise_id, key, payer, item, root_order_no, order_no, owner_id, department_id, entity_id, supplier, ticket_no,
         travel_day, amount, outside, tax, body)
       SELECT 1, ${keyOf}, 'company', 'lodging', order_no, order_no, '', '', '', '', '', '2026-12-01', 106, 0, 6, '{}' FROM orders`,
    )
    await migrate(config)
    const keys = ['company:H3:0:0:lodging', 'company:H4:0:0:intlLodging']
    for (const table of ['invoice_line', 'voucher_thing', 'voucher_due'])
      expect((await pool.query<{ key: string }>(`SELECT key FROM ${table} ORDER BY key`)).rows).toEqual(
        keys.map((key) => ({ key })),
      )
    const { rows } = await pool.query('SELECT item FROM voucher_due ORDER BY key')
    expect(rows).toEqual([{ item: 'lodging' }, { item: 'intlLodging' }])
  } finally {
    await database.close()
  }
})
