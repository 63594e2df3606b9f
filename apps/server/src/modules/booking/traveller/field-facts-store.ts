import type { LocalText } from '@sojourn/contract/kit/language'
import type { Membership } from '@sojourn/domain/booking/custom-field-asked'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import { departmentPath } from '../columns/department-path-column'
import type { Tenant } from '../../../db/tenant'

/** What fields of the company ask and know of a traveller; guests stand where their host does. */
export interface FieldFactsRow extends Membership {
  employeeId: string
  number: string
  name: string
  position: string
  department: LocalText
  grade: LocalText | null
  costCentre: LocalText | null
  ownFields: PersonFieldValues
}

/** Of whom fields are asked, in the order of the ids. */
export const findFieldFacts = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<FieldFactsRow[]> =>
  sql.query<FieldFactsRow>(
    `WITH person AS (
       SELECT employee.enterprise_id, employee_id AS id, number, name, position, department_id, grade_id, cost_centre_id, own_fields
       FROM employee WHERE employee.enterprise_id = $1 AND employee_id = ANY($2)
       UNION ALL
       SELECT guest.enterprise_id, guest_id, '', guest.name, '', host.department_id, NULL, host.cost_centre_id, '{}'
       FROM guest JOIN employee host ON host.enterprise_id = $1 AND host.employee_id = guest.host_id
       WHERE guest.enterprise_id = $1 AND guest_id = ANY($2)
     ), placed AS (SELECT person.*, ${departmentPath('person')} AS path FROM person)
     SELECT placed.id AS "employeeId", placed.number, placed.name, placed.position, department.name AS department, grade.name AS grade,
       cost_centre.name AS "costCentre", own_fields AS "ownFields", path AS "departmentPath",
       -- As policies and bills find it: that of the nearest department which has one, else the default.
       ARRAY(SELECT entity_id FROM legal_entity WHERE legal_entity.enterprise_id = $1 AND legal_entity.ended_on IS NULL
               AND (is_default OR department_ids && path)
             ORDER BY (SELECT min(array_position(path, each)) FROM unnest(department_ids) AS each) NULLS LAST, entity_id LIMIT 1) AS "entityIds"
     FROM placed
     JOIN department ON department.enterprise_id = $1 AND department.department_id = placed.department_id
     LEFT JOIN grade ON grade.enterprise_id = $1 AND grade.grade_id = placed.grade_id
     LEFT JOIN cost_centre ON cost_centre.enterprise_id = $1 AND cost_centre.cost_centre_id = placed.cost_centre_id
     ORDER BY array_position($2::text[], placed.id)`,
    [enterpriseId, employeeIds],
  )
