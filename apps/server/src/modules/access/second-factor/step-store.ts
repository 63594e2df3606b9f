import type { Sql } from '../../../db/sql'
import type { LoginRow } from '../store'

/** A sign-in between its two steps. */
export interface StepRow extends LoginRow {
  enrols: boolean
}
export const insertStep = (
  sql: Sql,
  step: StepRow & { ticketHash: string; browser: string; expiresAt: Date },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO second_step (ticket_hash, enterprise_id, employee_id, browser, enrols, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [step.ticketHash, step.enterpriseId, step.employeeId, step.browser, step.enrols, step.expiresAt],
  )

/** Of the browser that took the first step, and of no other. */
export async function findStep(sql: Sql, ticketHash: string, browser: string, now: Date): Promise<StepRow | undefined> {
  const [row] = await sql.query<StepRow>(
    `SELECT enterprise_id AS "enterpriseId", employee_id AS "employeeId", enrols FROM second_step
     WHERE ticket_hash = $1 AND browser = $2 AND expires_at > $3`,
    [ticketHash, browser, now],
  )
  return row
}

/** One at a time: a newer one takes its place. */
export const saveChallenge = (sql: Sql, ticketHash: string, challenge: string, expiresAt: Date): Promise<unknown> =>
  sql.query('UPDATE second_step SET challenge = $2, challenge_expires_at = $3 WHERE ticket_hash = $1', [
    ticketHash,
    challenge,
    expiresAt,
  ])

/** Of two who answer it, one is heard. */
export async function takeChallenge(sql: Sql, ticketHash: string, now: Date): Promise<string | undefined> {
  const [row] = await sql.query<{ challenge: string }>(
    `WITH kept AS (
       SELECT ticket_hash, challenge FROM second_step
       WHERE ticket_hash = $1 AND challenge IS NOT NULL AND challenge_expires_at > $2 FOR UPDATE)
     UPDATE second_step SET challenge = NULL FROM kept WHERE second_step.ticket_hash = kept.ticket_hash
     RETURNING kept.challenge`,
    [ticketHash, now],
  )
  return row?.challenge
}

/** Of two who come with it, one succeeds. */
export async function takeStep(sql: Sql, ticketHash: string): Promise<boolean> {
  const rows = await sql.query('DELETE FROM second_step WHERE ticket_hash = $1 RETURNING ticket_hash', [ticketHash])
  return rows.length > 0
}

/** Whoever changes the password or the second factor begins anew. */
export const deleteStepsOf = (sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<unknown> =>
  sql.query('DELETE FROM second_step WHERE enterprise_id = $1 AND employee_id = $2', [enterpriseId, employeeId])
