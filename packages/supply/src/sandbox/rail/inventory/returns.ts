import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { lockClasses, returnSeats, type ClassRef, type SeatRef } from './coach-store'
import { claimLock } from './records'

/** Ends held tickets of these locks; answers the places that they had. The locks are claimed by the caller. */
const endTickets = (sql: SqlExecutor, lockNos: readonly string[]): Promise<SeatRef[]> =>
  sql.query<SeatRef>(
    `UPDATE sandbox_rail_ticket SET state = 'released' WHERE lock_no = ANY($1::text[]) AND state = 'held'
    RETURNING train_key, seat, coach, slot, from_stop, to_stop`,
    [lockNos],
  )

export const trainsOf = (seats: readonly { train_key: string }[]): string[] => [
  ...new Set(seats.map(({ train_key }) => train_key)),
]

/**
 * Gives the seats of a lock back, once; answers the trains that have seats again. Only what its buyer cancelled in time counts as
 * released, everything else as expired.
 */
export async function endLock({ sql, now }: SupplyContext, lockNo: string, cancelled: boolean): Promise<string[]> {
  const record = await claimLock(sql, lockNo)
  if (record?.state === 'pending') await markEnded(sql, [lockNo], 'released', now)
  if (record?.state !== 'held') return []
  const seats = await endTickets(sql, [lockNo])
  await returnSeats(sql, seats)
  await markEnded(sql, [lockNo], cancelled && record.hold_until >= now ? 'released' : 'expired', now)
  return trainsOf(seats)
}

/** A lock of which some tickets were issued stays issued. */
const markEnded = (sql: SqlExecutor, lockNos: readonly string[], state: 'released' | 'expired', now: Date): Promise<unknown> =>
  sql.query(
    `UPDATE sandbox_rail_lock SET state = CASE WHEN purchase_no IS NULL THEN $2 ELSE 'issued' END, released_at = $3::timestamptz
    WHERE lock_no = ANY($1::text[])`,
    [lockNos, state, now],
  )

const mostAtOnce = 200

/**
 * Clears away locks whose time is over that hold seats of these classes, and answers the trains that have seats again. Every
 * coach in question is locked first, in one order, because whoever clears usually wants seats of the same trains next; whoever
 * comes second waits, and sees them free.
 */
export async function clearLapsed({ sql, now }: SupplyContext, classes: readonly ClassRef[]): Promise<string[]> {
  const lapsed = await sql.query<{ lock_no: string }>(
    `SELECT lock_no FROM sandbox_rail_lock WHERE state = 'held' AND hold_until < $2::timestamptz AND lock_no IN (
      SELECT lock_no FROM sandbox_rail_ticket
      WHERE train_key = ANY($1::text[]) AND state = 'held' AND hold_until < $2::timestamptz)
    ORDER BY lock_no LIMIT ${mostAtOnce} FOR UPDATE`,
    [trainsOf(classes), now],
  )
  if (lapsed.length === 0) return []
  const lockNos = lapsed.map(({ lock_no }) => lock_no)
  const seats = await endTickets(sql, lockNos)
  await lockClasses(sql, [...classes, ...seats])
  await returnSeats(sql, seats)
  await markEnded(sql, lockNos, 'expired', now)
  return trainsOf(seats)
}
