import type { MatchKind, MatchSide, MatchState, SettlementSupplier } from '@sojourn/contract/finance/match-words'
import type { MatchVariance } from '@sojourn/domain/finance/match/match'
import type { Tenant } from '../../../db/tenant'

export interface FileRow {
  supplier: SettlementSupplier
  name: string
  hash: string
  lines: number
  sum: number
  matched: number
  readAt: Date
  readBy: string
}

export const findFiles = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<FileRow[]> =>
  sql.query<FileRow>(
    `SELECT supplier, name, hash, lines, sum, matched, read_at AS "readAt", read_by AS "readBy"
     FROM settlement_file WHERE enterprise_id = $1 AND bill_no = $2 ORDER BY supplier`,
    [enterpriseId, billNo],
  )

export const putFile = ({ sql, enterpriseId }: Tenant, billNo: string, file: FileRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO settlement_file (enterprise_id, bill_no, supplier, name, hash, lines, sum, matched, read_at, read_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (enterprise_id, bill_no, supplier) DO UPDATE
     SET name = $4, hash = $5, lines = $6, sum = $7, matched = $8, read_at = $9, read_by = $10`,
    [enterpriseId, billNo, file.supplier, file.name, file.hash, file.lines, file.sum, file.matched, file.readAt, file.readBy],
  )

export interface VarianceRow extends Omit<MatchVariance, 'line' | 'place'> {
  varianceId: string
  billNo: string
  supplier: SettlementSupplier
  line: number | null
  state: MatchState
  movedAt: Date
}
const columns = `variance_id AS "varianceId", bill_no AS "billNo", supplier, reference, kind, side, order_no AS "orderNo", ticket_no AS "ticketNo",
  line, ours, theirs, difference, state, moved_at AS "movedAt"`

export type NewVariance = MatchVariance & { varianceId: string }

/** Who moved something, when and why; time itself has no id. */
export interface Mover {
  id: string | null
  name: string
  at: Date
  note: string
}

/**
 * Writes what a file differs in. One that was known stays as it stands, unless it says something else by now: then it is found anew. Answers
 * the ids of all.
 */
export async function putVariances(
  { sql, enterpriseId }: Tenant,
  { billNo, supplier }: { billNo: string; supplier: SettlementSupplier },
  variances: readonly NewVariance[],
  at: Date,
): Promise<string[]> {
  const rows = await sql.query<{ varianceId: string }>(
    `INSERT INTO settlement_variance AS known (enterprise_id, bill_no, supplier, reference, kind, side, place, variance_id, order_no, ticket_no,
       line, ours, theirs, difference, state, moved_at)
     SELECT $1, $2, $3, reference, kind, side, place, "varianceId", "orderNo", "ticketNo", line, ours, theirs, difference, 'found', $5
     FROM jsonb_to_recordset($4::jsonb) AS v(reference text, kind text, side text, place smallint, "varianceId" uuid, "orderNo" text,
       "ticketNo" text, line integer, ours text, theirs text, difference bigint)
     ON CONFLICT (enterprise_id, bill_no, supplier, reference, kind, side, place) DO UPDATE
     SET line = excluded.line, ours = excluded.ours, theirs = excluded.theirs, difference = excluded.difference,
       state = CASE WHEN known.state = 'settled' OR (known.ours, known.theirs) = (excluded.ours, excluded.theirs) THEN known.state ELSE 'found' END,
       moved_at = CASE WHEN (known.ours, known.theirs) = (excluded.ours, excluded.theirs) THEN known.moved_at ELSE $5 END
     RETURNING variance_id AS "varianceId"`,
    [enterpriseId, billNo, supplier, JSON.stringify(variances), at],
  )
  return rows.map(({ varianceId }) => varianceId)
}

/** Open ones that a later file no longer has: the supplier has given in. Answers their ids. */
export async function rejectGone(
  { sql, enterpriseId }: Tenant,
  { billNo, supplier }: { billNo: string; supplier: SettlementSupplier },
  kept: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await sql.query<{ varianceId: string }>(
    `UPDATE settlement_variance SET state = 'rejected', moved_at = $5
     WHERE enterprise_id = $1 AND bill_no = $2 AND supplier = $3 AND state IN ('found', 'asked') AND NOT (variance_id = ANY($4::uuid[]))
     RETURNING variance_id AS "varianceId"`,
    [enterpriseId, billNo, supplier, kept, at],
  )
  return rows.map(({ varianceId }) => varianceId)
}

/** Whoever moves one holds it, so that its moves are numbered one after another. */
export const insertMoves = (
  { sql, enterpriseId }: Tenant,
  varianceIds: readonly string[],
  state: MatchState,
  by: Mover,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO settlement_variance_move (enterprise_id, variance_id, place, state, at, by_id, by_name, note)
     SELECT $1, id, (SELECT count(*) FROM settlement_variance_move m WHERE m.enterprise_id = $1 AND m.variance_id = id), $3, $4, $5, $6, $7
     FROM unnest($2::uuid[]) AS moved(id)`,
    [enterpriseId, varianceIds, state, by.at, by.id, by.name, by.note],
  )

export async function lockMatchVariance({ sql, enterpriseId }: Tenant, varianceId: string): Promise<VarianceRow | undefined> {
  const [row] = await sql.query<VarianceRow>(
    `SELECT ${columns} FROM settlement_variance WHERE enterprise_id = $1 AND variance_id = $2 FOR UPDATE`,
    [enterpriseId, varianceId],
  )
  return row
}

export const setMatchState = ({ sql, enterpriseId }: Tenant, varianceId: string, state: MatchState, at: Date): Promise<unknown> =>
  sql.query('UPDATE settlement_variance SET state = $3, moved_at = $4 WHERE enterprise_id = $1 AND variance_id = $2', [
    enterpriseId,
    varianceId,
    state,
    at,
  ])

export interface VarianceFilter {
  supplier: SettlementSupplier | null
  kind: MatchKind | null
  state: MatchState | null
}

/** A page of what was found about a bill, in the order of the references. */
export const findMatchVariances = (
  { sql, enterpriseId }: Tenant,
  billNo: string,
  { supplier, kind, state }: VarianceFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<VarianceRow[]> =>
  sql.query<VarianceRow>(
    `SELECT ${columns} FROM settlement_variance
     WHERE enterprise_id = $1 AND bill_no = $2 AND ($3::text IS NULL OR supplier = $3) AND ($4::text IS NULL OR kind = $4)
       AND ($5::text IS NULL OR state = $5) AND ($6::uuid IS NULL OR variance_id > $6)
     ORDER BY variance_id LIMIT $7`,
    [enterpriseId, billNo, supplier, kind, state, after, limit],
  )

export interface MoveRow {
  varianceId: string
  state: MatchState
  at: Date
  byName: string
  note: string
}
export const findMoves = ({ sql, enterpriseId }: Tenant, varianceIds: readonly string[]): Promise<MoveRow[]> =>
  sql.query<MoveRow>(
    `SELECT variance_id AS "varianceId", state, at, by_name AS "byName", note FROM settlement_variance_move
     WHERE enterprise_id = $1 AND variance_id = ANY($2::uuid[]) ORDER BY variance_id, place`,
    [enterpriseId, varianceIds],
  )

export const countVariances = (
  { sql, enterpriseId }: Tenant,
  billNo: string,
): Promise<{ supplier: SettlementSupplier; kind: MatchKind; state: MatchState; count: number }[]> =>
  sql.query(
    `SELECT supplier, kind, state, count(*)::integer AS count FROM settlement_variance WHERE enterprise_id = $1 AND bill_no = $2
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [enterpriseId, billNo],
  )

/** Of these orders in a bill: what waits for an answer, by the reference of the order's line. */
export async function findOpenReferences(
  { sql, enterpriseId }: Tenant,
  billNo: string,
  references: readonly string[],
): Promise<Set<string>> {
  const rows = await sql.query<{ reference: string }>(
    `SELECT DISTINCT reference FROM settlement_variance
     WHERE enterprise_id = $1 AND bill_no = $2 AND reference = ANY($3) AND state IN ('found', 'asked')`,
    [enterpriseId, billNo, references],
  )
  return new Set(rows.map(({ reference }) => reference))
}

/** Lines of the bill that charged the order's line which variance `v` is about. */
const chargedLines = `FROM bill_line l
       JOIN bill_told t ON t.enterprise_id = l.enterprise_id AND t.posting_id = l.posting_id AND t.place = l.place
       WHERE l.enterprise_id = v.enterprise_id AND l.order_no = v.order_no AND l.bill_no = v.bill_no AND l.adjusts IS NULL
         AND t.body -> 'line' ->> 'lineId' = v.reference`

/** Whether the bill charged the order's line that a variance is about. */
export async function isCharged({ sql, enterpriseId }: Tenant, varianceId: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM settlement_variance v WHERE v.enterprise_id = $1 AND v.variance_id = $2 AND EXISTS (SELECT ${chargedLines})`,
    [enterpriseId, varianceId],
  )
  return rows.length > 0
}

/** Whether any bill has a line of an order. */
export async function isInAnyBill({ sql, enterpriseId }: Tenant, orderNo: string): Promise<boolean> {
  const rows = await sql.query('SELECT FROM bill_line WHERE enterprise_id = $1 AND order_no = $2 LIMIT 1', [
    enterpriseId,
    orderNo,
  ])
  return rows.length > 0
}

export interface AcceptedRow {
  varianceId: string
  billNo: string
  orderNo: string
  side: MatchSide
  difference: number
  /** Of the former bill: the line of the order that it is about, and null where that bill has lost the order. */
  lineId: string | null
  byId: string
  byName: string
}
/** What the supplier is right about and changes what a company pays: with the line of the bill that charged it. */
export const findAccepted = ({ sql, enterpriseId }: Tenant): Promise<AcceptedRow[]> =>
  sql.query<AcceptedRow>(
    `SELECT v.variance_id AS "varianceId", v.bill_no AS "billNo", v.order_no AS "orderNo", v.side, v.difference, line.line_id AS "lineId",
       coalesce(moved.by_id, '') AS "byId", moved.by_name AS "byName"
     FROM settlement_variance v
     LEFT JOIN LATERAL (SELECT l.line_id ${chargedLines} ORDER BY abs(l.company) DESC, l.line_id LIMIT 1) line ON true
     CROSS JOIN LATERAL (
       SELECT by_id, by_name FROM settlement_variance_move m
       WHERE m.enterprise_id = v.enterprise_id AND m.variance_id = v.variance_id ORDER BY place DESC LIMIT 1) moved
     WHERE v.enterprise_id = $1 AND v.state = 'accepted' AND v.difference <> 0
     ORDER BY v.variance_id FOR UPDATE OF v`,
    [enterpriseId],
  )
