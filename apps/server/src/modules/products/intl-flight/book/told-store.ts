import type { ToldToCarriers } from '@sojourn/contract/products/intl-flight/told.calls'
import type { Tenant } from '../../../../db/tenant'

export interface ToldRow {
  employeeId: string
  kind: ToldToCarriers['kind']
  /** Of a carrier or a country. */
  code: string
  bodyCipher: string
  masked: string
}

export const findTold = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<ToldRow[]> =>
  sql.query<ToldRow>(
    `SELECT employee_id AS "employeeId", kind, code, body_cipher AS "bodyCipher", masked FROM told_to_carriers
     WHERE enterprise_id = $1 AND employee_id = ANY($2) ORDER BY employee_id, kind DESC, code`,
    [enterpriseId, employeeIds],
  )

/** The last word counts; each of a person, kind and code once. */
export const writeTold = async ({ sql, enterpriseId }: Tenant, rows: readonly ToldRow[], at: Date): Promise<void> => {
  if (rows.length === 0) return
  await sql.query(
    `INSERT INTO told_to_carriers (enterprise_id, employee_id, kind, code, body_cipher, masked, told_at)
     SELECT $1, r."employeeId", r.kind, r.code, r."bodyCipher", r.masked, $3
     FROM jsonb_to_recordset($2::jsonb) AS r("employeeId" text, kind text, code text, "bodyCipher" text, masked text)
     ON CONFLICT (enterprise_id, employee_id, kind, code) DO UPDATE
       SET body_cipher = excluded.body_cipher, masked = excluded.masked, told_at = excluded.told_at`,
    [enterpriseId, JSON.stringify(rows), at],
  )
}

export const deleteTold = (
  { sql, enterpriseId }: Tenant,
  { employeeId, kind, code }: Pick<ToldRow, 'employeeId' | 'kind' | 'code'>,
): Promise<unknown> =>
  sql.query('DELETE FROM told_to_carriers WHERE enterprise_id = $1 AND employee_id = $2 AND kind = $3 AND code = $4', [
    enterpriseId,
    employeeId,
    kind,
    code,
  ])
