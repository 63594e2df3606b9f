import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'

export interface TitleRow {
  /** Whose invoices it is on. */
  departmentId: string
  name: string
  taxNumber: string
  /** The department, itself or above it, that has the title; null where the default counts. */
  because: LocalText | null
}

/** The invoice title of each department: that of the nearest which has one, else the company's default. */
export const findTitlesOf = ({ sql, enterpriseId }: Tenant, departmentIds: readonly string[]): Promise<TitleRow[]> =>
  sql.query<TitleRow>(
    `WITH RECURSIVE up AS (
       SELECT department_id AS own, department_id, parent_id, name, 0 AS step FROM department
       WHERE enterprise_id = $1 AND department_id = ANY($2)
       UNION ALL
       SELECT up.own, above.department_id, above.parent_id, above.name, up.step + 1
       FROM up JOIN department above ON above.enterprise_id = $1 AND above.department_id = up.parent_id WHERE up.step < 20)
     SELECT DISTINCT ON (up.own) up.own AS "departmentId", entity.name, entity.tax_number AS "taxNumber",
       CASE WHEN up.department_id = ANY(entity.department_ids) THEN up.name END AS because
     FROM up JOIN legal_entity entity ON entity.enterprise_id = $1 AND entity.ended_on IS NULL
       AND (up.department_id = ANY(entity.department_ids) OR entity.is_default)
     ORDER BY up.own, up.department_id = ANY(entity.department_ids) DESC, up.step, entity.entity_id`,
    [enterpriseId, departmentIds],
  )
