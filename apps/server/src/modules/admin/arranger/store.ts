import type { ArrangerFilter } from '@sojourn/contract/admin/people/arranger-states'
import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import { inForce } from '../../booking/traveller/role-store'

export interface ArrangerRow {
  employeeId: string
  name: string
  latin: LatinName | null
  number: string
  departmentName: LocalText
  version: number
  able: boolean
  /** Was given a right once, in force or not. */
  bound: boolean
  sortValue: string
}

export interface ArrangerSearch {
  employeeId: string | undefined
  keyword: string
  /** Null: all. */
  departments: readonly string[] | null
  product: PolicyProduct | undefined
  state: ArrangerFilter | undefined
  today: string
  /** Up to which a right ends soon. */
  soon: string
  after: { value: string; id: string } | undefined
  limit: number
  reader: Reader
}

const given = (more = ''): string =>
  `EXISTS (SELECT FROM arranger_grant WHERE arranger_grant.enterprise_id = $1 AND arranger_grant.arranger_id = e.employee_id${more})`

/** People in office who book for others, or would by a right that has not been ended, by name. */
export function searchArrangers({ sql, enterpriseId }: Tenant, search: ArrangerSearch): Promise<ArrangerRow[]> {
  const values: unknown[] = [enterpriseId]
  const put = (value: unknown): string => `$${values.push(value)}`
  const conditions = narrowings(search, put)
  return sql.query<ArrangerRow>(
    `SELECT e.employee_id AS "employeeId", e.name, ${latinOf('e', search.reader)} AS latin, e.number, department.name AS "departmentName",
       coalesce((SELECT max(version) FROM record_change WHERE record_change.enterprise_id = $1 AND kind = 'person' AND record_id = e.employee_id), 0) AS version,
       'bookForOthers' = ANY(e.permissions) AS able, ${given()} AS bound, e.name_pinyin AS "sortValue"
     FROM employee e JOIN department USING (enterprise_id, department_id)
     WHERE e.enterprise_id = $1 AND e.active
       AND ('bookForOthers' = ANY(e.permissions) OR ${given(' AND arranger_grant.ended_at IS NULL')})${conditions.map((each) => ` AND ${each}`).join('')}
     ORDER BY e.name_pinyin, e.employee_id LIMIT ${pageLimit(search.limit)}`,
    values,
  )
}

function narrowings(search: ArrangerSearch, put: (value: unknown) => string): string[] {
  const { employeeId, keyword, departments, product, state, after } = search
  const conditions: string[] = []
  if (employeeId !== undefined) conditions.push(`e.employee_id = ${put(employeeId)}`)
  if (departments) conditions.push(`e.department_id = ANY(${put(departments)})`)
  if (keyword !== '') {
    const like = put(containing(keyword))
    conditions.push(
      `(e.name ILIKE ${like} OR replace(e.name_pinyin, ' ', '') ILIKE replace(${like}, ' ', '') OR e.number ILIKE ${like})`,
    )
  }
  // What is put and asked for nowhere would be no parameter of the statement.
  const asksNow = product !== undefined || (state !== undefined && state !== 'everybody')
  const now = asksNow ? ` AND ${inForce('arranger_grant', put(search.today))}` : ''
  if (product !== undefined) {
    const of = ` AND (arranger_grant.products IS NULL OR ${put(product)} = ANY(arranger_grant.products))`
    conditions.push(`(NOT ${given()} OR ${given(now + of)})`)
  }
  if (state === 'everybody') conditions.push(`NOT ${given()}`)
  if (state === 'covered') conditions.push(given(now))
  if (state === 'nobody') conditions.push(`${given()} AND NOT ${given(now)}`)
  if (state === 'expiring') conditions.push(given(`${now} AND arranger_grant.until <= ${put(search.soon)}::date`))
  if (after) conditions.push(`(e.name_pinyin, e.employee_id) > (${put(after.value)}::text, ${put(after.id)}::text)`)
  return conditions
}

export interface GrantRow {
  grantId: string
  arrangerId: string
  departmentId: string | null
  departmentName: LocalText | null
  travellerId: string | null
  travellerName: string | null
  travellerLatin: LatinName | null
  travellerDepartmentId: string | null
  products: PolicyProduct[] | null
  until: string | null
  givenAt: Date
  giverName: string | null
  giverLatin: LatinName | null
}
const grants = (reader: Reader): string => `SELECT grant_id AS "grantId", arranger_id AS "arrangerId",
    g.department_id AS "departmentId", department.name AS "departmentName",
    traveller_id AS "travellerId", traveller.name AS "travellerName", ${latinOf('g', reader, 'traveller_id')} AS "travellerLatin",
    traveller.department_id AS "travellerDepartmentId", products, until, given_at AS "givenAt",
    giver.name AS "giverName", ${latinOf('g', reader, 'given_by')} AS "giverLatin"
  FROM arranger_grant g
  LEFT JOIN department ON department.enterprise_id = g.enterprise_id AND department.department_id = g.department_id
  LEFT JOIN employee traveller ON traveller.enterprise_id = g.enterprise_id AND traveller.employee_id = traveller_id
  LEFT JOIN employee giver ON giver.enterprise_id = g.enterprise_id AND giver.employee_id = given_by
  WHERE g.enterprise_id = $1 AND ended_at IS NULL`

/** What was given to these people and not ended, the oldest first. */
export const findGrantsOf = (
  { sql, enterpriseId }: Tenant,
  arrangerIds: readonly string[],
  reader: Reader,
): Promise<GrantRow[]> =>
  sql.query<GrantRow>(`${grants(reader)} AND arranger_id = ANY($2) ORDER BY given_at, grant_id`, [enterpriseId, arrangerIds])

export async function findGrant({ sql, enterpriseId }: Tenant, grantId: string): Promise<GrantRow | undefined> {
  const [row] = await sql.query<GrantRow>(`${grants('anybody')} AND grant_id::text = $2`, [enterpriseId, grantId])
  return row
}

/** Those over one person, which others were given. */
export const findGrantsOver = ({ sql, enterpriseId }: Tenant, travellerId: string): Promise<GrantRow[]> =>
  sql.query<GrantRow>(`${grants('anybody')} AND traveller_id = $2 ORDER BY given_at, grant_id`, [enterpriseId, travellerId])

export interface NewGrant extends Pick<
  GrantRow,
  'grantId' | 'arrangerId' | 'departmentId' | 'travellerId' | 'products' | 'until'
> {
  at: Date
  by: string
}
/** The same right, which was given before, ends by it. */
export async function insertGrant({ sql, enterpriseId }: Tenant, grant: NewGrant): Promise<void> {
  const { arrangerId, departmentId, travellerId, products, at } = grant
  await sql.query(
    `UPDATE arranger_grant SET ended_at = $6 WHERE enterprise_id = $1 AND arranger_id = $2 AND ended_at IS NULL
       AND department_id IS NOT DISTINCT FROM $3 AND traveller_id IS NOT DISTINCT FROM $4 AND products IS NOT DISTINCT FROM $5::text[]`,
    [enterpriseId, arrangerId, departmentId, travellerId, products, at],
  )
  await sql.query(
    `INSERT INTO arranger_grant (enterprise_id, grant_id, arranger_id, department_id, traveller_id, products, until, given_at, given_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [enterpriseId, grant.grantId, arrangerId, departmentId, travellerId, products, grant.until, at, grant.by],
  )
}

export const updateUntil = ({ sql, enterpriseId }: Tenant, grantId: string, until: string | null): Promise<unknown> =>
  sql.query('UPDATE arranger_grant SET until = $3 WHERE enterprise_id = $1 AND grant_id::text = $2', [
    enterpriseId,
    grantId,
    until,
  ])

export const updateEnded = ({ sql, enterpriseId }: Tenant, grantId: string, at: Date): Promise<unknown> =>
  sql.query('UPDATE arranger_grant SET ended_at = $3 WHERE enterprise_id = $1 AND grant_id::text = $2 AND ended_at IS NULL', [
    enterpriseId,
    grantId,
    at,
  ])

/** Everything that somebody was given. */
export const endGrantsOf = ({ sql, enterpriseId }: Tenant, arrangerId: string, at: Date): Promise<unknown> =>
  sql.query('UPDATE arranger_grant SET ended_at = $3 WHERE enterprise_id = $1 AND arranger_id = $2 AND ended_at IS NULL', [
    enterpriseId,
    arrangerId,
    at,
  ])

export const allowBookingForOthers = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET permissions = array_append(permissions, 'bookForOthers')
     WHERE enterprise_id = $1 AND employee_id = $2 AND 'bookForOthers' <> ALL(permissions)`,
    [enterpriseId, employeeId],
  )
