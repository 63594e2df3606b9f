import type { LocalText } from '@sojourn/contract/kit/language'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../columns/latin-column'

/** A department, grade, cost centre or project, which a flow may name. */
export interface NamedPart {
  kind: 'department' | 'grade' | 'costCentre' | 'project'
  id: string
  name: LocalText
  ended: boolean
}

/** Those of the company in their order, or only some. */
export const findNamedParts = ({ sql, enterpriseId }: Tenant, ids: readonly string[] | null): Promise<NamedPart[]> =>
  sql.query<NamedPart>(
    `SELECT kind, id, name, ended FROM (
       SELECT 'department' AS kind, department_id AS id, name, ended_on IS NOT NULL AS ended, department_id AS place
       FROM department WHERE enterprise_id = $1
       UNION ALL SELECT 'grade', grade_id, name, ended_on IS NOT NULL, to_char(position, '0000000') FROM grade WHERE enterprise_id = $1
       UNION ALL SELECT 'costCentre', cost_centre_id, name, false, code FROM cost_centre WHERE enterprise_id = $1
       UNION ALL SELECT 'project', code, name, ended_on IS NOT NULL, code FROM project WHERE enterprise_id = $1) AS part
     WHERE $2::text[] IS NULL OR id = ANY($2) ORDER BY kind, place, id`,
    [enterpriseId, ids],
  )

export interface NamedPerson extends ReadableName {
  employeeId: string
  active: boolean
}
export const findNamedPeople = (
  { sql, enterpriseId }: Tenant,
  employeeIds: readonly string[],
  reader: Reader,
): Promise<NamedPerson[]> =>
  sql.query<NamedPerson>(
    `SELECT employee_id AS "employeeId", name, ${latinOf('employee', reader)} AS latin, active FROM employee
     WHERE enterprise_id = $1 AND employee_id = ANY($2) ORDER BY name_pinyin`,
    [enterpriseId, employeeIds],
  )
