import type { Tenant } from '../../../db/tenant'

/** These departments and all below them. */
export async function findBelow({ sql, enterpriseId }: Tenant, departmentIds: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ departmentId: string }>(
    `WITH RECURSIVE below AS (
       SELECT department_id FROM department WHERE enterprise_id = $1 AND department_id = ANY($2)
       UNION SELECT department.department_id FROM department JOIN below ON department.parent_id = below.department_id
             WHERE department.enterprise_id = $1)
     SELECT department_id AS "departmentId" FROM below`,
    [enterpriseId, departmentIds],
  )
  return rows.map(({ departmentId }) => departmentId)
}
