import type { Tenant } from '../../../db/tenant'

/** Whether a traveller of the order, or who booked it, is of one of these departments or of one below. */
export async function isOfDepartments(
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  departmentIds: readonly string[],
): Promise<boolean> {
  const [row] = await sql.query<{ within: boolean }>(
    `WITH RECURSIVE above AS (
       SELECT d.department_id, d.parent_id FROM department d
       WHERE d.enterprise_id = $1 AND d.department_id IN (
         SELECT unnest(ARRAY[t.department_id, t.booked_from]) FROM order_traveller t WHERE t.enterprise_id = $1 AND t.order_no = $2)
       UNION
       SELECT d.department_id, d.parent_id FROM department d JOIN above ON d.enterprise_id = $1 AND d.department_id = above.parent_id)
     SELECT EXISTS (SELECT FROM above WHERE department_id = ANY($3)) AS within`,
    [enterpriseId, orderNo, departmentIds],
  )
  return row!.within
}

/** Somebody who has no part in an order reads it; written once an hour, however often the page reads it anew. */
export const writeOpened = (
  { sql, enterpriseId }: Tenant,
  opened: { id: string; at: Date; employeeId: string; orderNo: string; purpose: string },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO access_log (enterprise_id, id, at, employee_id, subject, purpose)
     SELECT $1, $2::uuid, $3::timestamptz, $4, $5, $6
     WHERE NOT EXISTS (SELECT FROM access_log WHERE enterprise_id = $1 AND at > $3::timestamptz - interval '1 hour'
       AND employee_id = $4 AND subject = $5 AND purpose = $6)`,
    [enterpriseId, opened.id, opened.at, opened.employeeId, opened.orderNo, opened.purpose],
  )
