import type { Sql } from '../sql'

/** A table whose rows of one order are numbered from nought, and the column of the numbers. */
type Numbered = { table: 'order_traveller'; number: 'position' } | { table: 'train_place'; number: 'traveller' }

interface Taken {
  enterpriseId: number
  orderNo: string
  taken: number
}

/** Takes one number out of an order's rows; what came after it moves up. */
export async function takeOut(sql: Sql, { table, number }: Numbered, { enterpriseId, orderNo, taken }: Taken): Promise<void> {
  const of = 'WHERE enterprise_id = $1 AND order_no = $2'
  await sql.query(`DELETE FROM ${table} ${of} AND ${number} = $3`, [enterpriseId, orderNo, taken])
  // In two steps, since two rows never have one number, not even in between.
  await sql.query(`UPDATE ${table} SET ${number} = -${number} ${of} AND ${number} > $3`, [enterpriseId, orderNo, taken])
  await sql.query(`UPDATE ${table} SET ${number} = -${number} - 1 ${of} AND ${number} < 0`, [enterpriseId, orderNo])
}
