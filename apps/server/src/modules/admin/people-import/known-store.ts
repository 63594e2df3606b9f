import type { LocalText } from '@sojourn/contract/kit/language'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { Tenant } from '../../../db/tenant'

export interface EveryoneRow {
  employeeId: string
  name: string
  number: string
  position: string
  office: string
  ownFields: PersonFieldValues
  departmentId: string
  gradeId: string
  costCentreId: string
  superiorId: string | null
  mail: string
  mobileCipher: string
  language: string
  permissions: string[]
  joinedOn: string | null
  active: boolean
}

/** All people of the company, also those who left: their numbers and histories are not given to others. */
export const findEveryone = ({ sql, enterpriseId }: Tenant): Promise<EveryoneRow[]> =>
  sql.query<EveryoneRow>(
    `SELECT employee_id AS "employeeId", name, number, position, office, own_fields AS "ownFields", department_id AS "departmentId", grade_id AS "gradeId",
            cost_centre_id AS "costCentreId", manager_id AS "superiorId", email AS mail, mobile_cipher AS "mobileCipher", language,
            permissions, joined_on AS "joinedOn", active
     FROM employee WHERE enterprise_id = $1`,
    [enterpriseId],
  )

export interface PlaceRow {
  id: string
  code: string
  name: LocalText
  parentId: string | null
}
/** Departments that have not ended. */
export const findPlaces = ({ sql, enterpriseId }: Tenant): Promise<PlaceRow[]> =>
  sql.query<PlaceRow>(
    `SELECT department_id AS id, number AS code, name, parent_id AS "parentId" FROM department WHERE enterprise_id = $1 AND ended_on IS NULL`,
    [enterpriseId],
  )

/** Which of these accounts somebody has already, whichever company that is. */
export async function findTaken({ sql }: Pick<Tenant, 'sql'>, loginHashes: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ loginHash: string }>('SELECT login_hash AS "loginHash" FROM login WHERE login_hash = ANY($1)', [
    loginHashes,
  ])
  return new Set(rows.map(({ loginHash }) => loginHash))
}
