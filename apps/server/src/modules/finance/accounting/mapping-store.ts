import type { AccountingMapping } from '@sojourn/contract/finance/accounting.shapes'
import type { Tenant } from '../../../db/tenant'

export interface MappingRow {
  version: number
  fromDay: string
  body: AccountingMapping
  savedByName: string
  savedAt: Date
}
const columns = `version, from_day AS "fromDay", body, saved_by_name AS "savedByName", saved_at AS "savedAt"`

/** All versions, newest first. */
export const findMappings = ({ sql, enterpriseId }: Tenant): Promise<MappingRow[]> =>
  sql.query<MappingRow>(`SELECT ${columns} FROM accounting_mapping WHERE enterprise_id = $1 ORDER BY version DESC`, [
    enterpriseId,
  ])

export async function findMapping({ sql, enterpriseId }: Tenant, version: number): Promise<MappingRow | undefined> {
  const [row] = await sql.query<MappingRow>(
    `SELECT ${columns} FROM accounting_mapping WHERE enterprise_id = $1 AND version = $2`,
    [enterpriseId, version],
  )
  return row
}

/** The newest version that holds on a day. */
export async function findMappingOn({ sql, enterpriseId }: Tenant, day: string): Promise<MappingRow | undefined> {
  const [row] = await sql.query<MappingRow>(
    `SELECT ${columns} FROM accounting_mapping WHERE enterprise_id = $1 AND from_day <= $2 ORDER BY version DESC LIMIT 1`,
    [enterpriseId, day],
  )
  return row
}

interface NewMapping extends MappingRow {
  savedBy: string
}
/** False where the version is there already: somebody else was first. */
export async function insertMapping({ sql, enterpriseId }: Tenant, mapping: NewMapping): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO accounting_mapping (enterprise_id, version, from_day, body, saved_by, saved_by_name, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING version`,
    [
      enterpriseId,
      mapping.version,
      mapping.fromDay,
      JSON.stringify(mapping.body),
      mapping.savedBy,
      mapping.savedByName,
      mapping.savedAt,
    ],
  )
  return rows.length > 0
}

/** The first day of the company's first bill. */
export async function findFirstBillDay({ sql, enterpriseId }: Tenant): Promise<string | undefined> {
  const [row] = await sql.query<{ day: string | null }>('SELECT min(from_day) AS day FROM bill WHERE enterprise_id = $1', [
    enterpriseId,
  ])
  return row?.day ?? undefined
}
