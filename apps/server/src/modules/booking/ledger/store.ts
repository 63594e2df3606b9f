import type { Account, Balances, Entry } from '@sojourn/domain/booking/ledger/accounts'
import type { Tenant } from '../../../db/tenant'

export interface Posting {
  postingId: string
  kind: string
  /** The order that causes it; null for what no order causes. */
  orderNo: string | null
  /** The order whose payers it takes from or gives back to. */
  paidOrderNo: string | null
  currency: string
  at: Date
  entries: readonly Entry[]
}

const writeEntries = `INSERT INTO ledger_entry (enterprise_id, posting_id, line, account, amount, currency, kind, order_no, paid_order_no, at)
     SELECT $1, $2, entry.ordinality, entry.value->>'account', (entry.value->>'amount')::bigint, $3, $4, $5, $6, $7
     FROM jsonb_array_elements($8::jsonb) WITH ORDINALITY AS entry`

const valuesOf = (enterpriseId: number, posting: Posting): unknown[] => [
  enterpriseId,
  posting.postingId,
  posting.currency,
  posting.kind,
  posting.orderNo,
  posting.paidOrderNo,
  posting.at,
  JSON.stringify(posting.entries),
]

export const insertPosting = ({ sql, enterpriseId }: Tenant, posting: Posting): Promise<unknown> =>
  sql.query(writeEntries, valuesOf(enterpriseId, posting))

/** What stands on each account for one paid order, over all its movements and its refunds'. */
export async function balancesOfOrder({ sql, enterpriseId }: Tenant, paidOrderNo: string): Promise<Balances> {
  const rows = await sql.query<{ account: Account; balance: number }>(
    `SELECT account, sum(amount)::bigint AS balance FROM ledger_entry WHERE enterprise_id = $1 AND paid_order_no = $2
     GROUP BY account`,
    [enterpriseId, paidOrderNo],
  )
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}

interface Returned {
  account: Account
  amount: number
  at: Date
}

/**
 * Fen that went back to each account because of an order: to the sources after it or the order before it was fulfilled, and, where money
 * had been kept in `held`, before that to those who had paid for somebody who left it.
 */
export const findReturns = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  { sources, held }: { sources: readonly Account[]; held: readonly Account[] },
): Promise<Returned[]> =>
  sql.query<Returned>(
    `SELECT account, abs(sum(amount))::bigint AS amount, max(at) AS at FROM ledger_entry
     WHERE enterprise_id = $1 AND order_no = $2 AND (kind = 'refund' AND account = ANY($3) OR kind = 'release' AND account = ANY($4)
       AND EXISTS (SELECT FROM order_history WHERE enterprise_id = $1 AND order_no = $2 AND event = 'leaveOne'))
     GROUP BY kind, account ORDER BY kind, account`,
    [enterpriseId, orderNo, sources, held],
  )

/**
 * Fen that these orders gave back without a refund being asked for, after they were fulfilled, by the order for which it was paid: a fare
 * lower than what had been set aside, a cheaper change, a stay to which nobody came.
 */
export async function findGivenBack(
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ orderNo: string; amount: number }>(
    `SELECT paid_order_no AS "orderNo", sum(amount)::bigint AS amount FROM ledger_entry
     WHERE enterprise_id = $1 AND order_no = ANY($2) AND paid_order_no = ANY($2) AND kind = 'refund'
       AND account IN ('supplier.payable', 'revenue.returnedFees')
     GROUP BY paid_order_no`,
    [enterpriseId, orderNos],
  )
  return new Map(rows.map(({ orderNo, amount }) => [orderNo, amount]))
}

/**
 * Moves the credit line by the same amounts as the posting and writes it, in one statement; refuses (false) what would pass the limit, and new
 * spending while a bill is overdue.
 */
export async function postOnCredit(
  { sql, enterpriseId }: Tenant,
  posting: Posting,
  change: { used: number; frozen: number },
): Promise<boolean> {
  const rows = await sql.query<{ used: number }>(
    `WITH moved AS (
       UPDATE credit_line SET used = used + $9::bigint, frozen = frozen + $10::bigint
       WHERE enterprise_id = $1 AND ($9::bigint + $10::bigint <= 0 OR overdue_since IS NULL AND used + frozen + $9::bigint + $10::bigint <= credit_limit)
       RETURNING used
     ), entries AS (${writeEntries} CROSS JOIN moved)
     SELECT used FROM moved`,
    [...valuesOf(enterpriseId, posting), change.used, change.frozen],
  )
  return rows.length === 1
}

/**
 * Moves what a company owes on credit by the same amount as the posting, whatever its limit and however late it pays: a bill that is corrected
 * or paid back is no purchase.
 */
export const moveOwed = ({ sql, enterpriseId }: Tenant, amount: number): Promise<unknown> =>
  sql.query('UPDATE credit_line SET used = used + $2::bigint WHERE enterprise_id = $1', [enterpriseId, amount])

export interface CreditRow {
  creditLimit: number
  used: number
  frozen: number
  /** A bill is overdue: nothing more is bought on credit until it is paid. */
  overdue: boolean
}
export async function findCredit({ sql, enterpriseId }: Tenant): Promise<CreditRow> {
  const [row] = await sql.query<CreditRow>(
    'SELECT credit_limit AS "creditLimit", used, frozen, overdue_since IS NOT NULL AS overdue FROM credit_line WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row ?? { creditLimit: 0, used: 0, frozen: 0, overdue: false }
}

/** Who pays what of an order, once that is settled. */
export const setSplit = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  split: { personal: number; points: number },
): Promise<unknown> =>
  sql.query('UPDATE orders SET personal_part = $3, points_part = $4 WHERE enterprise_id = $1 AND order_no = $2', [
    enterpriseId,
    orderNo,
    split.personal,
    split.points,
  ])
