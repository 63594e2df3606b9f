import type { Tenant } from '../../../db/tenant'

/** A part of what somebody set, as a whole. */
export interface OwnPart {
  employeeId: string
  part: 'profile' | 'preferences' | 'notifications'
}

/** How often the part was changed; what was never changed has version 0. */
export async function findVersion({ sql, enterpriseId }: Tenant, { employeeId, part }: OwnPart): Promise<number> {
  const [row] = await sql.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM settings_change WHERE enterprise_id = $1 AND employee_id = $2 AND part = $3',
    [enterpriseId, employeeId, part],
  )
  return row?.version ?? 0
}

/** The version, once nobody else is changing settings of this person. */
export async function lockVersion(tenant: Tenant, own: OwnPart): Promise<number> {
  const { sql, enterpriseId } = tenant
  await sql.query('SELECT employee_id FROM employee WHERE enterprise_id = $1 AND employee_id = $2 FOR NO KEY UPDATE', [
    enterpriseId,
    own.employeeId,
  ])
  return findVersion(tenant, own)
}

/** The row names the agent by itself, where one acts. */
export const insertSettingsChange = (
  { sql, enterpriseId }: Tenant,
  { employeeId, part, version, at, bodyCipher }: OwnPart & { version: number; at: Date; bodyCipher: string },
): Promise<unknown> =>
  sql.query(
    'INSERT INTO settings_change (enterprise_id, employee_id, part, version, at, body_cipher) VALUES ($1, $2, $3, $4, $5, $6)',
    [enterpriseId, employeeId, part, version, at, bodyCipher],
  )

export interface SettingsChangeRow {
  version: number
  at: Date
  agentName: string | null
  bodyCipher: string
}

/** The newest first. */
export const findSettingsChanges = (
  { sql, enterpriseId }: Tenant,
  { employeeId, part, limit }: OwnPart & { limit: number },
): Promise<SettingsChangeRow[]> =>
  sql.query<SettingsChangeRow>(
    `SELECT version, at, agent_name AS "agentName", body_cipher AS "bodyCipher" FROM settings_change
     WHERE enterprise_id = $1 AND employee_id = $2 AND part = $3 ORDER BY version DESC LIMIT $4`,
    [enterpriseId, employeeId, part, limit],
  )
