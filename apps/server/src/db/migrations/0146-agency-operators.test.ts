import { expect, test } from 'vitest'
import { migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

test('whoever worked at the desk of an agency has the role for it, and nobody else', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  try {
    await migrate(config, '0138-stays-abroad')
    await pool.query(`INSERT INTO agency_customer (agency_id, enterprise_id, name) VALUES (90, 1, '{}')`)
    await pool.query(
      `INSERT INTO employee (enterprise_id, employee_id, name, name_pinyin, mobile_cipher, email, department_id, grade_id, cost_centre_id,
         permissions, password_hash)
       VALUES (90, 'operator', '', '', '', '', '', '', '', '{agent}', ''), (90, 'other', '', '', '', '', '', '', '', '{book}', ''),
         (1, 'traveller', '', '', '', '', '', '', '', '{agent}', '')`,
    )
    await migrate(config)
    const { rows } = await pool.query('SELECT enterprise_id, employee_id, role, department_id, until, ended_at FROM role_grant')
    expect(rows).toEqual([
      { enterprise_id: 90, employee_id: 'operator', role: 'agencyOperator', department_id: null, until: null, ended_at: null },
    ])
  } finally {
    await database.close()
  }
})
