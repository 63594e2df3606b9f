import { filled } from '@sojourn/domain/kit/filled.testing'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing'
import { ticketOffice } from './0023-ticket-office'

test('[handbook 3.10] a purchase number that was typed for several orders stays with the first of them', async () => {
  const database = await openTestDatabase()
  const { pool } = database
  try {
    await pool.query('DROP INDEX train_order_office_purchase')
    // As the column was called then.
    await pool.query('ALTER TABLE train_order RENAME COLUMN source TO way')
    const orders = [
      [1, 'TL1', 'local', 'E1'],
      [2, 'TL2', 'local', 'E1'],
      [1, 'TL3', 'local', 'E1'],
      [1, 'TL4', 'local', 'E2'],
      [1, 'TL5', 'local', null],
      [1, 'T1', 'railway', 'E1'],
    ]
    for (const order of filled(orders)) {
      await pool.query(
        "INSERT INTO train_order (enterprise_id, order_no, way, purchase_no, wishes) VALUES ($1, $2, $3, $4, '{}')",
        order,
      )
    }
    await pool.query(ticketOffice.sql)
    const { rows } = await pool.query('SELECT order_no, purchase_no FROM train_order ORDER BY order_no COLLATE "C"')
    expect(rows.map(({ order_no, purchase_no }) => [order_no, purchase_no])).toEqual([
      ['T1', 'E1'],
      ['TL1', 'E1'],
      ['TL2', 'E1-2'],
      ['TL3', 'E1-3'],
      ['TL4', 'E2'],
      ['TL5', null],
    ])
  } finally {
    await database.close()
  }
})
