import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'

export type DepositKind = 'topUp' | 'debit' | 'freeze' | 'unfreeze' | 'refund' | 'adjust' | 'withdraw'
export interface DepositEntryRow {
  entryId: string
  at: Date
  kind: DepositKind
  orderNo: string | null
  amount: number
  balanceAfter: number
  frozenAfter: number
  operator: string
  receipt: string
  remark: string
}
export interface DepositMove {
  entryId: string
  at: Date
  kind: DepositKind
  orderNo: string | null
  /** By how much balance and frozen change; fen. */
  balance: number
  frozen: number
  operator: { id: string; name: string }
  receipt?: string
  remark?: string
}
export interface DepositRow {
  balance: number
  frozen: number
  warnBelow: number
}

/**
 * Moves the deposit and writes the entry with the balance after it, in one statement; what would leave less than is
 * frozen, or a company without a deposit, is refused (undefined).
 */
export async function moveDeposit({ sql, enterpriseId }: Tenant, move: DepositMove): Promise<DepositRow | undefined> {
  const [row] = await sql.query<DepositRow>(
    `WITH moved AS (
       UPDATE deposit_account SET balance = balance + $2::bigint, frozen = frozen + $3::bigint
       WHERE enterprise_id = $1 AND balance + $2::bigint >= frozen + $3::bigint
       RETURNING balance, frozen, warn_below
     ), entry AS (
       INSERT INTO deposit_entry (enterprise_id, entry_id, at, kind, order_no, amount, balance_after, frozen_after, operator_id,
         operator_name, receipt, remark)
       SELECT $1, $4, $5, $6, $7, CASE WHEN $2::bigint <> 0 THEN $2::bigint ELSE $3::bigint END, balance, frozen, $8, $9, $10, $11
       FROM moved
     )
     SELECT balance, frozen, warn_below AS "warnBelow" FROM moved`,
    [
      enterpriseId,
      move.balance,
      move.frozen,
      move.entryId,
      move.at,
      move.kind,
      move.orderNo,
      move.operator.id,
      move.operator.name,
      move.receipt ?? '',
      move.remark ?? '',
    ],
  )
  return row
}

/** A company that has never paid anything in has no deposit. */
export async function findDeposit({ sql, enterpriseId }: Tenant): Promise<DepositRow | undefined> {
  const [row] = await sql.query<DepositRow>(
    'SELECT balance, frozen, warn_below AS "warnBelow" FROM deposit_account WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row
}

/** Newest first. */
export const findDepositEntries = (
  { sql, enterpriseId }: Tenant,
  request: { kind: DepositKind | null; from: Date | null; to: Date | null; after: Cursor | undefined; limit: number },
): Promise<DepositEntryRow[]> =>
  sql.query<DepositEntryRow>(
    `SELECT entry_id AS "entryId", at, kind, order_no AS "orderNo", amount, balance_after AS "balanceAfter",
            frozen_after AS "frozenAfter", coalesce(nullif(operator_name, ''), e.name, operator_id) AS operator, receipt, remark
     FROM deposit_entry LEFT JOIN (SELECT enterprise_id, employee_id AS operator_id, name FROM employee) e USING (enterprise_id, operator_id)
     WHERE enterprise_id = $1 AND ($2::text IS NULL OR kind = $2) AND ($3::timestamptz IS NULL OR at >= $3)
       AND ($4::timestamptz IS NULL OR at < $4) AND ($5::timestamptz IS NULL OR (at, entry_id) < ($5, $6::uuid))
     ORDER BY at DESC, entry_id DESC LIMIT $7`,
    [enterpriseId, request.kind, request.from, request.to, request.after?.at ?? null, request.after?.id ?? null, request.limit],
  )
