import type { Entry } from '@sojourn/domain/booking/ledger/postings'
import type { Sql } from '../../../db/sql'

export const insertPosting = (
  sql: Sql,
  enterpriseId: number,
  posting: {
    postingId: string
    kind: string
    orderNo: string
    currency: string
    at: Date
    entries: readonly Entry[]
  },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO ledger_entry (enterprise_id, posting_id, line, account, amount, currency, kind, order_no, at)
     SELECT $1, $2, entry.ordinality, entry.value->>'account', (entry.value->>'amount')::bigint, $3, $4, $5, $6
     FROM jsonb_array_elements($7::jsonb) WITH ORDINALITY AS entry`,
    [
      enterpriseId,
      posting.postingId,
      posting.currency,
      posting.kind,
      posting.orderNo,
      posting.at,
      JSON.stringify(posting.entries),
    ],
  )

/** Moves the credit line by the same amounts as the posting; refuses (false) what would pass the limit. */
export async function moveCredit(sql: Sql, enterpriseId: number, change: { used: number; frozen: number }): Promise<boolean> {
  const rows = await sql.query<{ used: number }>(
    `UPDATE credit_line SET used = used + $2::bigint, frozen = frozen + $3::bigint
     WHERE enterprise_id = $1 AND ($2::bigint + $3::bigint <= 0 OR used + frozen + $2::bigint + $3::bigint <= credit_limit) RETURNING used`,
    [enterpriseId, change.used, change.frozen],
  )
  return rows.length === 1
}

export async function findCredit(sql: Sql, enterpriseId: number): Promise<{ creditLimit: number; used: number; frozen: number }> {
  const [row] = await sql.query<{ creditLimit: number; used: number; frozen: number }>(
    'SELECT credit_limit AS "creditLimit", used, frozen FROM credit_line WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row ?? { creditLimit: 0, used: 0, frozen: 0 }
}

/** What one order has on an account. */
export async function balanceOfOrder(sql: Sql, enterpriseId: number, orderNo: string, account: string): Promise<number> {
  const [row] = await sql.query<{ balance: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS balance FROM ledger_entry WHERE enterprise_id = $1 AND order_no = $2 AND account = $3`,
    [enterpriseId, orderNo, account],
  )
  return row!.balance
}

export async function balanceOf(sql: Sql, enterpriseId: number, account: string): Promise<number> {
  const [row] = await sql.query<{ balance: number }>(
    'SELECT coalesce(sum(amount), 0)::bigint AS balance FROM ledger_entry WHERE enterprise_id = $1 AND account = $2',
    [enterpriseId, account],
  )
  return row!.balance
}
