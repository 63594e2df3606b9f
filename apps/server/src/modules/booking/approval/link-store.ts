import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { latinOf, type Reader } from '../columns/latin-column'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import { writeLast } from '../../../db/write-last'

export interface LinkRow {
  approvalId: string
  employeeId: string
  expiresAt: Date
  usedAt: Date | null
}

interface NewLink {
  tokenHash: string
  approvalId: string
  employeeId: string
  createdAt: Date
  expiresAt: Date
}

export const insertLink = ({ sql, enterpriseId }: Tenant, link: NewLink): Promise<void> =>
  writeLast(sql, insertLinks, { ...link, enterpriseId })

const insertLinks = (sql: Sql, links: readonly NewLink[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO approval_link (enterprise_id, token_hash, approval_id, employee_id, created_at, expires_at)
     SELECT "enterpriseId", "tokenHash", "approvalId", "employeeId", "createdAt", "expiresAt" FROM jsonb_to_recordset($1::jsonb)
       AS link("enterpriseId" integer, "tokenHash" text, "approvalId" uuid, "employeeId" text, "createdAt" timestamptz, "expiresAt" timestamptz)`,
    [JSON.stringify(links)],
  )

export async function findLink({ sql, enterpriseId }: Tenant, tokenHash: string, lock = false): Promise<LinkRow | undefined> {
  const [row] = await sql.query<LinkRow>(
    `SELECT approval_id AS "approvalId", employee_id AS "employeeId", expires_at AS "expiresAt", used_at AS "usedAt"
     FROM approval_link WHERE enterprise_id = $1 AND token_hash = $2${lock ? ' FOR UPDATE' : ''}`,
    [enterpriseId, tokenHash],
  )
  return row
}
export const spendLink = ({ sql, enterpriseId }: Tenant, tokenHash: string, at: Date): Promise<unknown> =>
  sql.query('UPDATE approval_link SET used_at = $3 WHERE enterprise_id = $1 AND token_hash = $2', [enterpriseId, tokenHash, at])

/** The person of a link, with the name that histories keep. */
export async function findLinkHolder({ sql, enterpriseId }: Tenant, employeeId: string, reader: Reader) {
  const [row] = await sql.query<ReadableName & { departmentId: string; permissions: string[] }>(
    `SELECT name, ${latinOf('employee', reader)} AS latin, department_id AS "departmentId", permissions FROM employee WHERE enterprise_id = $1 AND employee_id = $2 AND active`,
    [enterpriseId, employeeId],
  )
  return row
}
