import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
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

export const findPeopleNames = (
  { sql, enterpriseId }: Tenant,
  ids: readonly string[],
): Promise<{ id: string; name: string; latin: LatinName | null; ended: boolean }[]> =>
  sql.query(
    `SELECT employee_id AS id, name, ${latinOf('employee', 'anybody')} AS latin, NOT active AS ended FROM employee
     WHERE enterprise_id = $1 AND employee_id = ANY($2)`,
    [enterpriseId, ids],
  )
