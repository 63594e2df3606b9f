import { expect, test } from 'vitest'
import { migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

test('what an order spent under an application lies on the account that it moved, before there were moves on that of its application', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  try {
    await migrate(config, '0219-orders-seen-to')
    await pool.query(
      `INSERT INTO travel_application (enterprise_id, travel_apply_no, display_no, state, version, content_version, valid_version, applicant_id,
         applicant_name, department_id, type, title, description, traveller_names, products, start_date, end_date, currency, control,
         budget_total, created_at, updated_at, budget_id)
       VALUES (1, 'A1', 'SQ1', 30, 1, 1, 1, 'e', '', 'd', 1, '', '', '{}', '{1}', '2026-12-01', '2026-12-02', 'CNY', 'strong', 0, now(), now(), 'now')`,
    )
    await pool.query(
      `INSERT INTO travel_application_use (enterprise_id, order_no, travel_apply_no, content_version, product, line, slots, traveller_ids, state,
         amount, created_at)
       SELECT 1, order_no, 'A1', 1, 1, 0, '{}', '{}', state, 100, at::timestamptz FROM (VALUES
         ('moved', 'spent', '2026-06-01'), ('before', 'spent', '2026-01-01'), ('none', 'spent', '2026-06-01'), ('waiting', 'encumbered', '2026-06-01')
       ) AS used(order_no, state, at)`,
    )
    await pool.query(
      `INSERT INTO budget_entry (enterprise_id, budget_id, at, order_no, travel_apply_no, encumbered, spent) VALUES
         (1, 'now', '2026-03-01', NULL, NULL, 100, 100), (1, 'former', '2026-06-01', 'moved', 'A1', 100, 0), (1, 'former', '2026-06-02', 'moved', 'A1', -100, 100),
         (1, 'beside', '2026-06-02', 'moved', NULL, 0, 100), (1, 'former', '2026-06-01', 'waiting', 'A1', 100, 0)`,
    )
    await migrate(config)
    expect((await pool.query('SELECT order_no, budget_id FROM travel_application_use ORDER BY order_no')).rows).toEqual([
      { order_no: 'before', budget_id: 'now' },
      { order_no: 'moved', budget_id: 'former' },
      { order_no: 'none', budget_id: null },
      { order_no: 'waiting', budget_id: null },
    ])
  } finally {
    await database.close()
  }
})
