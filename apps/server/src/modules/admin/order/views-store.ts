import type { OrderView, ViewBody } from '@sojourn/contract/admin/orders/order-view.calls'
import type { ViewList } from '@sojourn/contract/admin/orders/order-words'
import type { Tenant } from '../../../db/tenant'

export interface ViewRow {
  viewId: string
  list: ViewList
  name: string
  body: ViewBody
}

/** Somebody's, the oldest first. */
export const findViews = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<ViewRow[]> =>
  sql.query<ViewRow>(
    `SELECT view_id AS "viewId", list, name, body FROM order_view WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY created_at, view_id`,
    [enterpriseId, employeeId],
  )

/** Under its name, in place of what had the name before; answers its number. */
export async function writeView(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  view: Omit<OrderView, keyof ViewBody> & { body: ViewBody; at: Date },
): Promise<string> {
  const [row] = await sql.query<{ viewId: string }>(
    `INSERT INTO order_view (enterprise_id, view_id, employee_id, list, name, body, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (enterprise_id, employee_id, list, name) DO UPDATE SET body = $6 RETURNING view_id AS "viewId"`,
    [enterpriseId, view.viewId, employeeId, view.list, view.name, JSON.stringify(view.body), view.at],
  )
  return row!.viewId
}

export async function deleteView({ sql, enterpriseId }: Tenant, employeeId: string, viewId: string): Promise<boolean> {
  const rows = await sql.query(
    'DELETE FROM order_view WHERE enterprise_id = $1 AND employee_id = $2 AND view_id::text = $3 RETURNING view_id',
    [enterpriseId, employeeId, viewId],
  )
  return rows.length === 1
}
