import type { Sql } from '../../../db/sql'

export interface OpenSessionRow {
  sessionId: string
  tokenHash: string
  device: string
  address: string
  startedAt: Date
  endsAt: Date
  agentName: string | null
}

/** Where somebody is signed in, the newest first; also what the agency opened in the person's name. */
export const findOpenSessions = (
  sql: Sql,
  { enterpriseId, employeeId }: { enterpriseId: number; employeeId: string },
  now: Date,
): Promise<OpenSessionRow[]> =>
  sql.query<OpenSessionRow>(
    `SELECT session_id AS "sessionId", token_hash AS "tokenHash", device, address, created_at AS "startedAt",
            expires_at AS "endsAt", agent_name AS "agentName"
     FROM session WHERE enterprise_id = $1 AND employee_id = $2 AND expires_at > $3 ORDER BY created_at DESC, session_id`,
    [enterpriseId, employeeId, now],
  )
