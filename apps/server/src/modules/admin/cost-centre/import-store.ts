import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import type { CostCentreValues } from './store'

export interface KnownCostCentreRow {
  id: string
  code: string
  name: LocalText
  ownerId: string | null
  ownerName: string | null
  departmentIds: string[]
  ended: boolean
}
/** All of them, also those that have ended: their codes are not given to others. */
export const findEveryCostCentre = ({ sql, enterpriseId }: Tenant): Promise<KnownCostCentreRow[]> =>
  sql.query<KnownCostCentreRow>(
    `SELECT centre.cost_centre_id AS id, code, centre.name, owner_id AS "ownerId", owner.name AS "ownerName", department_ids AS "departmentIds",
       ended_on IS NOT NULL AS ended
     FROM cost_centre centre LEFT JOIN employee owner ON owner.enterprise_id = centre.enterprise_id AND owner.employee_id = owner_id
     WHERE centre.enterprise_id = $1`,
    [enterpriseId],
  )

export interface OwnerRow {
  id: string
  name: string
  number: string
  mail: string
}
/** Whoever is in office may answer for one. */
export const findOwnersInOffice = ({ sql, enterpriseId }: Tenant): Promise<OwnerRow[]> =>
  sql.query<OwnerRow>('SELECT employee_id AS id, name, number, email AS mail FROM employee WHERE enterprise_id = $1 AND active', [
    enterpriseId,
  ])

/** Many at once, new ones and others. */
export const upsertMany = ({ sql, enterpriseId }: Tenant, centres: readonly CostCentreValues[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO cost_centre (enterprise_id, cost_centre_id, code, name, owner_id, department_ids)
     SELECT $1, centre."costCentreId", centre.code, centre.name, centre."ownerId", centre."departmentIds"
     FROM jsonb_to_recordset($2::jsonb) AS centre("costCentreId" text, code text, name jsonb, "ownerId" text, "departmentIds" text[])
     ON CONFLICT (enterprise_id, cost_centre_id) DO UPDATE
     SET name = excluded.name, owner_id = excluded.owner_id, department_ids = excluded.department_ids`,
    [enterpriseId, JSON.stringify(centres)],
  )
