import { expect, test } from 'vitest'
import { migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

test('files of unused tickets and answers that were kept say the status by its name', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  try {
    await migrate(config, '0212-answers-of-a-mobile')
    const insertFile = `INSERT INTO order_export (enterprise_id, export_id, employee_id, what, body, state, asked_at)
      VALUES (1, gen_random_uuid(), $1, $2, $3, 'waiting', now())`
    const columns = ['ticketNo', 'value', 'standing', 'plans']
    await pool.query(insertFile, ['1', 'tickets', { search: { standing: 'leaver', month: '2026-12' }, columns, language: 'en' }])
    await pool.query(insertFile, ['2', 'tickets', { search: {}, columns: ['ticketNo'], language: 'en' }])
    await pool.query(insertFile, ['3', 'lines', { search: { kind: 'refund' }, columns: ['orderNo'], language: 'en' }])
    const insertAnswer = `INSERT INTO idempotency (enterprise_id, employee_id, key, call, request_hash, answer, created_at)
      VALUES (1, '1', $1, 'call', '', $2, now())`
    await pool.query(insertAnswer, ['a', { orderNo: 'V1', standing: 'collecting' }])
    await pool.query(insertAnswer, ['b', { orderNo: 'F1' }])
    await pool.query(insertAnswer, ['c', null])
    await migrate(config)
    expect((await pool.query('SELECT body FROM order_export ORDER BY employee_id')).rows).toEqual([
      {
        body: {
          search: { status: 'leaver', month: '2026-12' },
          columns: ['ticketNo', 'value', 'status', 'plans'],
          language: 'en',
        },
      },
      { body: { search: {}, columns: ['ticketNo'], language: 'en' } },
      { body: { search: { kind: 'refund' }, columns: ['orderNo'], language: 'en' } },
    ])
    expect((await pool.query('SELECT answer FROM idempotency ORDER BY key')).rows).toEqual([
      { answer: { orderNo: 'V1', status: 'collecting' } },
      { answer: { orderNo: 'F1' } },
      { answer: null },
    ])
  } finally {
    await database.close()
  }
})
