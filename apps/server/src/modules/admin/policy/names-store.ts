import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { findOffices } from '../person/store'
import { latinOf } from '../../booking/columns/latin-column'

interface NamedRow {
  id: string
  name: LocalText
  ended: boolean
}
export const findGradeNames = ({ sql, enterpriseId }: Tenant, ids: readonly string[]): Promise<NamedRow[]> =>
  sql.query<NamedRow>(
    'SELECT grade_id AS id, name, ended_on IS NOT NULL AS ended FROM grade WHERE enterprise_id = $1 AND grade_id = ANY($2)',
    [enterpriseId, ids],
  )

export const findDepartmentNames = ({ sql, enterpriseId }: Tenant, ids: readonly string[]): Promise<NamedRow[]> =>
  sql.query<NamedRow>(
    'SELECT department_id AS id, name, ended_on IS NOT NULL AS ended FROM department WHERE enterprise_id = $1 AND department_id = ANY($2)',
    [enterpriseId, ids],
  )

export const findCostCentreNames = ({ sql, enterpriseId }: Tenant, ids: readonly string[]): Promise<NamedRow[]> =>
  sql.query<NamedRow>(
    'SELECT cost_centre_id AS id, name, ended_on IS NOT NULL AS ended FROM cost_centre WHERE enterprise_id = $1 AND cost_centre_id = ANY($2)',
    [enterpriseId, ids],
  )

export const findEntityNames = (
  { sql, enterpriseId }: Tenant,
  ids: readonly string[],
): Promise<{ id: string; name: string; ended: boolean }[]> =>
  sql.query(
    'SELECT entity_id AS id, name, ended_on IS NOT NULL AS ended FROM legal_entity WHERE enterprise_id = $1 AND entity_id = ANY($2)',
    [enterpriseId, ids],
  )

/** What there is to name besides people, departments, grades, own fields and roles; of titles and offices those that somebody in office has. */
export async function findNameable({ sql, enterpriseId }: Tenant) {
  const [costCentres, legalEntities, positions, offices] = await Promise.all([
    sql.query<{ id: string; name: LocalText; code: string }>(
      'SELECT cost_centre_id AS id, name, code FROM cost_centre WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY code',
      [enterpriseId],
    ),
    sql.query<{ id: string; name: string }>(
      'SELECT entity_id AS id, name FROM legal_entity WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY NOT is_default, name',
      [enterpriseId],
    ),
    sql.query<{ position: string }>(
      `SELECT DISTINCT position FROM employee WHERE enterprise_id = $1 AND active AND position <> '' ORDER BY position LIMIT ${positionsAtMost}`,
      [enterpriseId],
    ),
    findOffices({ sql, enterpriseId }),
  ])
  return { costCentres, legalEntities, positions: positions.map(({ position }) => position), offices }
}
const positionsAtMost = 500

export const findPeopleNames = (
  { sql, enterpriseId }: Tenant,
  ids: readonly string[],
): Promise<{ id: string; name: string; latin: LatinName | null; ended: boolean }[]> =>
  sql.query(
    `SELECT employee_id AS id, name, ${latinOf('employee', 'anybody')} AS latin, NOT active AS ended FROM employee
     WHERE enterprise_id = $1 AND employee_id = ANY($2)`,
    [enterpriseId, ids],
  )
