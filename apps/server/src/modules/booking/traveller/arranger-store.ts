import type { Product } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Arranged, ArrangerRight } from '@sojourn/domain/booking/traveller/arranger'
import type { LatinName, ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { rolesWith } from '@sojourn/domain/kit/roles'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../columns/latin-column'
import { inForce } from './role-store'

/** The department that a row names and all below it. */
const below = `ARRAY(WITH RECURSIVE below AS (
    SELECT arranger_grant.department_id
    UNION SELECT department.department_id FROM department JOIN below ON department.parent_id = below.department_id
          WHERE department.enterprise_id = $1)
  SELECT department_id FROM below WHERE department_id IS NOT NULL)`

/** All that somebody was ever given to book for others, with the departments below those named as they stand today. */
export async function findRights({ sql, enterpriseId }: Tenant, arrangerId: string): Promise<ArrangerRight[]> {
  const rows = await sql.query<{
    travellerId: string | null
    departments: string[]
    products: Product[] | null
    until: string | null
    ended: boolean
  }>(
    `SELECT traveller_id AS "travellerId", ${below} AS departments, products, until, ended_at IS NOT NULL AS ended
     FROM arranger_grant WHERE enterprise_id = $1 AND arranger_id = $2 ORDER BY given_at, grant_id`,
    [enterpriseId, arrangerId],
  )
  return rows.map(({ travellerId, departments, ...right }) => ({
    ...right,
    over: travellerId !== null ? { employeeId: travellerId } : departments.length > 0 ? { departments } : 'everybody',
  }))
}

/** Where these people stand; guests stand where their hosts do. */
export async function findPlaces(
  { sql, enterpriseId }: Tenant,
  ids: readonly string[],
): Promise<(Arranged & { name: string })[]> {
  const rows = await sql.query<{ employeeId: string; hostId: string | null; name: string; departmentId: string }>(
    `SELECT employee_id AS "employeeId", NULL AS "hostId", name, department_id AS "departmentId"
     FROM employee WHERE enterprise_id = $1 AND employee_id = ANY($2)
     UNION ALL
     SELECT guest_id, host_id, guest.name, host.department_id
     FROM guest JOIN employee host ON host.enterprise_id = guest.enterprise_id AND host.employee_id = host_id
     WHERE guest.enterprise_id = $1 AND guest_id = ANY($2)`,
    [enterpriseId, ids],
  )
  return rows.map(({ hostId, ...place }) => ({ ...place, hostId: hostId ?? undefined }))
}

/** A right with the name of what it is over: of a department, of a person, or of neither. */
export interface NamedRight extends Pick<ArrangerRight, 'products' | 'until' | 'ended'> {
  departmentName: LocalText | null
  traveller: ReadableName | undefined
}
export async function findNamedRights({ sql, enterpriseId }: Tenant, arrangerId: string, reader: Reader): Promise<NamedRight[]> {
  const rows = await sql.query<Omit<NamedRight, 'traveller'> & { name: string | null; latin: LatinName | null }>(
    `SELECT department.name AS "departmentName", traveller.name, ${latinOf('g', reader, 'traveller_id')} AS latin,
       products, until, ended_at IS NOT NULL AS ended
     FROM arranger_grant g
     LEFT JOIN department ON department.enterprise_id = g.enterprise_id AND department.department_id = g.department_id
     LEFT JOIN employee traveller ON traveller.enterprise_id = g.enterprise_id AND traveller.employee_id = traveller_id
     WHERE g.enterprise_id = $1 AND arranger_id = $2 ORDER BY given_at, grant_id`,
    [enterpriseId, arrangerId],
  )
  return rows.map(({ name, latin, ...right }) => ({ ...right, traveller: name === null ? undefined : { name, latin } }))
}

/** Some of those who look after all of the company's people. */
export const findGivers = (
  { sql, enterpriseId }: Tenant,
  { today, limit, reader }: { today: string; limit: number; reader: Reader },
): Promise<ReadableName[]> =>
  sql.query(
    `SELECT e.name, ${latinOf('e', reader)} AS latin FROM employee e
     WHERE e.enterprise_id = $1 AND e.active AND EXISTS (SELECT FROM role_grant WHERE role_grant.enterprise_id = $1
       AND role_grant.employee_id = e.employee_id AND role_grant.department_id IS NULL AND role_grant.role = ANY($2) AND ${inForce('role_grant', '$3')})
     ORDER BY e.name_pinyin, e.employee_id LIMIT $4`,
    [enterpriseId, rolesWith('managePeople'), today, limit],
  )
