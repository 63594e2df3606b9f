import type { RailSeatClass } from '../../../ports/rail-ride'
import type { SqlExecutor } from '../../../ports/supply'
import { groupBy } from '../../air/order/group'
import { maskOf, type ClassView, type CoachBits } from './class-view'

export interface CoachRow extends CoachBits {
  coach: string
}
export interface ClassRef {
  train_key: string
  seat: RailSeatClass
}
/** A place on the intervals between two stops of its run. */
export interface SeatRef extends ClassRef {
  coach: string
  slot: number
  from_stop: number
  to_stop: number
}

/** As they are, without a lock. */
export const readCoaches = (sql: SqlExecutor, { run, seat }: ClassView): Promise<CoachRow[]> =>
  sql.query<CoachRow>('SELECT coach, taken, claimed FROM sandbox_rail_coach WHERE train_key = $1 AND seat = $2', [
    run.trainKey,
    seat,
  ])

/** The first of the coaches, in the order given, that no other buyer is writing to; locked until the transaction ends. */
export async function lockIdleCoach(
  sql: SqlExecutor,
  { run, seat }: ClassView,
  coaches: readonly string[],
): Promise<CoachRow | undefined> {
  const [row] = await sql.query<CoachRow>(
    `SELECT c.coach, c.taken, c.claimed FROM unnest($3::text[]) WITH ORDINALITY AS w(coach, rank)
    JOIN sandbox_rail_coach c ON c.train_key = $1 AND c.seat = $2 AND c.coach = w.coach
    ORDER BY w.rank LIMIT 1 FOR UPDATE OF c SKIP LOCKED`,
    [run.trainKey, seat, coaches],
  )
  return row
}

const byClass = /* sql */ `SELECT coach, taken, claimed FROM sandbox_rail_coach
  WHERE train_key = $1 AND seat = $2 AND coach = ANY($3::text[]) ORDER BY coach FOR UPDATE`

/** Waits for the coaches, always in the same order, or takes only those that are idle. */
export const lockCoaches = (
  sql: SqlExecutor,
  { run, seat }: ClassView,
  coaches: readonly string[],
  wait: boolean,
): Promise<CoachRow[]> => sql.query<CoachRow>(wait ? byClass : `${byClass} SKIP LOCKED`, [run.trainKey, seat, coaches])

/** Rows for the coaches of a class that nobody has touched yet. */
export const openCoaches = (sql: SqlExecutor, { run, seat, sections }: ClassView): Promise<unknown> =>
  sql.query(
    `INSERT INTO sandbox_rail_coach (train_key, seat, coach, intervals, taken, claimed)
    SELECT $1, $2, coach, $5::smallint, repeat('0', places * $5)::varbit, repeat('0', places * $5)::varbit
    FROM unnest($3::text[], $4::integer[]) AS w(coach, places) ORDER BY coach
    ON CONFLICT DO NOTHING`,
    [run.trainKey, seat, sections.map(({ coach }) => coach), sections.map(({ places }) => places), run.stopCount - 1],
  )

/** Locks every coach of the classes in one order, for those who then write to several. */
export const lockClasses = (sql: SqlExecutor, classes: readonly ClassRef[]): Promise<unknown> =>
  sql.query(
    `SELECT FROM sandbox_rail_coach WHERE (train_key, seat) IN (SELECT * FROM unnest($1::text[], $2::text[]))
    ORDER BY train_key, seat, coach FOR UPDATE`,
    [classes.map(({ train_key }) => train_key), classes.map(({ seat }) => seat)],
  )

/** Gives places back: from now on anybody may have them, but they stay ours, so that others do not take them first. */
export async function returnSeats(sql: SqlExecutor, seats: readonly SeatRef[]): Promise<void> {
  if (seats.length === 0) return
  const keyOf = ({ train_key, seat, coach }: ClassRef & { coach: string }): string => `${train_key} ${seat} ${coach}`
  const byCoach = groupBy(seats, keyOf)
  const rows = await sql.query<ClassRef & { coach: string; intervals: number; bits: number }>(
    `SELECT train_key, seat, coach, intervals, length(taken) AS bits FROM sandbox_rail_coach
    WHERE (train_key, seat, coach) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]))
    ORDER BY train_key, seat, coach FOR UPDATE`,
    [seats.map(({ train_key }) => train_key), seats.map(({ seat }) => seat), seats.map(({ coach }) => coach)],
  )
  const masks = rows.map((row) => ({
    ...row,
    mask: maskOf(row.bits, row.intervals, byCoach.get(keyOf(row)) ?? []),
  }))
  await sql.query(
    `UPDATE sandbox_rail_coach c SET taken = c.taken & ~w.mask
    FROM jsonb_to_recordset($1::jsonb) AS w(train_key text, seat text, coach text, mask varbit)
    WHERE c.train_key = w.train_key AND c.seat = w.seat AND c.coach = w.coach`,
    [JSON.stringify(masks)],
  )
}
