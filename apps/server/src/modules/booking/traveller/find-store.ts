import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import { placedStates } from '../columns/placed-states'
import type { Within } from './store'

export interface DepartmentRow {
  departmentId: string
  parentId: string | null
  name: LocalText
  people: number
}
/** Departments with the number of their own people who may be booked for; within null: by who books for everybody. */
export const findDepartments = ({ sql, enterpriseId }: Tenant, within: Within | null): Promise<DepartmentRow[]> =>
  sql.query<DepartmentRow>(
    `SELECT d.department_id AS "departmentId", d.parent_id AS "parentId", d.name,
            (SELECT count(*)::integer FROM employee e WHERE e.enterprise_id = d.enterprise_id AND e.department_id = d.department_id
               AND e.active AND 'book' = ANY(e.permissions)
               AND ($2::text[] IS NULL OR e.department_id = ANY($2) OR e.employee_id = ANY($3))) AS people
     FROM department d WHERE d.enterprise_id = $1 ORDER BY d.department_id`,
    [enterpriseId, within?.departments ?? null, within?.people ?? null],
  )

/** Ids of those whom this person booked for most often since a moment, themselves aside. */
export const findFrequent = async (
  { sql, enterpriseId }: Tenant,
  request: { bookerId: string; since: Date; limit: number },
): Promise<string[]> => {
  const rows = await sql.query<{ employeeId: string }>(
    `SELECT t.employee_id AS "employeeId" FROM orders o JOIN order_traveller t USING (enterprise_id, order_no)
     WHERE o.enterprise_id = $1 AND o.booker_id = $2 AND o.kind = 'booking' AND o.state ${placedStates} AND o.created_at >= $3 AND t.employee_id <> $2
     GROUP BY t.employee_id ORDER BY count(*) DESC, max(o.created_at) DESC LIMIT $4`,
    [enterpriseId, request.bookerId, request.since, request.limit],
  )
  return rows.map(({ employeeId }) => employeeId)
}
