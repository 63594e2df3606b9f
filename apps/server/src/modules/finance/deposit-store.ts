import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../db/tenant'
import { latinOf, type Reader } from '../booking/columns/latin-column'

export interface DepositChangeRow {
  changeId: string
  kind: 'topUp' | 'adjust' | 'withdraw'
  amount: number
  receipt: string
  remark: string
  state: 'asked' | 'agreed' | 'refused' | 'withdrawn'
  reason: string
  askedByName: string
  askedAt: Date
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date | null
}
const columns = `change_id AS "changeId", kind, amount, receipt, remark, state, reason, asked_by_name AS "askedByName",
  asked_at AS "askedAt", decided_by AS "decidedBy", decided_by_name AS "decidedByName", decided_at AS "decidedAt"`

type Asked = Pick<DepositChangeRow, 'changeId' | 'kind' | 'amount' | 'receipt' | 'remark' | 'askedByName' | 'askedAt'> & {
  askedBy: string
}

export const insertDepositChange = ({ sql, enterpriseId }: Tenant, change: Asked): Promise<unknown> =>
  sql.query(
    `INSERT INTO deposit_change (enterprise_id, change_id, kind, amount, receipt, remark, state, asked_by, asked_by_name, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'asked', $7, $8, $9)`,
    [
      enterpriseId,
      change.changeId,
      change.kind,
      change.amount,
      change.receipt,
      change.remark,
      change.askedBy,
      change.askedByName,
      change.askedAt,
    ],
  )

export async function lockDepositChange({ sql, enterpriseId }: Tenant, changeId: string): Promise<DepositChangeRow | undefined> {
  const [row] = await sql.query<DepositChangeRow>(
    `SELECT ${columns} FROM deposit_change WHERE enterprise_id = $1 AND change_id = $2 FOR UPDATE`,
    [enterpriseId, changeId],
  )
  return row
}

export const decideChange = (
  { sql, enterpriseId }: Tenant,
  decision: { changeId: string; state: 'agreed' | 'refused' | 'withdrawn'; reason: string; by: string; byName: string; at: Date },
): Promise<unknown> =>
  sql.query(
    `UPDATE deposit_change SET state = $3, decided_by = $4, decided_by_name = $5, decided_at = $6, reason = $7
     WHERE enterprise_id = $1 AND change_id = $2`,
    [enterpriseId, decision.changeId, decision.state, decision.by, decision.byName, decision.at, decision.reason],
  )

/** Newest first; who asked is of the company, who decided of its agency. */
export const findDepositChanges = ({ sql, enterpriseId }: Tenant, limit: number, reader: Reader) =>
  sql.query<DepositChangeRow & { askedByLatin: LatinName | null }>(
    `SELECT ${columns}, ${latinOf('deposit_change', reader, 'asked_by')} AS "askedByLatin" FROM deposit_change WHERE enterprise_id = $1 ORDER BY asked_at DESC, change_id DESC LIMIT $2`,
    [enterpriseId, limit],
  )

/** What is opened before stays as it is. */
export const openDeposit = ({ sql, enterpriseId }: Tenant): Promise<unknown> =>
  sql.query('INSERT INTO deposit_account (enterprise_id) VALUES ($1) ON CONFLICT DO NOTHING', [enterpriseId])

export const setWarnBelow = ({ sql, enterpriseId }: Tenant, warnBelow: number): Promise<unknown> =>
  sql.query('UPDATE deposit_account SET warn_below = $2 WHERE enterprise_id = $1', [enterpriseId, warnBelow])
