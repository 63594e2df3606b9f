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

/** The last word counts. */
export const writeTold = (
  { sql, enterpriseId }: Tenant,
  { employeeId, kind, code, bodyCipher, masked }: ToldRow,
  at: Date,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO told_to_carriers (enterprise_id, employee_id, kind, code, body_cipher, masked, told_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (enterprise_id, employee_id, kind, code) DO UPDATE SET body_cipher = $5, masked = $6, told_at = $7`,
    [enterpriseId, employeeId, kind, code, bodyCipher, masked, at],
  )

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
