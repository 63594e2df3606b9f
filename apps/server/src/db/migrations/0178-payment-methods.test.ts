import { expect, test } from 'vitest'
import { migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

test('what was kept of the ways to pay is read as payment methods', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  try {
    await migrate(config, '0177-small-tables-that-move')
    const insert = `INSERT INTO enterprise (enterprise_id, name, config, agreement_from, agreement_to) VALUES ($1, '{}', $2, '2026-01-01', '2027-01-01')`
    await pool.query(insert, [1, { settings: { companyWays: ['deposit', 'companyCredit'], returnRule: 'proRata' } }])
    await pool.query(insert, [2, { settings: {} }])
    const payload = { paymentNo: 'P1', amount: '100' }
    await pool.query(
      `INSERT INTO job (id, kind, enterprise_id, payload, run_at) VALUES (gen_random_uuid(), 'payment.return', 1, $1, now())`,
      [{ way: 'personal', ...payload }],
    )
    await migrate(config)
    expect((await pool.query('SELECT config FROM enterprise ORDER BY enterprise_id')).rows).toEqual([
      { config: { settings: { companyMethods: ['deposit', 'companyCredit'], returnRule: 'proRata' } } },
      { config: { settings: {} } },
    ])
    expect((await pool.query('SELECT payload FROM job')).rows).toEqual([{ payload: { method: 'personal', ...payload } }])
  } finally {
    await database.close()
  }
})
