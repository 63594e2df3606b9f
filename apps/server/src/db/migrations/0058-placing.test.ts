import type pg from 'pg'
import { expect, test } from 'vitest'
import { applicationRole, migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

test('who decides about a queued order waits with the order, also where the owner of the tables is no superuser', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  const keeper = `keeper_${config.database!}`
  await pool.query(`CREATE ROLE ${keeper} LOGIN CREATEROLE`)
  await pool.query(`ALTER DATABASE ${config.database!} OWNER TO ${keeper}`)
  await pool.query(`GRANT ${applicationRole} TO ${keeper} WITH ADMIN OPTION`)
  const owner: pg.ClientConfig = { ...config, user: keeper }
  try {
    await migrate(owner, '0057-fee-of-each-traveller')
    await pool.query(
      `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
         depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at, updated_at)
       SELECT 1, 'T' || state, 5, 'rail', state, 1, 0, 4, 'b', 't', '{}', now(), now(), 'CNY', 1, '[]', 'within', '{}', '{}', '', now(), now(), now()
       FROM unnest(ARRAY[10, 1800]) AS state`,
    )
    await pool.query(
      `INSERT INTO train_order (enterprise_id, order_no, way, wishes, chain)
       SELECT 1, order_no, 'railway', '{}', '{"levels": []}' FROM orders`,
    )
    await migrate(owner)
    const { rows } = await pool.query('SELECT order_no, chain FROM orders ORDER BY order_no')
    expect(rows).toEqual([
      { order_no: 'T10', chain: { levels: [] } },
      { order_no: 'T1800', chain: null },
    ])
    const forced = await pool.query('SELECT relforcerowsecurity FROM pg_class WHERE relname = $1', ['orders'])
    expect(forced.rows).toEqual([{ relforcerowsecurity: true }])
  } finally {
    await pool.query(`REASSIGN OWNED BY ${keeper} TO CURRENT_USER`)
    await pool.query(`DROP OWNED BY ${keeper}`)
    await pool.query(`DROP ROLE ${keeper}`)
    await database.close()
  }
})
