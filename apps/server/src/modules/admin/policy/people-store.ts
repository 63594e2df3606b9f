import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import { orderStates, products, type Product } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { Tenant } from '../../../db/tenant'
import { departmentPath } from '../../booking/columns/department-path-column'

export interface GroupRow {
  /** Of whom a policy names by the person; empty of all others. */
  employeeId: string
  gradeId: string
  departmentId: string
  /** Where a policy names it, else empty. */
  costCentreId: string
  position: string
  office: string
  /** Of the own fields that a policy names. */
  fields: PersonFieldValues
  permissions: string[]
  people: number
}
/** What policies name of what many have of their own. */
interface NamedByPolicies {
  people: readonly string[]
  positions: readonly string[]
  costCentres: readonly string[]
  offices: readonly string[]
  /** Keys of own fields. */
  fields: readonly string[]
}
/** Everybody in office by what policies may name of them, these by themselves; those who are alike are one row. */
export const findGroups = (
  { sql, enterpriseId }: Tenant,
  { people, positions, costCentres, offices, fields }: NamedByPolicies,
): Promise<GroupRow[]> =>
  sql.query<GroupRow>(
    `SELECT CASE WHEN employee_id = ANY($2) THEN employee_id ELSE '' END AS "employeeId", grade_id AS "gradeId",
            department_id AS "departmentId", permissions, CASE WHEN position = ANY($3) THEN position ELSE '' END AS position,
            CASE WHEN cost_centre_id = ANY($4) THEN cost_centre_id ELSE '' END AS "costCentreId",
            CASE WHEN office = ANY($5) THEN office ELSE '' END AS office,
            (SELECT coalesce(jsonb_object_agg(named, own_fields->named), '{}') FROM unnest($6::text[]) AS named WHERE own_fields->named IS NOT NULL) AS fields,
            count(*)::integer AS people
     FROM employee WHERE enterprise_id = $1 AND active GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`,
    [enterpriseId, people, positions, costCentres, offices, fields],
  )

export interface TravellingRow extends Omit<PolicyHolder, 'legalEntityId'> {
  /** What they have booked or are booking, and have not travelled. */
  products: Product[]
}
type StoredTravelling = Omit<PolicyHolder, 'legalEntityId'> & { products: CodeOf<typeof products>[] }

export const travellingAtOnce = 500

const open = (['draft', 'approving', 'awaitingPayment', 'issuing', 'issued', 'changing', 'altered'] as const)
  .map((state) => orderStates.code(state))
  .join(', ')

/** A page of those in office, by their number, with what they have to travel by orders and approved travel applications. */
export async function findTravelling(
  { sql, enterpriseId }: Tenant,
  { after, now, today }: { after: string; now: Date; today: string },
): Promise<TravellingRow[]> {
  const rows = await sql.query<StoredTravelling>(
    `SELECT employee.employee_id AS "employeeId", employee.grade_id AS "gradeId", ${departmentPath('employee')} AS "departmentPath",
         employee.permissions, employee.cost_centre_id AS "costCentreId", employee.position, employee.office, employee.own_fields AS fields,
         ARRAY(SELECT orders.product FROM order_traveller JOIN orders USING (enterprise_id, order_no)
               WHERE order_traveller.enterprise_id = employee.enterprise_id AND order_traveller.employee_id = employee.employee_id
                 AND order_traveller.arrive_at > $3 AND orders.state IN (${open})
               UNION SELECT unnest(travel_application.products)
               FROM travel_application_traveller JOIN travel_application USING (enterprise_id, travel_apply_no)
               WHERE travel_application_traveller.enterprise_id = employee.enterprise_id
                 AND travel_application_traveller.employee_id = employee.employee_id AND travel_application.end_date >= $4
                 AND travel_application.state = ${applicationStates.code('approved')}
               ORDER BY 1) AS products
       FROM employee WHERE employee.enterprise_id = $1 AND employee.active AND employee.employee_id > $2
       ORDER BY employee.employee_id LIMIT ${travellingAtOnce}`,
    [enterpriseId, after, now, today],
  )
  return rows.map((row) => ({ ...row, products: row.products.map((each) => products.word(each)) }))
}
