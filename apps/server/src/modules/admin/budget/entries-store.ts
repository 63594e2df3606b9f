import type { Tenant } from '../../../db/tenant'
import { pageLimit } from '../../../db/page-limit'
import type { BalanceRow } from './store'

export interface EntryRow {
  entryId: string
  at: Date
  orderNo: string | null
  travelApplyNo: string | null
  encumbered: number
  spent: number
  adjusted: number
  actorName: string | null
  reason: string
}

/** The newest first, before one of them. */
export const findEntries = (
  { sql, enterpriseId }: Tenant,
  { budgetId, before, limit }: { budgetId: string; before: number | null; limit: number },
): Promise<EntryRow[]> =>
  sql.query<EntryRow>(
    `SELECT entry_id::text AS "entryId", at, order_no AS "orderNo", travel_apply_no AS "travelApplyNo", encumbered, spent, adjusted,
       actor_name AS "actorName", reason
     FROM budget_entry WHERE enterprise_id = $1 AND budget_id = $2 AND ($3::bigint IS NULL OR entry_id < $3)
     ORDER BY entry_id DESC LIMIT ${pageLimit(limit)}`,
    [enterpriseId, budgetId, before],
  )

/** By whom and why the amount of one period is another; undefined where nothing would be left, or where there is no limit. */
export async function adjustAccount(
  { sql, enterpriseId }: Tenant,
  { planId, from, amount }: { planId: string; from: string; amount: number },
  { at, actorId, actorName, reason }: { at: Date; actorId: string; actorName: string; reason: string },
): Promise<BalanceRow | undefined> {
  const [row] = await sql.query<BalanceRow>(
    `WITH moved AS (
       UPDATE budget SET adjusted = adjusted + $4::bigint
       WHERE enterprise_id = $1 AND plan_id = $2 AND from_date = $3 AND NOT closed AND amount >= 0 AND amount + adjusted + $4::bigint >= 0
       RETURNING *),
     entered AS (
       INSERT INTO budget_entry (enterprise_id, budget_id, at, adjusted, actor_id, actor_name, reason)
       SELECT $1, budget_id, $5, $4, $6, $7, $8 FROM moved)
     SELECT budget_id AS "budgetId", from_date AS "from", to_date AS "to", amount, adjusted, encumbered, spent, warn_first AS "warnFirst",
       warn_second AS "warnSecond" FROM moved`,
    [enterpriseId, planId, from, amount, at, actorId, actorName, reason],
  )
  return row
}
