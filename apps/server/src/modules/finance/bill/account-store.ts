import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'

/** How far a company is billed, and what its agency agreed on; without days to pay no bill is ever overdue. */
export interface BillAccountRow {
  cutOffDay: number
  dueDays: number | null
  /** The first local day that stood in a bill, and the first that stands in none. */
  billedFrom: string
  billedTo: string
}
const columns = 'cut_off_day AS "cutOffDay", due_days AS "dueDays", billed_from AS "billedFrom", billed_to AS "billedTo"'

/** Companies that anybody may sign in to. */
export const findCompanies = async (sql: Sql): Promise<number[]> =>
  (await sql.query<{ id: number }>('SELECT DISTINCT enterprise_id AS id FROM login ORDER BY 1')).map(({ id }) => id)

export async function findBillAccount({ sql, enterpriseId }: Tenant): Promise<BillAccountRow | undefined> {
  const [row] = await sql.query<BillAccountRow>(`SELECT ${columns} FROM bill_account WHERE enterprise_id = $1`, [enterpriseId])
  return row
}

export async function lockBillAccount({ sql, enterpriseId }: Tenant): Promise<BillAccountRow | undefined> {
  const [row] = await sql.query<BillAccountRow>(`SELECT ${columns} FROM bill_account WHERE enterprise_id = $1 FOR UPDATE`, [
    enterpriseId,
  ])
  return row
}

/** A company that was never billed begins with this day. */
export const openBillAccount = ({ sql, enterpriseId }: Tenant, from: string): Promise<unknown> =>
  sql.query('INSERT INTO bill_account (enterprise_id, billed_from, billed_to) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING', [
    enterpriseId,
    from,
  ])

export const setBilledTo = ({ sql, enterpriseId }: Tenant, billedTo: string): Promise<unknown> =>
  sql.query('UPDATE bill_account SET billed_to = $2 WHERE enterprise_id = $1', [enterpriseId, billedTo])

export const setTerms = (
  { sql, enterpriseId }: Tenant,
  { cutOffDay, dueDays }: Pick<BillAccountRow, 'cutOffDay' | 'dueDays'>,
): Promise<unknown> =>
  sql.query('UPDATE bill_account SET cut_off_day = $2, due_days = $3 WHERE enterprise_id = $1', [
    enterpriseId,
    cutOffDay,
    dueDays,
  ])

/** From a moment on nothing more is bought on credit; null frees it. */
export const setCreditOverdue = ({ sql, enterpriseId }: Tenant, since: Date | null): Promise<unknown> =>
  sql.query('UPDATE credit_line SET overdue_since = $2 WHERE enterprise_id = $1', [enterpriseId, since])
