import type { ReportViewSearch } from '@sojourn/contract/finance/report-view.shapes'
import type { ReportName } from '@sojourn/contract/finance/report-words'
import type { Tenant } from '../../../../db/tenant'

export interface ViewRow {
  viewId: string
  ownerId: string
  page: ReportName
  name: string
  search: ReportViewSearch
  shared: boolean
}

const columns = 'v.view_id AS "viewId", v.owner_id AS "ownerId", v.page, v.name, v.search, v.shared'
/** Whether somebody, as the statement knows this person, sees a view. */
const seenBy = (person: string): string => `(v.owner_id = ${person} OR v.shared)`
/** What a company shares and one person saves stays few; no answer grows beyond this. */
const viewsOfAnswer = 500

/** The own ones and those that are shared, by name. */
export const findViews = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
): Promise<(ViewRow & { ownerName: string; isDefault: boolean })[]> =>
  sql.query(
    `SELECT ${columns}, coalesce(e.name, '') AS "ownerName", d.view_id IS NOT NULL AS "isDefault" FROM report_view v
     LEFT JOIN employee e ON e.enterprise_id = v.enterprise_id AND e.employee_id = v.owner_id
     LEFT JOIN report_default d ON d.enterprise_id = v.enterprise_id AND d.employee_id = $2 AND d.page = v.page AND d.view_id = v.view_id
     WHERE v.enterprise_id = $1 AND ${seenBy('$2')} ORDER BY v.owner_id <> $2, v.name, v.view_id LIMIT ${viewsOfAnswer}`,
    [enterpriseId, employeeId],
  )

/** One that somebody sees. */
export async function findView({ sql, enterpriseId }: Tenant, viewId: string, employeeId: string): Promise<ViewRow | undefined> {
  const [row] = await sql.query<ViewRow>(
    `SELECT ${columns} FROM report_view v WHERE v.enterprise_id = $1 AND v.view_id::text = $2 AND ${seenBy('$3')}`,
    [enterpriseId, viewId, employeeId],
  )
  return row
}

export async function countViews({ sql, enterpriseId }: Tenant, { ownerId, page }: Pick<ViewRow, 'ownerId' | 'page'>) {
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM report_view WHERE enterprise_id = $1 AND owner_id = $2 AND page = $3',
    [enterpriseId, ownerId, page],
  )
  return row!.count
}

/** Answers its number, which stays where a view of this name was there. */
export async function upsertView({ sql, enterpriseId }: Tenant, { viewId, ownerId, page, name, search, shared }: ViewRow) {
  const [row] = await sql.query<{ viewId: string }>(
    `INSERT INTO report_view (enterprise_id, view_id, owner_id, page, name, search, shared) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (enterprise_id, owner_id, page, name) DO UPDATE SET search = excluded.search, shared = excluded.shared
     RETURNING view_id AS "viewId"`,
    [enterpriseId, viewId, ownerId, page, name, JSON.stringify(search), shared],
  )
  return row!.viewId
}

/** Answers whether there was one of this person. */
export async function deleteView({ sql, enterpriseId }: Tenant, viewId: string, ownerId: string): Promise<boolean> {
  const rows = await sql.query(
    'DELETE FROM report_view WHERE enterprise_id = $1 AND view_id::text = $2 AND owner_id = $3 RETURNING view_id',
    [enterpriseId, viewId, ownerId],
  )
  return rows.length > 0
}

export const setDefault = ({ sql, enterpriseId }: Tenant, employeeId: string, { page, viewId }: ViewRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO report_default (enterprise_id, employee_id, page, view_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (enterprise_id, employee_id, page) DO UPDATE SET view_id = excluded.view_id`,
    [enterpriseId, employeeId, page, viewId],
  )

export const unsetDefault = ({ sql, enterpriseId }: Tenant, employeeId: string, { viewId }: ViewRow): Promise<unknown> =>
  sql.query('DELETE FROM report_default WHERE enterprise_id = $1 AND employee_id = $2 AND view_id = $3', [
    enterpriseId,
    employeeId,
    viewId,
  ])
