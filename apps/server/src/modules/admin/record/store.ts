import type { RecordAct, RecordKind } from '@sojourn/contract/admin/record-change.calls'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

/** One of the company's records, by its own number. */
export interface RecordKey {
  kind: RecordKind
  id: string
}

/** How often the record was changed; what was never changed has version 0. */
export async function findRecordVersion({ sql, enterpriseId }: Tenant, { kind, id }: RecordKey): Promise<number> {
  const [row] = await sql.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM record_change WHERE enterprise_id = $1 AND kind = $2 AND record_id = $3',
    [enterpriseId, kind, id],
  )
  return row?.version ?? 0
}

/** The same of these records. */
export const findVersionsOf = (
  { sql, enterpriseId }: Tenant,
  kind: RecordKind,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> =>
  sql.query(
    `SELECT record_id AS id, max(version) AS version FROM record_change
     WHERE enterprise_id = $1 AND kind = $2 AND record_id = ANY($3::text[]) GROUP BY record_id`,
    [enterpriseId, kind, ids],
  )

/** The same of all records of a kind that were ever changed. */
export const findRecordVersions = ({ sql, enterpriseId }: Tenant, kind: RecordKind): Promise<{ id: string; version: number }[]> =>
  sql.query(
    'SELECT record_id AS id, max(version) AS version FROM record_change WHERE enterprise_id = $1 AND kind = $2 GROUP BY record_id',
    [enterpriseId, kind],
  )

/** Until the transaction ends nobody else changes the record, or many records of its kind at once. */
export const lockRecord = ({ sql, enterpriseId }: Tenant, { kind, id }: RecordKey): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, $3)), pg_advisory_xact_lock(hashtextextended($2, $3))', [
    `every ${kind}`,
    `${kind} ${id}`,
    enterpriseId,
  ])

/** The same of these records, which are held in this order. */
export const lockRecords = async ({ sql, enterpriseId }: Tenant, kind: RecordKind, ids: readonly string[]): Promise<unknown> =>
  Promise.all([
    sql.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, $2))', [`every ${kind}`, enterpriseId]),
    sql.query("SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || id, $3)) FROM unnest($2::text[]) AS id", [
      kind,
      ids,
      enterpriseId,
    ]),
  ])

/** Until the transaction ends nobody else changes any record of the kind. */
export const lockEveryRecord = ({ sql, enterpriseId }: Tenant, kind: RecordKind): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [`every ${kind}`, enterpriseId])

interface NewChange extends RecordKey {
  version: number
  at: Date
  act: RecordAct
  /** An empty one is the product. */
  actorId: string
  bodyCipher: string
}
export const insertChange = ({ sql, enterpriseId }: Tenant, change: NewChange): Promise<unknown> =>
  sql.query(
    `INSERT INTO record_change (enterprise_id, kind, record_id, version, at, act, actor_id, body_cipher)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [enterpriseId, change.kind, change.id, change.version, change.at, change.act, change.actorId, change.bodyCipher],
  )

/** Many at once, by one person at one moment. */
export const insertChanges = (
  { sql, enterpriseId }: Tenant,
  { kind, at, actorId }: { kind: RecordKind; at: Date; actorId: string },
  changes: readonly Pick<NewChange, 'id' | 'version' | 'act' | 'bodyCipher'>[],
): Promise<unknown> =>
  sql.query(
    `INSERT INTO record_change (enterprise_id, kind, record_id, version, at, act, actor_id, body_cipher)
     SELECT $1, $2, change.id, change.version, $3, change.act, $4, change."bodyCipher"
     FROM jsonb_to_recordset($5::jsonb) AS change(id text, version integer, act text, "bodyCipher" text)`,
    [enterpriseId, kind, at, actorId, JSON.stringify(changes)],
  )

export interface ChangeRow {
  version: number
  at: Date
  act: RecordAct
  actorName: string | null
  latin: LatinName | null
  bodyCipher: string
}
/** The newest first, before a version. */
export const findChanges = (
  { sql, enterpriseId }: Tenant,
  { kind, id, before, limit, reader }: RecordKey & { before: number; limit: number; reader: Reader },
): Promise<ChangeRow[]> =>
  sql.query<ChangeRow>(
    `SELECT version, at, act, actor.name AS "actorName", ${latinOf('record_change', reader, 'actor_id')} AS latin, body_cipher AS "bodyCipher"
     FROM record_change LEFT JOIN employee actor ON actor.enterprise_id = record_change.enterprise_id AND actor.employee_id = actor_id
     WHERE record_change.enterprise_id = $1 AND kind = $2 AND record_id = $3 AND version < $4
     ORDER BY version DESC LIMIT ${pageLimit(limit)}`,
    [enterpriseId, kind, id, before],
  )
