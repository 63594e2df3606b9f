import type { Tenant } from '../../../db/tenant'

/** Each of these departments with all that are above it. */
export const findDepartmentPaths = (
  { sql, enterpriseId }: Tenant,
  departmentIds: readonly string[],
): Promise<{ departmentId: string; path: string[] }[]> =>
  sql.query<{ departmentId: string; path: string[] }>(
    `WITH RECURSIVE above AS (
       SELECT department_id AS own, department_id, parent_id FROM department WHERE enterprise_id = $1 AND department_id = ANY($2)
       UNION ALL SELECT above.own, higher.department_id, higher.parent_id FROM department higher
         JOIN above ON higher.department_id = above.parent_id WHERE higher.enterprise_id = $1)
     SELECT own AS "departmentId", array_agg(department_id) AS path FROM above GROUP BY own`,
    [enterpriseId, departmentIds],
  )
