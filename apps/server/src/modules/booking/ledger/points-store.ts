import type { PointsKind } from '@sojourn/contract/finance/points.calls'
import type { PointsMove } from '@sojourn/domain/booking/ledger/points'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'

export interface PointsEntryRow {
  entryId: string
  at: Date
  kind: PointsKind
  points: number
  balanceAfter: number
  lastDay: string | null
  orderNo: string | null
  title: Record<string, string> | null
}
interface NewMove {
  entryId: string
  employeeId: string
  at: Date
  kind: PointsKind
  points: number
  lastDay: string | null
  orderNo: string | null
}

/** Moves a person's points and writes the entry, in one statement; spending more than there is is refused (false). */
export async function movePoints({ sql, enterpriseId }: Tenant, move: NewMove): Promise<boolean> {
  const rows = await sql.query(
    `WITH moved AS (
       INSERT INTO points_account (enterprise_id, employee_id, balance)
       SELECT $1, $2, $3::integer WHERE $5 <> 'spend' OR EXISTS (SELECT FROM points_account WHERE enterprise_id = $1 AND employee_id = $2)
       ON CONFLICT (enterprise_id, employee_id) DO UPDATE SET balance = points_account.balance + $3::integer
         WHERE $5 <> 'spend' OR points_account.balance + $3::integer >= 0
       RETURNING balance
     )
     INSERT INTO points_entry (enterprise_id, entry_id, employee_id, at, kind, points, balance_after, last_day, order_no)
     SELECT $1, $6, $2, $4, $5, $3::integer, balance, $7, $8 FROM moved RETURNING entry_id`,
    [enterpriseId, move.employeeId, move.points, move.at, move.kind, move.entryId, move.lastDay, move.orderNo],
  )
  return rows.length === 1
}

/** Nobody else moves this person's points until the transaction ends. */
export const lockPoints = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<unknown> =>
  sql.query('SELECT balance FROM points_account WHERE enterprise_id = $1 AND employee_id = $2 FOR UPDATE', [
    enterpriseId,
    employeeId,
  ])

export async function findPointsBalance({ sql, enterpriseId }: Tenant, employeeId: string): Promise<number> {
  const [row] = await sql.query<{ balance: number }>(
    'SELECT balance FROM points_account WHERE enterprise_id = $1 AND employee_id = $2',
    [enterpriseId, employeeId],
  )
  return row?.balance ?? 0
}

/** The whole account of one person, oldest first: what the rule of first in, first out reads. */
export const findPointsMoves = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<PointsMove[]> =>
  sql.query<PointsMove>(
    'SELECT kind, points, last_day AS "lastDay", order_no AS "orderNo" FROM points_entry WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY at, entry_id',
    [enterpriseId, employeeId],
  )

/** All that ever moved a person's points, by what it was. */
export async function sumPointsByKind(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
): Promise<Partial<Record<PointsKind, number>>> {
  const rows = await sql.query<{ kind: PointsKind; points: number }>(
    'SELECT kind, sum(points)::integer AS points FROM points_entry WHERE enterprise_id = $1 AND employee_id = $2 GROUP BY kind',
    [enterpriseId, employeeId],
  )
  return Object.fromEntries(rows.map(({ kind, points }) => [kind, points]))
}

/** Points that came in during a period: what a member's level is measured by (handbook 11.1). */
export async function pointsEarnedBetween(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  from: Date,
  to: Date,
): Promise<number> {
  const [row] = await sql.query<{ points: number }>(
    `SELECT coalesce(sum(points), 0)::integer AS points FROM points_entry
     WHERE enterprise_id = $1 AND employee_id = $2 AND kind IN ('earn', 'takeBack') AND at >= $3 AND at < $4`,
    [enterpriseId, employeeId, from, to],
  )
  return row!.points
}

/** Newest first, with the title of the order they belong to. */
export const findPointsEntries = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  request: { kinds: readonly PointsKind[]; from: Date | null; to: Date | null; after: Cursor | undefined; limit: number },
): Promise<PointsEntryRow[]> =>
  sql.query<PointsEntryRow>(
    `SELECT p.entry_id AS "entryId", p.at, p.kind, p.points, p.balance_after AS "balanceAfter", p.last_day AS "lastDay",
            p.order_no AS "orderNo", o.title
     FROM points_entry p LEFT JOIN orders o USING (enterprise_id, order_no)
     WHERE p.enterprise_id = $1 AND p.employee_id = $2 AND p.kind = ANY($3) AND ($4::timestamptz IS NULL OR p.at >= $4)
       AND ($5::timestamptz IS NULL OR p.at < $5) AND ($6::timestamptz IS NULL OR (p.at, p.entry_id) < ($6, $7::uuid))
     ORDER BY p.at DESC, p.entry_id DESC LIMIT $8`,
    [
      enterpriseId,
      employeeId,
      request.kinds,
      request.from,
      request.to,
      request.after?.at ?? null,
      request.after?.id ?? null,
      request.limit,
    ],
  )
