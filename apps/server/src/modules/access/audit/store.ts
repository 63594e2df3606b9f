import type { Language } from '@sojourn/contract/kit/language'
import type { AuditKind } from '@sojourn/domain/access/audit'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import { latinOf } from '../../booking/columns/latin-column'

export interface AuditRow {
  id: string
  at: Date
  kind: AuditKind
  employeeId: string
  what: string
  address: string
  count: number
}

export const insertAudit = ({ sql, enterpriseId }: Tenant, row: AuditRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO audit_entry (enterprise_id, id, at, kind, employee_id, what, address, count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [enterpriseId, row.id, row.at, row.kind, row.employeeId, row.what, row.address, row.count],
  )

/** Readings of clear data have a table of their own, which says more of them. */
const rows = `(
  SELECT enterprise_id, id, at, kind, employee_id, what, address, count FROM audit_entry
  UNION ALL
  SELECT enterprise_id, id, at, 'clearView', employee_id, purpose || ': ' || subject, '', 1 FROM access_log) AS record`
const columns = 'record.id, record.at, record.kind, record.employee_id AS "employeeId", record.what, record.address, record.count'

interface AuditSearch {
  /** Of who reads the list. */
  language: Language
  person: string
  kind: AuditKind | null
  from: Date | null
  to: Date | null
  before: Cursor | undefined
  limit: number
}

export const searchAudit = (
  { sql, enterpriseId }: Tenant,
  search: AuditSearch,
): Promise<(AuditRow & { person: ReadableName })[]> =>
  sql.query(
    `SELECT ${columns}, jsonb_build_object('name', coalesce(employee.name, record.employee_id), 'latin', ${latinOf('employee', search.language)}) AS person
     FROM ${rows} LEFT JOIN employee USING (enterprise_id, employee_id)
     WHERE record.enterprise_id = $1 AND ($2::text IS NULL OR record.kind = $2)
       AND ($3::timestamptz IS NULL OR record.at >= $3) AND ($4::timestamptz IS NULL OR record.at < $4)
       AND ($5::timestamptz IS NULL OR (record.at, record.id) < ($5::timestamptz, $6::uuid))
       AND ($7 = '' OR strpos(employee.name, $7) > 0 OR strpos(employee.name_pinyin, lower($7)) > 0)
     ORDER BY record.at DESC, record.id DESC LIMIT $8`,
    [
      enterpriseId,
      search.kind,
      search.from,
      search.to,
      search.before?.at ?? null,
      search.before?.id ?? null,
      search.person,
      search.limit,
    ],
  )

/** What one seal covers, in its order. */
export const findAuditBetween = ({ sql, enterpriseId }: Tenant, kind: AuditKind, since: Date, until: Date): Promise<AuditRow[]> =>
  sql.query<AuditRow>(
    `SELECT ${columns} FROM ${rows} WHERE record.enterprise_id = $1 AND record.kind = $2 AND record.at > $3 AND record.at <= $4
     ORDER BY record.at, record.id`,
    [enterpriseId, kind, since, until],
  )

export interface Seal {
  kind: AuditKind
  number: number
  /** From after this moment to the end of the other. */
  since: Date
  until: Date
  /** Hash of the seal before it. */
  former: string
  hash: string
}

/** Oldest first. */
export const findSeals = ({ sql, enterpriseId }: Tenant, kind: AuditKind): Promise<Seal[]> =>
  sql.query<Seal>(
    'SELECT kind, number, since, until, former, hash FROM audit_seal WHERE enterprise_id = $1 AND kind = $2 ORDER BY number',
    [enterpriseId, kind],
  )

export async function findLastSeal({ sql, enterpriseId }: Tenant, kind: AuditKind): Promise<Seal | undefined> {
  const [row] = await sql.query<Seal>(
    `SELECT kind, number, since, until, former, hash FROM audit_seal
     WHERE enterprise_id = $1 AND kind = $2 ORDER BY number DESC LIMIT 1`,
    [enterpriseId, kind],
  )
  return row
}

export const insertSeal = ({ sql, enterpriseId }: Tenant, seal: Seal): Promise<unknown> =>
  sql.query(
    `INSERT INTO audit_seal (enterprise_id, kind, number, since, until, former, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [enterpriseId, seal.kind, seal.number, seal.since, seal.until, seal.former, seal.hash],
  )

export const purgeAudit = ({ sql, enterpriseId }: Tenant, kind: AuditKind, before: Date): Promise<unknown> =>
  sql.query('SELECT purge_audit($1, $2, $3)', [enterpriseId, kind, before])
