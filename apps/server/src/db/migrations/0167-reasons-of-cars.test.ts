import { expect, test } from 'vitest'
import { migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

const old = ['flight', 'intlFlight', 'hotel', 'intlHotel', 'train']

test('a reason for every product that there was is one for cars too; one for some of them stays as it is', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  try {
    await migrate(config, '0166-attendees-of-one-mobile')
    const reasons = [{ code: 'all', products: old }, { code: 'any' }, { code: 'rail', products: ['train'] }]
    const insert = `INSERT INTO enterprise (enterprise_id, name, config, agreement_from, agreement_to) VALUES ($1, '{}', $2, '2026-01-01', '2027-01-01')`
    await pool.query(insert, [1, { settings: { reasons } }])
    await pool.query(insert, [2, { settings: {} }])
    await migrate(config)
    const { rows } = await pool.query('SELECT config FROM enterprise ORDER BY enterprise_id')
    expect(rows).toEqual([
      { config: { settings: { reasons: [{ code: 'all', products: [...old, 'car'] }, reasons[1], reasons[2]] } } },
      { config: { settings: {} } },
    ])
  } finally {
    await database.close()
  }
})
