import { remembered } from '../../../db/company-memory'
import type { Tenant } from '../../../db/tenant'
import type { CostCentreRow } from './store'

export interface OpenCostCentreRow extends CostCentreRow {
  /** With all below them; null where it is meant for everybody. */
  departmentIds: string[] | null
}

/** Those that have not ended, to choose from; what has ended is only named. */
export const findOpenCostCentres = remembered('openCostCentres', ({ sql, enterpriseId }: Tenant) =>
  sql.query<OpenCostCentreRow>(
    `SELECT cost_centre_id AS id, code, name, CASE WHEN department_ids <> '{}' THEN ARRAY(
       WITH RECURSIVE below AS (
         SELECT department_id FROM department WHERE enterprise_id = $1 AND department_id = ANY(cost_centre.department_ids)
         UNION SELECT department.department_id FROM department JOIN below ON department.parent_id = below.department_id
               WHERE department.enterprise_id = $1)
       SELECT department_id FROM below) END AS "departmentIds"
     FROM cost_centre WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY code`,
    [enterpriseId],
  ),
)
