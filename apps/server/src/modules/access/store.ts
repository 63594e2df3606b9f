import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { AgreementPeriod } from '@sojourn/domain/booking/agreement'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../context'
import type { Sql } from '../../db/sql'
import type { Tenant } from '../../db/tenant'
import { latinOf } from '../booking/columns/latin-column'
import type { ViolationTitles } from '../booking/settings/store'

export interface SessionActor {
  enterpriseId: number
  employeeId: string
  name: string
  departmentId: string
  permissions: string[]
  expiresAt: Date
  agencyId: number | null
  agentId: string | null
  agentName: string | null
  ticketId: string | null
}

/** A definer function joins the session to its employee before the customer is known. */
export async function findSession(context: Context, hash: string): Promise<SessionActor | undefined> {
  const [row] = await context.database.platform((sql) =>
    sql.query<SessionActor>(
      `SELECT enterprise_id AS "enterpriseId", employee_id AS "employeeId", name, department_id AS "departmentId", permissions,
              expires_at AS "expiresAt", agency_id AS "agencyId", agent_id AS "agentId", agent_name AS "agentName",
              ticket_id AS "ticketId" FROM session_actor($1)`,
      [hash],
    ),
  )
  return row
}

export const insertSession = (
  sql: Sql,
  session: {
    tokenHash: string
    enterpriseId: number
    employeeId: string
    createdAt: Date
    expiresAt: Date
    device: string
    address: string
    secondFactor: string | null
  },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO session (token_hash, enterprise_id, employee_id, created_at, expires_at, device, address, second_factor)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      session.tokenHash,
      session.enterpriseId,
      session.employeeId,
      session.createdAt,
      session.expiresAt,
      session.device,
      session.address,
      session.secondFactor,
    ],
  )

/** The session in which a second factor was enrolled has just shown it. */
export const markSession = (sql: Sql, tokenHash: string, secondFactor: string): Promise<unknown> =>
  sql.query('UPDATE session SET second_factor = $2 WHERE token_hash = $1', [tokenHash, secondFactor])

interface EndedRow {
  ticketId: string | null
}
/** A person's own, with those that others opened in the person's name and those that the person opened in the names of others. */
const ofPerson = '((enterprise_id = $1 AND employee_id = $2) OR (agency_id = $1 AND agent_id = $2))'

/** Those with these numbers. */
export const deleteSessions = (sql: Sql, { enterpriseId, employeeId }: LoginRow, ids: readonly string[]): Promise<EndedRow[]> =>
  sql.query<EndedRow>(`DELETE FROM session WHERE ${ofPerson} AND session_id = ANY($3) RETURNING ticket_id AS "ticketId"`, [
    enterpriseId,
    employeeId,
    ids,
  ])

/** All but one. */
export const deleteSessionsOf = (sql: Sql, { enterpriseId, employeeId }: LoginRow, keptTokenHash: string): Promise<EndedRow[]> =>
  sql.query<EndedRow>(`DELETE FROM session WHERE ${ofPerson} AND token_hash <> $3 RETURNING ticket_id AS "ticketId"`, [
    enterpriseId,
    employeeId,
    keptTokenHash,
  ])

export const deleteAllSessions = (sql: Sql): Promise<EndedRow[]> =>
  sql.query<EndedRow>('DELETE FROM session RETURNING ticket_id AS "ticketId"')

export const deleteSession = (sql: Sql, hash: string): Promise<unknown> =>
  sql.query('DELETE FROM session WHERE token_hash = $1', [hash])

export interface LoginRow {
  enterpriseId: number
  employeeId: string
}
export async function findLogin(sql: Sql, loginHash: string): Promise<LoginRow | undefined> {
  const [row] = await sql.query<LoginRow>(
    'SELECT enterprise_id AS "enterpriseId", employee_id AS "employeeId" FROM login WHERE login_hash = $1',
    [loginHash],
  )
  return row
}

/** The company that a mail domain or an invitation code opens on a day. */
export async function findJoiningKey(sql: Sql, keyHash: string, today: string): Promise<number | undefined> {
  const [row] = await sql.query<{ enterpriseId: number }>(
    `SELECT enterprise_id AS "enterpriseId" FROM joining_key
     WHERE key_hash = $1 AND NOT ended AND (last_day IS NULL OR last_day >= $2::date)`,
    [keyHash, today],
  )
  return row?.enterpriseId
}

export interface PasswordRow {
  passwordHash: string
  active: boolean
  awaitingActivation: boolean
}
export async function findPassword(sql: Sql, login: LoginRow): Promise<PasswordRow | undefined> {
  const [row] = await sql.query<PasswordRow>(
    `SELECT password_hash AS "passwordHash", active, awaiting_activation AS "awaitingActivation"
     FROM employee WHERE enterprise_id = $1 AND employee_id = $2`,
    [login.enterpriseId, login.employeeId],
  )
  return row
}

/** What a company names itself: in every language where it is kept, in the reader's where it is told. */
export interface CompanyWords {
  appTitle: LocalText
  costControlView: { showCost: boolean; subMenus: { name: LocalText; actionId: string; cssClass: string }[] }
  systemConfig: ViolationTitles
}
export type NamedSettings = 'themeConfig' | 'costControlView' | 'systemConfig'

export interface ConfigRow extends AgreementPeriod {
  employeeName: string
  latin: LatinName | null
  departmentName: Record<string, string>
  gradeName: Record<string, string>
  enterpriseName: Record<string, string>
  /** The company's part of the config; what is a name is in every language. */
  config: Omit<EmployeeConfig, NamedSettings> & CompanyWords & { themeConfig: { brandColour: string } }
  permissions: string[]
}
export async function findConfig(
  { sql, enterpriseId }: Tenant,
  { employeeId, language: reader }: Pick<Actor, 'employeeId' | 'language'>,
): Promise<ConfigRow | undefined> {
  const [row] = await sql.query<ConfigRow>(
    `SELECT employee.name AS "employeeName", ${latinOf('employee', reader)} AS latin, department.name AS "departmentName", grade.name AS "gradeName",
            enterprise.name AS "enterpriseName", enterprise.config,
            enterprise.agreement_from AS "agreementFrom", enterprise.agreement_to AS "agreementTo", employee.permissions
     FROM employee
     JOIN enterprise USING (enterprise_id)
     JOIN department USING (enterprise_id, department_id)
     JOIN grade USING (enterprise_id, grade_id)
     WHERE enterprise_id = $1 AND employee_id = $2`,
    [enterpriseId, employeeId],
  )
  return row
}
