import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import type { CodeSearch } from '../company/code-page'

export interface CostCentreRecordRow {
  code: string
  name: LocalText
  ownerId: string | null
  ownerName: string | null
  departmentIds: string[]
  departmentNames: LocalText[]
  endedOn: string | null
}
export interface CostCentreFoundRow extends Omit<CostCentreRecordRow, 'departmentNames'> {
  costCentreId: string
  ownerLatin: LatinName | null
  /** In office. */
  people: number
}

export const searchCostCentreRows = (
  { sql, enterpriseId }: Tenant,
  { pattern, ended, after, limit, reader }: CodeSearch & { reader: Reader },
): Promise<CostCentreFoundRow[]> =>
  sql.query<CostCentreFoundRow>(
    `SELECT centre.cost_centre_id AS "costCentreId", centre.code, centre.name, centre.owner_id AS "ownerId", owner.name AS "ownerName",
       ${latinOf('centre', reader, 'owner_id')} AS "ownerLatin", centre.department_ids AS "departmentIds", centre.ended_on AS "endedOn",
       (SELECT count(*)::integer FROM employee WHERE employee.enterprise_id = $1
          AND employee.cost_centre_id = centre.cost_centre_id AND employee.active) AS people
     FROM (SELECT * FROM cost_centre WHERE enterprise_id = $1 AND (ended_on IS NOT NULL) = $2 AND code > $3
             AND (code ILIKE $4 OR EXISTS (SELECT FROM jsonb_each_text(name) AS each(language, words) WHERE words ILIKE $4))
           ORDER BY code LIMIT ${pageLimit(limit)}) centre
     LEFT JOIN employee owner ON owner.enterprise_id = $1 AND owner.employee_id = centre.owner_id
     ORDER BY centre.code`,
    [enterpriseId, ended, after, pattern],
  )

export async function findCostCentreRecord(
  { sql, enterpriseId }: Tenant,
  costCentreId: string,
): Promise<CostCentreRecordRow | undefined> {
  const [row] = await sql.query<CostCentreRecordRow>(
    `SELECT code, cost_centre.name, owner_id AS "ownerId", owner.name AS "ownerName", department_ids AS "departmentIds", ended_on AS "endedOn",
       ARRAY(SELECT department.name FROM department WHERE department.enterprise_id = $1
             AND department.department_id = ANY(cost_centre.department_ids) ORDER BY department.department_id) AS "departmentNames"
     FROM cost_centre LEFT JOIN employee owner ON owner.enterprise_id = $1 AND owner.employee_id = owner_id
     WHERE cost_centre.enterprise_id = $1 AND cost_centre.cost_centre_id = $2`,
    [enterpriseId, costCentreId],
  )
  return row
}

/** Until the transaction ends nobody is written to it, and it does not end. */
export async function lockCostCentre({ sql, enterpriseId }: Tenant, costCentreId: string): Promise<boolean> {
  const rows = await sql.query(
    'SELECT FROM cost_centre WHERE enterprise_id = $1 AND cost_centre_id = $2 AND ended_on IS NULL FOR UPDATE',
    [enterpriseId, costCentreId],
  )
  return rows.length > 0
}

export interface CostCentreValues {
  costCentreId: string
  code: string
  name: LocalText
  ownerId: string | null
  departmentIds: readonly string[]
}
/** False where another has the code. */
export async function upsertCostCentre(
  { sql, enterpriseId }: Tenant,
  { costCentreId, code, name, ownerId, departmentIds }: CostCentreValues,
): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO cost_centre (enterprise_id, cost_centre_id, code, name, owner_id, department_ids)
     SELECT $1, $2, $3, $4, $5, $6
     WHERE NOT EXISTS (SELECT FROM cost_centre WHERE enterprise_id = $1 AND code = $3 AND cost_centre_id <> $2)
     ON CONFLICT (enterprise_id, cost_centre_id) DO UPDATE
     SET code = excluded.code, name = excluded.name, owner_id = excluded.owner_id, department_ids = excluded.department_ids
     RETURNING code`,
    [enterpriseId, costCentreId, code, JSON.stringify(name), ownerId, departmentIds],
  )
  return rows.length > 0
}

export const updateCostCentreEnd = (
  { sql, enterpriseId }: Tenant,
  costCentreId: string,
  endedOn: string | null,
): Promise<unknown> =>
  sql.query('UPDATE cost_centre SET ended_on = $3 WHERE enterprise_id = $1 AND cost_centre_id = $2', [
    enterpriseId,
    costCentreId,
    endedOn,
  ])

/** In office, who are written to it. */
export async function countPeople({ sql, enterpriseId }: Tenant, costCentreId: string): Promise<number> {
  const [row] = await sql.query<{ people: number }>(
    'SELECT count(*)::integer AS people FROM employee WHERE enterprise_id = $1 AND cost_centre_id = $2 AND active',
    [enterpriseId, costCentreId],
  )
  return row!.people
}

/** Writes all of them in office to another, and answers who they are. */
export async function movePeopleTo({ sql, enterpriseId }: Tenant, from: string, to: string): Promise<string[]> {
  const rows = await sql.query<{ employeeId: string }>(
    `UPDATE employee SET cost_centre_id = $3 WHERE enterprise_id = $1 AND cost_centre_id = $2 AND active
     RETURNING employee_id AS "employeeId"`,
    [enterpriseId, from, to],
  )
  return rows.map(({ employeeId }) => employeeId)
}
