import type { RailChoice } from '../../../ports/rail-ride'
import type { SqlExecutor } from '../../../ports/supply'
import type { Person } from './rides'

export interface WaitRecord {
  waitlist_no: string
  state: 'waiting' | 'fulfilled' | 'expired' | 'left'
  deadline: Date
  choices: RailChoice[]
  passengers: Person[]
  fulfilled_choice: number | null
  fulfilled_at: Date | null
  lock_no: string | null
}

const columns = 'waitlist_no, state, deadline, choices, passengers, fulfilled_choice, fulfilled_at, lock_no'

/** Who waits for any of the trains, longest first; nobody else serves them until the transaction ends. */
export const claimWaiting = (sql: SqlExecutor, trainKeys: readonly string[]): Promise<WaitRecord[]> =>
  sql.query<WaitRecord>(
    `SELECT ${columns} FROM sandbox_rail_waitlist WHERE state = 'waiting' AND train_keys && $1::text[]
    ORDER BY serial FOR UPDATE`,
    [trainKeys],
  )

export async function findWaitlist(sql: SqlExecutor, key: string): Promise<WaitRecord | undefined> {
  const [row] = await sql.query<WaitRecord>(`SELECT ${columns} FROM sandbox_rail_waitlist WHERE wait_key = $1`, [key])
  return row
}

export async function insertWaitlist(
  sql: SqlExecutor,
  wait: { key: string; deadline: Date; choices: readonly RailChoice[]; people: readonly Person[]; now: Date },
): Promise<string> {
  const [row] = await sql.query<{ waitlist_no: string }>(
    `INSERT INTO sandbox_rail_waitlist (wait_key, state, deadline, choices, train_keys, passengers, created_at)
    VALUES ($1, 'waiting', $2::timestamptz, $3::jsonb, $4::text[], $5::jsonb, $6::timestamptz) RETURNING waitlist_no`,
    [
      wait.key,
      wait.deadline,
      JSON.stringify(wait.choices),
      wait.choices.map(({ trainKey }) => trainKey),
      JSON.stringify(wait.people),
      wait.now,
    ],
  )
  if (!row) throw new Error('the statement answers one row')
  return row.waitlist_no
}

export const fulfilWaitlist = (
  sql: SqlExecutor,
  waitlistNo: string,
  { choice, lockNo, at }: { choice: number; lockNo: string; at: Date },
): Promise<unknown> =>
  sql.query(
    `UPDATE sandbox_rail_waitlist SET state = 'fulfilled', fulfilled_choice = $2::smallint, lock_no = $3, fulfilled_at = $4::timestamptz
    WHERE waitlist_no = $1`,
    [waitlistNo, choice, lockNo, at],
  )

/** Ends a wait whose deadline has come. */
export const expireWaitlist = (sql: SqlExecutor, waitlistNo: string, now: Date): Promise<unknown> =>
  sql.query(
    `UPDATE sandbox_rail_waitlist SET state = 'expired'
    WHERE waitlist_no = $1 AND state = 'waiting' AND deadline <= $2::timestamptz`,
    [waitlistNo, now],
  )

/** One wait, held until the transaction ends, so that nobody serves it meanwhile. */
export async function claimWaitlist(sql: SqlExecutor, key: string): Promise<WaitRecord | undefined> {
  const [row] = await sql.query<WaitRecord>(`SELECT ${columns} FROM sandbox_rail_waitlist WHERE wait_key = $1 FOR UPDATE`, [key])
  return row
}

export const endWaitlist = (sql: SqlExecutor, waitlistNo: string): Promise<unknown> =>
  sql.query("UPDATE sandbox_rail_waitlist SET state = 'left' WHERE waitlist_no = $1", [waitlistNo])

/** Who still waits, in the order of joining. */
export const writeWaiting = (sql: SqlExecutor, waitlistNo: string, people: readonly Person[]): Promise<unknown> =>
  sql.query('UPDATE sandbox_rail_waitlist SET passengers = $2::jsonb WHERE waitlist_no = $1', [
    waitlistNo,
    JSON.stringify(people),
  ])
