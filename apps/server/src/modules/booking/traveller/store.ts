import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { bindAll, type Agreed } from '@sojourn/domain/booking/policy/application-standard'
import type { PolicySections } from '@sojourn/domain/booking/policy/section'
import { policyFor, policyForGuest, type PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import { allInForceOn } from '@sojourn/domain/booking/policy/versions'
import { readableName, type ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { InCodes } from '../../../db/in-codes'
import { remembered } from '../../../db/company-memory'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import { writeLast } from '../../../db/write-last'
import { findGuestPeople } from './guest-store'
import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import { findEntitiesFor } from './entities-store'
import { departmentPath } from '../columns/department-path-column'
import { latinOf, type Reader } from '../columns/latin-column'
import { literal } from '../../../db/like'

export interface PersonRow extends ReadableName {
  employeeId: string
  departmentId: string
  departmentName: LocalText
  gradeId: string
  gradeName: LocalText
  managerId: string | null
  mobileCipher: string
  email: string
  language: string
  costCentreId: string
  permissions: string[]
  /** As the agency marks the person, whose fee may be another (handbook 6.4); never a guest. */
  isVip: boolean
  /** The version that binds; people of one policy share the object. */
  policy: PolicyVersion | null
  /** Of a guest: the employee who books for them. */
  hostId?: string
}
export interface PolicyVersion {
  version: number
  body: TravelPolicy
}
/** A version as it was published. */
export interface PublishedPolicy extends PolicyVersion {
  effectiveFrom: string
  pilot: string[] | null
  ended: boolean
}
type FoundPerson = Omit<PersonRow, 'policy'>

const person = (reader: Reader, more = ''): string => `
  SELECT employee.employee_id AS "employeeId", employee.name, ${latinOf('employee', reader)} AS latin, employee.department_id AS "departmentId",
         department.name AS "departmentName", employee.grade_id AS "gradeId", grade.name AS "gradeName", employee.manager_id AS "managerId",
         employee.mobile_cipher AS "mobileCipher", employee.email, employee.language,
         employee.cost_centre_id AS "costCentreId", employee.permissions, coalesce(travel_preference.is_vip, false) AS "isVip"${more}
  FROM employee
  JOIN department USING (enterprise_id, department_id)
  JOIN grade USING (enterprise_id, grade_id)
  LEFT JOIN travel_preference USING (enterprise_id, employee_id)
  WHERE employee.enterprise_id = $1 AND employee.active`

/** A travel application, and what each product knows of its section of a policy. */
export interface UnderApplication {
  travelApplyNo: string
  sections: PolicySections
}

interface PeopleSought {
  today: string
  reader?: Reader | undefined
  under?: UnderApplication | undefined
}

/**
 * People with the policy that binds them on `today`, in the order of `employeeIds`; a guest is found by the guest's id. Under a travel
 * application what it agrees binds in place of their own (handbook 9.1).
 */
export const findPeople = async (
  tenant: Tenant,
  employeeIds: readonly string[],
  { today, reader = 'anybody', under }: PeopleSought,
): Promise<PersonRow[]> => {
  const [rows, policies, guests, agreed] = await Promise.all([
    tenant.sql.query<FoundPerson & Pick<PolicyHolder, 'departmentPath' | 'position' | 'office' | 'fields'>>(
      `${person(reader, `, ${departmentPath('employee')} AS "departmentPath", employee.position, employee.office, employee.own_fields AS fields`)} AND employee.employee_id = ANY($2)`,
      [tenant.enterpriseId, employeeIds],
    ),
    findPoliciesInForce(tenant, today),
    findGuestPeople(tenant, employeeIds, reader),
    under ? findAgreed(tenant, under.travelApplyNo) : undefined,
  ])
  const entities = await findEntitiesFor(tenant, policies)
  const people = [
    ...rows.map(({ departmentPath: path, position, office, fields, ...row }): PersonRow => {
      const policy = policyFor(policies, {
        ...row,
        position,
        office,
        fields,
        departmentPath: path,
        legalEntityId: entityOf(entities, path),
      })
      return { ...row, policy: policy ?? null }
    }),
    ...guests.map(({ standard, departmentPath: path, hostPosition: position, office, fields, ...guest }): PersonRow => {
      const { hostId: employeeId, hostPermissions: permissions, gradeId, costCentreId } = guest
      const own = { employeeId, gradeId, permissions, departmentPath: path, costCentreId, position, office, fields }
      const host = { ...own, legalEntityId: entityOf(entities, path) }
      return { ...guest, policy: policyForGuest(policies, { rule: standard, host }) ?? null }
    }),
  ]
  const bound = under && agreed ? bindAll(people, agreed, under.sections) : people
  return employeeIds.flatMap((id) => bound.filter(({ employeeId }) => employeeId === id))
}

/** What the application in force agrees in place of the travellers' standards, if it does. */
async function findAgreed({ sql, enterpriseId }: Tenant, travelApplyNo: string): Promise<Agreed | undefined> {
  const [row] = await sql.query<Agreed>(
    `SELECT a.travel_apply_no AS "travelApplyNo", a.display_no AS "displayNo", c.content_version AS "contentVersion",
            c.content->'standard' AS standard
     FROM travel_application a
     JOIN travel_application_content c ON c.enterprise_id = a.enterprise_id AND c.travel_apply_no = a.travel_apply_no
       AND c.content_version = a.valid_version
     WHERE a.enterprise_id = $1 AND a.travel_apply_no = $2 AND c.content->'standard' <> '{}'`,
    [enterpriseId, travelApplyNo],
  )
  return row
}

/** Of every policy what is in force on a day: the newest version for everybody, and a newer one that is tried in departments. */
export const findPoliciesInForce = remembered('policies', async ({ sql, enterpriseId }: Tenant, day: string) => {
  const rows = await sql.query<PublishedPolicy>(
    `SELECT DISTINCT ON (policy_id, pilot IS NULL) version, effective_from AS "effectiveFrom", body, pilot, ended FROM travel_policy policy
     WHERE enterprise_id = $1 AND effective_from <= $2
       AND NOT EXISTS (SELECT FROM travel_policy_taken_back taken WHERE taken.enterprise_id = $1 AND taken.policy_id = policy.policy_id
                         AND taken.version = policy.version AND taken.from_day <= $2)
     ORDER BY policy_id, pilot IS NULL, effective_from DESC, version DESC`,
    [enterpriseId, day],
  )
  return allInForceOn(rows, day)
})

/** People of these departments, and these people. */
export interface Within {
  departments: readonly string[]
  people: readonly string[]
}

/** Within null: everybody. */
export const searchPeople = (
  { sql, enterpriseId }: Tenant,
  {
    reader,
    ...search
  }: { keyword: string; loginHash: string; departmentId: string; within: Within | null; limit: number; reader: Reader },
): Promise<FoundPerson[]> =>
  sql.query<FoundPerson>(
    `${person(reader)} AND ($2 = '' OR employee.name ILIKE '%' || $2 || '%' OR replace(employee.name_pinyin, ' ', '') ILIKE '%' || replace($2, ' ', '') || '%'
       OR EXISTS (SELECT FROM jsonb_each_text(department.name) WHERE value ILIKE '%' || $2 || '%')
       OR EXISTS (SELECT FROM login WHERE login.login_hash = $4 AND login.enterprise_id = employee.enterprise_id
                  AND login.employee_id = employee.employee_id))
       AND ($5 = '' OR employee.department_id IN (
         WITH RECURSIVE below AS (
           SELECT department_id FROM department WHERE enterprise_id = $1 AND department_id = $5
           UNION SELECT d.department_id FROM department d JOIN below ON d.parent_id = below.department_id WHERE d.enterprise_id = $1)
         SELECT department_id FROM below))
       AND ($6::text[] IS NULL OR employee.department_id = ANY($6) OR employee.employee_id = ANY($7))
     ORDER BY employee.name_pinyin LIMIT $3`,
    [
      enterpriseId,
      literal(search.keyword),
      search.limit,
      search.loginHash,
      search.departmentId,
      search.within?.departments ?? null,
      search.within?.people ?? null,
    ],
  )

/** Until the transaction ends nobody else books for these people; always in order of id, so that two parties cannot wait for each other. */
export const claimTravellers = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(hashtextextended(id, $1)) FROM unnest($2::text[]) AS id', [
    enterpriseId,
    employeeIds.toSorted(),
  ])

export interface CredentialRow {
  credentialId: string
  employeeId: string
  type: CredentialType
  nameOnCredential: string
  numberCipher: string
  numberHash: string
  numberMasked: string
  expiresOn: string | null
  bearerCipher: string | null
}

export type StoredCredential = InCodes<CredentialRow, { type: typeof credentialTypes }>
export const credentialInWords = (row: StoredCredential): CredentialRow => ({ ...row, type: credentialTypes.word(row.type) })

export async function findCredentials({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<CredentialRow[]> {
  const rows = await sql.query<StoredCredential>(
    `SELECT credential_id AS "credentialId", employee_id AS "employeeId", type, name_on_credential AS "nameOnCredential",
            number_cipher AS "numberCipher", number_hash AS "numberHash", number_masked AS "numberMasked", expires_on AS "expiresOn",
            bearer_cipher AS "bearerCipher"
     FROM credential WHERE enterprise_id = $1 AND employee_id = ANY($2) ORDER BY type, credential_id`,
    [enterpriseId, employeeIds],
  )
  return rows.map(credentialInWords)
}

export const updateBearer = ({ sql, enterpriseId }: Tenant, credentialId: string, bearerCipher: string): Promise<unknown> =>
  sql.query('UPDATE credential SET bearer_cipher = $3 WHERE enterprise_id = $1 AND credential_id = $2', [
    enterpriseId,
    credentialId,
    bearerCipher,
  ])

export const updateExpiry = ({ sql, enterpriseId }: Tenant, credentialId: string, expiresOn: string): Promise<unknown> =>
  sql.query('UPDATE credential SET expires_on = $3 WHERE enterprise_id = $1 AND credential_id = $2', [
    enterpriseId,
    credentialId,
    expiresOn,
  ])

export interface CostCentreRow {
  id: string
  code: string
  name: LocalText
}
/** Also those that have ended, to name what was written to them. */
export const findCostCentres = ({ sql, enterpriseId }: Tenant): Promise<CostCentreRow[]> =>
  sql.query<CostCentreRow>('SELECT cost_centre_id AS id, code, name FROM cost_centre WHERE enterprise_id = $1 ORDER BY code', [
    enterpriseId,
  ])

/** Everybody whom an approval chain may name: managers, heads of departments and holders of permissions. */
export interface ApproverRow extends ReadableName {
  employeeId: string
  email: string
  language: string
  managerId: string | null
  departmentId: string
  headsDepartments: string[]
  ownsCostCentres: string[]
  ownsProjects: string[]
  permissions: string[]
}
const approverColumns = (
  reader: Reader,
): string => `employee_id AS "employeeId", name, ${latinOf('employee', reader)} AS latin, email, language, manager_id AS "managerId", department_id AS "departmentId", permissions,
            ARRAY(SELECT department.department_id FROM department
                  WHERE department.enterprise_id = employee.enterprise_id AND head_id = employee.employee_id) AS "headsDepartments",
            ARRAY(SELECT cost_centre.cost_centre_id FROM cost_centre
                  WHERE cost_centre.enterprise_id = employee.enterprise_id AND owner_id = employee.employee_id AND ended_on IS NULL) AS "ownsCostCentres",
            ARRAY(SELECT project.code FROM project
                  WHERE project.enterprise_id = employee.enterprise_id AND owner_id = employee.employee_id AND ended_on IS NULL) AS "ownsProjects"`
export const findApprovers = remembered('approvers', ({ sql, enterpriseId }: Tenant, reader: Reader = 'anybody') =>
  sql.query<ApproverRow>(
    `SELECT ${approverColumns(reader)} FROM employee WHERE enterprise_id = $1 AND active AND 'approve' = ANY(permissions)`,
    [enterpriseId],
  ),
)
/** The name of an approver, in letters that readers of the language know. */
export function approverName(approvers: readonly ApproverRow[], id: string, language: Language): string {
  const approver = approvers.find(({ employeeId }) => employeeId === id)
  return approver ? readableName(approver, language) : ''
}

/** Who is named, has one of the permissions, or holds a post; a copy is read without the permission to approve. */
export const findReadersOfCopies = (
  { sql, enterpriseId }: Tenant,
  wanted: { employeeIds: readonly string[]; permissions: readonly string[] },
): Promise<ApproverRow[]> =>
  sql.query<ApproverRow>(
    `SELECT ${approverColumns('anybody')} FROM employee
     WHERE enterprise_id = $1 AND active AND NOT 'approve' = ANY(permissions)
       AND (employee_id = ANY($2) OR permissions && $3::text[]
            OR employee_id IN (SELECT head_id FROM department WHERE enterprise_id = $1
                               UNION SELECT owner_id FROM cost_centre WHERE enterprise_id = $1
                               UNION SELECT owner_id FROM project WHERE enterprise_id = $1))`,
    [enterpriseId, wanted.employeeIds, wanted.permissions],
  )
export const searchApprovers = ({ sql, enterpriseId }: Tenant, exceptId: string, keyword: string, limit: number) =>
  sql.query<{ employeeId: string; name: string; department: LocalText }>(
    `SELECT e.employee_id AS "employeeId", e.name, d.name AS department FROM employee e JOIN department d USING (enterprise_id, department_id)
     WHERE e.enterprise_id = $1 AND e.active AND 'approve' = ANY(e.permissions) AND e.employee_id <> $2
       AND ($3 = '' OR e.name ILIKE '%' || $3 || '%' OR e.name_pinyin ILIKE '%' || $3 || '%')
     ORDER BY e.name_pinyin LIMIT $4`,
    [enterpriseId, exceptId, literal(keyword), limit],
  )
/** Everybody active who has a permission. */
export const findHoldersOf = async ({ sql, enterpriseId }: Tenant, permission: string): Promise<string[]> =>
  (
    await sql.query<{ employeeId: string }>(
      'SELECT employee_id AS "employeeId" FROM employee WHERE enterprise_id = $1 AND active AND $2 = ANY(permissions)',
      [enterpriseId, permission],
    )
  ).map(({ employeeId }) => employeeId)

export const findEmployeeNames = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]) =>
  sql.query<{ employeeId: string; name: string }>(
    'SELECT employee_id AS "employeeId", name FROM employee WHERE enterprise_id = $1 AND employee_id = ANY($2) ORDER BY name_pinyin',
    [enterpriseId, employeeIds],
  )

interface Reading {
  at: Date
  employeeId: string
  subjects: readonly { id: string; subject: string }[]
  purpose: string
}

/** Who read personal data in clear, of what and what for. */
export const logAccess = ({ sql, enterpriseId }: Tenant, { subjects, ...reading }: Reading): Promise<void> =>
  writeLast(sql, insertReadings, ...subjects.map((subject) => ({ ...reading, ...subject, enterpriseId })))

const insertReadings = (sql: Sql, readings: readonly object[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO access_log (enterprise_id, id, at, employee_id, subject, purpose)
     SELECT read."enterpriseId", read.id, read.at, read."employeeId", read.subject, read.purpose
     FROM jsonb_to_recordset($1::jsonb)
       AS read("enterpriseId" integer, id uuid, at timestamptz, "employeeId" text, subject text, purpose text)`,
    [JSON.stringify(readings)],
  )
