import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../db/tenant'
import { latinOf, type Reader } from '../booking/columns/latin-column'

export interface PreferenceRow {
  employeeId: string
  name: string
  latin: LatinName | null
  isVip: boolean | null
  /** Sealed PreferenceBody; null where nothing is known. */
  bodyCipher: string | null
}

/** Active people in the order of their names, with what is known of their likes. */
export const findPreferences = (
  { sql, enterpriseId }: Tenant,
  employeeIds: readonly string[],
  reader: Reader,
): Promise<PreferenceRow[]> =>
  sql.query<PreferenceRow>(
    `SELECT employee.employee_id AS "employeeId", employee.name, ${latinOf('employee', reader)} AS latin, is_vip AS "isVip", body_cipher AS "bodyCipher"
     FROM employee LEFT JOIN travel_preference USING (enterprise_id, employee_id)
     WHERE enterprise_id = $1 AND employee_id = ANY($2) AND active ORDER BY name_pinyin`,
    [enterpriseId, employeeIds],
  )

export interface RemarkRow {
  kind: 'refund' | 'change'
  remarks: LocalText
  updatedAt: Date
  updaterName: string
}

export const findRemarks = ({ sql, enterpriseId }: Tenant, product: number): Promise<RemarkRow[]> =>
  sql.query<RemarkRow>(
    `SELECT kind, remarks, updated_at AS "updatedAt", updater_name AS "updaterName"
     FROM enterprise_remark WHERE enterprise_id = $1 AND product = $2 ORDER BY kind DESC`,
    [enterpriseId, product],
  )

/** A new row is nobody's VIP. */
export const upsertLikes = ({ sql, enterpriseId }: Tenant, employeeId: string, bodyCipher: string, at: Date): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_preference (enterprise_id, employee_id, is_vip, body_cipher, updated_at) VALUES ($1, $2, false, $3, $4)
     ON CONFLICT (enterprise_id, employee_id) DO UPDATE SET body_cipher = $3, updated_at = $4`,
    [enterpriseId, employeeId, bodyCipher, at],
  )
