import type { Permission } from '@sojourn/contract/kit/call'
import type { Role } from '@sojourn/contract/kit/roles'
import { permissionsOfRoles, rolePermissions } from '@sojourn/domain/kit/roles'
import type { Tenant } from '../../../db/tenant'

export interface GrantRow {
  grantId: string
  employeeId: string
  role: Role
  /** Null: over the company. */
  departmentId: string | null
  /** The last day. */
  until: string | null
  givenAt: Date
  givenBy: string
}

const columns = `grant_id AS "grantId", employee_id AS "employeeId", role, department_id AS "departmentId", until,
  given_at AS "givenAt", given_by AS "givenBy"`

/** That a grant, which the statement knows under this name, is in force on a day. */
export const inForce = (grant: string, day: string): string =>
  `${grant}.ended_at IS NULL AND (${grant}.until IS NULL OR ${grant}.until >= ${day}::date)`

/** Those in force, the oldest first. */
export const findGrants = ({ sql, enterpriseId }: Tenant, employeeId: string, today: string): Promise<GrantRow[]> =>
  sql.query<GrantRow>(
    `SELECT ${columns} FROM role_grant WHERE enterprise_id = $1 AND employee_id = $2 AND ${inForce('role_grant', '$3')} ORDER BY given_at, grant_id`,
    [enterpriseId, employeeId, today],
  )

export async function findGrant({ sql, enterpriseId }: Tenant, grantId: string, today: string): Promise<GrantRow | undefined> {
  const [row] = await sql.query<GrantRow>(
    `SELECT ${columns} FROM role_grant WHERE enterprise_id = $1 AND grant_id::text = $2 AND ${inForce('role_grant', '$3')}`,
    [enterpriseId, grantId, today],
  )
  return row
}

export const insertGrant = ({ sql, enterpriseId }: Tenant, grant: GrantRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO role_grant (enterprise_id, grant_id, employee_id, role, department_id, until, given_at, given_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [enterpriseId, grant.grantId, grant.employeeId, grant.role, grant.departmentId, grant.until, grant.givenAt, grant.givenBy],
  )

/** One of somebody's, or all. */
export const endGrants = (
  { sql, enterpriseId }: Tenant,
  { employeeId, grantId, at }: { employeeId: string; grantId?: string; at: Date },
): Promise<unknown> =>
  sql.query(
    `UPDATE role_grant SET ended_at = $4 WHERE enterprise_id = $1 AND employee_id = $2 AND ended_at IS NULL
       AND ($3::text IS NULL OR grant_id::text = $3)`,
    [enterpriseId, employeeId, grantId ?? null, at],
  )

/** Departments over which the person has one of these roles; null among them is the company. */
export async function findGrantedDepartments(
  { sql, enterpriseId }: Tenant,
  { employeeId, roles, today }: { employeeId: string; roles: readonly Role[]; today: string },
): Promise<(string | null)[]> {
  const rows = await sql.query<{ departmentId: string | null }>(
    `SELECT DISTINCT department_id AS "departmentId" FROM role_grant
     WHERE enterprise_id = $1 AND employee_id = $2 AND role = ANY($3) AND ${inForce('role_grant', '$4')}`,
    [enterpriseId, employeeId, roles, today],
  )
  return rows.map(({ departmentId }) => departmentId)
}

/** Who of these has a role. */
export async function findHolders(
  { sql, enterpriseId }: Tenant,
  { employeeIds, role, today }: { employeeIds: readonly string[]; role: Role; today: string },
): Promise<string[]> {
  const rows = await sql.query<{ employeeId: string }>(
    `SELECT DISTINCT employee_id AS "employeeId" FROM role_grant
     WHERE enterprise_id = $1 AND employee_id = ANY($2) AND role = $3 AND ${inForce('role_grant', '$4')}`,
    [enterpriseId, employeeIds, role, today],
  )
  return rows.map(({ employeeId }) => employeeId)
}

/** Others who have this role over the company, are in office and stay. */
export async function countOthersWith(
  { sql, enterpriseId }: Tenant,
  { employeeIds, role, today }: { employeeIds: readonly string[]; role: Role; today: string },
): Promise<number> {
  // Two who end each other's role at once are told apart.
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [`role ${role}`, enterpriseId])
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(DISTINCT role_grant.employee_id)::integer AS count FROM role_grant JOIN employee USING (enterprise_id, employee_id)
     WHERE role_grant.enterprise_id = $1 AND role_grant.employee_id <> ALL($2) AND role_grant.role = $3 AND ${inForce('role_grant', '$4')}
       AND role_grant.until IS NULL AND employee.active AND employee.locked_at IS NULL AND employee.last_day IS NULL`,
    [enterpriseId, employeeIds, role, today],
  )
  return row!.count
}

/** Who has one of these roles over the company, is in office and can sign in. */
export async function findInCharge(
  { sql, enterpriseId }: Tenant,
  { roles, today }: { roles: readonly Role[]; today: string },
): Promise<string[]> {
  const rows = await sql.query<{ employeeId: string }>(
    `SELECT DISTINCT employee_id AS "employeeId" FROM role_grant JOIN employee USING (enterprise_id, employee_id)
     WHERE role_grant.enterprise_id = $1 AND role_grant.role = ANY($2) AND role_grant.department_id IS NULL
       AND ${inForce('role_grant', '$3')} AND employee.active AND NOT employee.awaiting_activation ORDER BY 1`,
    [enterpriseId, roles, today],
  )
  return rows.map(({ employeeId }) => employeeId)
}

const bound: readonly Permission[] = permissionsOfRoles
const bundles = JSON.stringify(rolePermissions)

/** Writes among the permissions of a person what the roles in force bring, and nothing that they no longer bring. */
export const refreshPermissions = ({ sql, enterpriseId }: Tenant, employeeId: string, today: string): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET permissions = ARRAY(
       SELECT own FROM unnest(employee.permissions) WITH ORDINALITY AS kept(own, place) WHERE own <> ALL($3) ORDER BY place)
       || ARRAY(SELECT DISTINCT jsonb_array_elements_text($4::jsonb -> role_grant.role) FROM role_grant
                WHERE role_grant.enterprise_id = $1 AND role_grant.employee_id = $2 AND ${inForce('role_grant', '$5')} ORDER BY 1)
     WHERE enterprise_id = $1 AND employee_id = $2`,
    [enterpriseId, employeeId, bound, bundles, today],
  )
