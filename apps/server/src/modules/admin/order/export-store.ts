import type { ExportFailure, ExportKind, ExportState } from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'

/** What a file is to hold: the request as it was made, and in whose words. */
export interface ExportBody {
  search: object
  columns: readonly string[]
  /** By what a list is narrowed, in words. */
  narrowedBy?: readonly string[]
  /** Of fields of the company, behind the columns. */
  fieldKeys?: readonly string[]
  language: Language
}
export interface ExportRow {
  exportId: string
  employeeId: string
  what: ExportKind
  body: ExportBody
  state: ExportState
  failure: ExportFailure | null
  lines: number
  bytes: number
  askedAt: Date
  endedAt: Date | null
}
const columns = `export_id AS "exportId", employee_id AS "employeeId", what, body, state, failure, lines, bytes, asked_at AS "askedAt", ended_at AS "endedAt"`

/** Until the transaction ends nobody else of the company asks for a file. */
export async function countOpenExports({ sql, enterpriseId }: Tenant, employeeId: string): Promise<{ own: number; all: number }> {
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('order exports', $1))", [enterpriseId])
  const [row] = await sql.query<{ own: number; all: number }>(
    `SELECT count(*) FILTER (WHERE employee_id = $2)::integer AS own, count(*)::integer AS all FROM order_export
     WHERE enterprise_id = $1 AND state IN ('waiting', 'running')`,
    [enterpriseId, employeeId],
  )
  return row!
}

export const insertExport = (
  { sql, enterpriseId }: Tenant,
  row: Pick<ExportRow, 'exportId' | 'employeeId' | 'what' | 'body' | 'askedAt'>,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO order_export (enterprise_id, export_id, employee_id, what, body, state, asked_at) VALUES ($1, $2, $3, $4, $5, 'waiting', $6)`,
    [enterpriseId, row.exportId, row.employeeId, row.what, JSON.stringify(row.body), row.askedAt],
  )

/** Somebody's, the newest first. */
export const findExportsOf = ({ sql, enterpriseId }: Tenant, employeeId: string, since: Date): Promise<ExportRow[]> =>
  sql.query<ExportRow>(
    `SELECT ${columns} FROM order_export WHERE enterprise_id = $1 AND employee_id = $2 AND asked_at >= $3 ORDER BY asked_at DESC LIMIT 20`,
    [enterpriseId, employeeId, since],
  )

export async function findExport({ sql, enterpriseId }: Tenant, exportId: string): Promise<ExportRow | undefined> {
  const [row] = await sql.query<ExportRow>(
    `SELECT ${columns} FROM order_export WHERE enterprise_id = $1 AND export_id::text = $2`,
    [enterpriseId, exportId],
  )
  return row
}

/** Begins a file, also one that somebody left half made; false where nobody waits for it any more. */
export async function startExport({ sql, enterpriseId }: Tenant, exportId: string): Promise<boolean> {
  const rows = await sql.query(
    `WITH gone AS (DELETE FROM order_export_piece WHERE enterprise_id = $1 AND export_id::text = $2)
     UPDATE order_export SET state = 'running', lines = 0, bytes = 0
     WHERE enterprise_id = $1 AND export_id::text = $2 AND state IN ('waiting', 'running') RETURNING export_id`,
    [enterpriseId, exportId],
  )
  return rows.length === 1
}

/** How far it is; false where it was given up. */
export async function noteLines({ sql, enterpriseId }: Tenant, exportId: string, lines: number): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE order_export SET lines = $3 WHERE enterprise_id = $1 AND export_id::text = $2 AND state = 'running' RETURNING export_id`,
    [enterpriseId, exportId, lines],
  )
  return rows.length === 1
}

export const insertPiece = (
  { sql, enterpriseId }: Tenant,
  exportId: string,
  piece: { position: number; content: Buffer },
): Promise<unknown> =>
  sql.query('INSERT INTO order_export_piece (enterprise_id, export_id, position, content) VALUES ($1, $2::uuid, $3, $4)', [
    enterpriseId,
    exportId,
    piece.position,
    piece.content,
  ])

/** What somebody typed to find people: names, mobiles, numbers. */
const typed = ['keyword', 'person', 'personField']
const withoutTyped = `(body - 'narrowedBy') ${typed.map((word) => `#- '{search,${word}}'`).join(' ')}`

/**
 * Ends one that is waiting or being made; what is not done keeps nothing. Whom it was asked about is forgotten: the file says it, the
 * audit log does not. Answers whether there was one.
 */
export async function endExport(
  { sql, enterpriseId }: Tenant,
  exportId: string,
  end: { state: 'done' | 'failed' | 'cancelled'; failure?: ExportFailure; lines?: number; bytes?: number; at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `WITH ended AS (
       UPDATE order_export SET body = ${withoutTyped}, state = $3, failure = $4, lines = coalesce($5, lines), bytes = coalesce($6, bytes), ended_at = $7
       WHERE enterprise_id = $1 AND export_id::text = $2 AND state IN ('waiting', 'running') RETURNING export_id
     ), gone AS (
       DELETE FROM order_export_piece WHERE enterprise_id = $1 AND $3 <> 'done' AND export_id = (SELECT export_id FROM ended)
     ) SELECT export_id FROM ended`,
    [enterpriseId, exportId, end.state, end.failure ?? null, end.lines ?? null, end.bytes ?? null, end.at],
  )
  return rows.length === 1
}

/** Of a file that nobody waits for any more. */
export const deletePieces = ({ sql, enterpriseId }: Tenant, exportId: string): Promise<unknown> =>
  sql.query('DELETE FROM order_export_piece WHERE enterprise_id = $1 AND export_id::text = $2', [enterpriseId, exportId])

export async function findPiece({ sql, enterpriseId }: Tenant, exportId: string, position: number): Promise<Buffer | undefined> {
  const [row] = await sql.query<{ content: Buffer }>(
    'SELECT content FROM order_export_piece WHERE enterprise_id = $1 AND export_id::text = $2 AND position = $3',
    [enterpriseId, exportId, position],
  )
  return row?.content
}
