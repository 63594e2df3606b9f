import { approvalStates, credentialTypes, orderStates } from '@sojourn/contract/booking/codes'
import type { PersonConcern, PersonState } from '@sojourn/contract/admin/people/person.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Role } from '@sojourn/contract/kit/roles'
import { openTripStates } from '@sojourn/domain/admin/people/person'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import { inForce } from '../../booking/traveller/role-store'
import type { PersonRow } from './store'

export type PersonSort = 'name' | 'number' | 'joinedOn'

export interface PersonSearch {
  keyword: string
  /** Keyed hash of the keyword: a whole mobile or address is found although neither stands here in clear. */
  loginHash: string
  /** Null: all. */
  departments: readonly string[] | null
  gradeId: string | undefined
  office: string | undefined
  /** Who has this value in an own field. */
  personField: { key: string; value: string } | undefined
  state: PersonState | undefined
  role: Role | undefined
  concern: PersonConcern | undefined
  /** Before which a document, or a passport, ends soon. */
  documentsBefore: string
  passportsBefore: string
  today: string
  sort: PersonSort
  descending: boolean
  after: SortPlace | undefined
  limit: number
  reader: Reader
}
/** Where a page ended: the sorted value of its last row, and whose it is. */
export interface SortPlace {
  value: string
  id: string
}

/** Whom a state means, by the columns of the employee. */
const states: Readonly<Record<PersonState, string>> = {
  active: 'e.active AND e.last_day IS NULL AND NOT e.awaiting_activation',
  invited: 'e.active AND e.last_day IS NULL AND e.awaiting_activation',
  leaving: 'e.active AND e.last_day IS NOT NULL',
  left: 'NOT e.active',
}
const sorted: Readonly<Record<PersonSort, string>> = {
  name: 'e.name_pinyin',
  number: 'e.number',
  joinedOn: "coalesce(e.joined_on, '0001-01-01')",
}
const typeOf: Readonly<Record<PersonSort, string>> = { name: 'text', number: 'text', joinedOn: 'date' }

/** Whether somebody decides: in office with the right to, or with a substitute who is. */
const decides = (id: string, today: string): string => `EXISTS (SELECT FROM employee decider
    WHERE decider.enterprise_id = $1 AND decider.active AND 'approve' = ANY(decider.permissions) AND (decider.employee_id = ${id}
      OR decider.employee_id IN (SELECT stands.substitute_id FROM approval_delegate stands WHERE stands.enterprise_id = $1 AND stands.principal_id = ${id}
        AND stands.revoked_at IS NULL AND ${today}::date BETWEEN stands.from_date AND stands.to_date)))`

/** Of whom a concern is, by the columns of the employee; a document that ends before the day `before` does so soon. */
export const concerned = (before: string, today: string): Readonly<Record<PersonConcern, string>> => ({
  noSuperior: `e.active AND e.manager_id IS NULL AND NOT EXISTS (SELECT FROM department
    WHERE department.enterprise_id = e.enterprise_id AND department.head_id = e.employee_id AND department.ended_on IS NULL)`,
  endingDocuments: `e.active AND EXISTS (SELECT FROM credential
    WHERE credential.enterprise_id = e.enterprise_id AND credential.employee_id = e.employee_id AND credential.expires_on < ${before}::date)`,
  undecidable: `e.active AND e.employee_id IN (SELECT waits.applicant_id FROM approval waits
    WHERE waits.enterprise_id = $1 AND waits.state = ${approvalStates.code('approving')} AND NOT EXISTS (SELECT FROM approval_task task
      WHERE task.enterprise_id = $1 AND task.approval_id = waits.approval_id AND task.active AND ${decides('task.approver_id', today)}))`,
  endingPassports: `e.active AND EXISTS (SELECT FROM credential WHERE credential.enterprise_id = e.enterprise_id
    AND credential.employee_id = e.employee_id AND credential.type = ${credentialTypes.code('passport')} AND credential.expires_on < ${before}::date)`,
  accountLocked: 'e.active AND e.locked_at IS NOT NULL',
  travelsAfterLastDay: `e.active AND e.last_day IS NOT NULL AND EXISTS (SELECT FROM order_traveller JOIN orders USING (enterprise_id, order_no)
    WHERE order_traveller.enterprise_id = e.enterprise_id AND order_traveller.employee_id = e.employee_id
      AND orders.kind <> 'refund' AND orders.state IN (${openTripStates.map((state) => orderStates.code(state)).join(', ')})
      AND order_traveller.depart_at >= ((e.last_day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'))`,
})

export interface FoundRow extends Pick<
  PersonRow,
  | 'employeeId'
  | 'name'
  | 'number'
  | 'position'
  | 'office'
  | 'ownFields'
  | 'departmentName'
  | 'gradeName'
  | 'costCentreCode'
  | 'mail'
  | 'mobileCipher'
> {
  latin: LatinName | null
  costCentreName: LocalText | null
  superiorName: string | null
  superiorLatin: LatinName | null
  active: boolean
  awaitingActivation: boolean
  joinedOn: string | null
  lastDay: string | null
  roles: Role[]
  sortValue: string
}

/** One page: people are found and sorted by their own row, and what they refer to is read of the page alone. Only what is asked stands in the statement. */
export function searchPeople({ sql, enterpriseId }: Tenant, search: PersonSearch): Promise<FoundRow[]> {
  const values: unknown[] = [enterpriseId]
  const put = (value: unknown): string => `$${values.push(value)}`
  const key = sorted[search.sort]
  const direction = search.descending ? 'DESC' : 'ASC'
  const today = put(search.today)
  const conditions = [search.state ? states[search.state] : 'e.active', ...narrowings(search, put, today)]
  if (search.after) {
    const { value, id } = search.after
    conditions.push(
      `(${key}, e.employee_id) ${search.descending ? '<' : '>'} (${put(value)}::${typeOf[search.sort]}, ${put(id)}::text)`,
    )
  }
  const order = `${key} ${direction}, e.employee_id ${direction}`
  return sql.query<FoundRow>(
    `SELECT e.employee_id AS "employeeId", e.name, ${latinOf('e', search.reader)} AS latin, e.number, e.position, e.office, e.own_fields AS "ownFields",
       department.name AS "departmentName", grade.name AS "gradeName", coalesce(cost_centre.code, '') AS "costCentreCode",
       cost_centre.name AS "costCentreName", superior.name AS "superiorName", ${latinOf('e', search.reader, 'manager_id')} AS "superiorLatin",
       e.email AS mail, e.mobile_cipher AS "mobileCipher", e.active, e.awaiting_activation AS "awaitingActivation",
       e.joined_on AS "joinedOn", e.last_day AS "lastDay", ${key}::text AS "sortValue",
       ARRAY(SELECT DISTINCT role FROM role_grant WHERE role_grant.enterprise_id = $1 AND role_grant.employee_id = e.employee_id
             AND ${inForce('role_grant', today)} ORDER BY role) AS roles
     FROM (SELECT * FROM employee e WHERE e.enterprise_id = $1 AND ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ${pageLimit(search.limit)}) e
     JOIN department USING (enterprise_id, department_id)
     JOIN grade USING (enterprise_id, grade_id)
     LEFT JOIN cost_centre USING (enterprise_id, cost_centre_id)
     LEFT JOIN employee superior ON superior.enterprise_id = $1 AND superior.employee_id = e.manager_id
     ORDER BY ${order}`,
    values,
  )
}

function beforeOf({ concern, documentsBefore, passportsBefore }: PersonSearch, put: (value: unknown) => string): string {
  if (concern === 'endingDocuments') return put(documentsBefore)
  return concern === 'endingPassports' ? put(passportsBefore) : 'NULL'
}

function narrowings(search: PersonSearch, put: (value: unknown) => string, today: string): string[] {
  const { keyword, departments, gradeId, office, personField, role } = search
  const conditions: string[] = []
  if (departments) conditions.push(`e.department_id = ANY(${put(departments)})`)
  if (gradeId !== undefined) conditions.push(`e.grade_id = ${put(gradeId)}`)
  if (office !== undefined) conditions.push(`e.office = ${put(office)}`)
  if (personField !== undefined)
    conditions.push(`${put(personField.value)} = ANY(string_to_array(e.own_fields->>${put(personField.key)}, E'\\n'))`)
  if (search.concern) {
    conditions.push(concerned(beforeOf(search, put), today)[search.concern])
  }
  if (role !== undefined)
    conditions.push(`EXISTS (SELECT FROM role_grant WHERE role_grant.enterprise_id = $1 AND role_grant.employee_id = e.employee_id
      AND role_grant.role = ${put(role)} AND ${inForce('role_grant', today)})`)
  if (keyword !== '') {
    const like = put(containing(keyword))
    conditions.push(`(e.name ILIKE ${like} OR replace(e.name_pinyin, ' ', '') ILIKE replace(${like}, ' ', '') OR e.number ILIKE ${like}
      OR e.email ILIKE ${like} OR e.employee_id IN (SELECT employee_id FROM login WHERE login_hash = ${put(search.loginHash)} AND enterprise_id = $1))`)
  }
  return conditions
}
