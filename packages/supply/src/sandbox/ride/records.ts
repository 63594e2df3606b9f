import type { RideClass, RidePart, RidePlace, RidePlan } from '../../ports/ride'
import type { SqlExecutor } from '../../ports/supply'
import type { RideFault } from './faults'

export interface RideRecord {
  rideNo: string
  plan: Omit<RidePlan, 'departAt'>
  rideClass: RideClass
  faults: RideFault[]
  orderedAt: Date
  departAt: Date
  movedAt: Date | null
  cancelledAt: Date | null
  cancelFee: number | null
  redirected: { at: string; to: RidePlace; metres: number; minutes: number; estimate: number } | null
  review: { parts: RidePart[]; decidesAt: string } | null
  /** Operations with their keys that were granted: asked again, they answer the same. */
  done: string[]
}

const columns = `ride_no AS "rideNo", plan, ride_class AS "rideClass", faults, ordered_at AS "orderedAt", depart_at AS "departAt",
  moved_at AS "movedAt", cancelled_at AS "cancelledAt", cancel_fee AS "cancelFee", redirected, review, done`

export async function findRide(sql: SqlExecutor, rideNo: string): Promise<RideRecord | undefined> {
  const [row] = await sql.query<RideRecord>(`SELECT ${columns} FROM sandbox_ride WHERE ride_no = $1`, [rideNo])
  return row
}

export async function rideByKey(sql: SqlExecutor, key: string): Promise<RideRecord | undefined> {
  const [row] = await sql.query<RideRecord>(`SELECT ${columns} FROM sandbox_ride WHERE order_key = $1`, [key])
  return row
}

/** Locked until the end of the caller's transaction. */
export async function lockRide(sql: SqlExecutor, rideNo: string): Promise<RideRecord | undefined> {
  const [row] = await sql.query<RideRecord>(`SELECT ${columns} FROM sandbox_ride WHERE ride_no = $1 FOR UPDATE`, [rideNo])
  return row
}

export const insertRide = (
  sql: SqlExecutor,
  key: string,
  { rideNo, plan, rideClass, faults, orderedAt, departAt }: RideRecord,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO sandbox_ride (ride_no, order_key, plan, ride_class, faults, ordered_at, depart_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [rideNo, key, JSON.stringify(plan), rideClass, faults, orderedAt, departAt],
  )

export const updateRide = (
  sql: SqlExecutor,
  { rideNo, departAt, movedAt, cancelledAt, cancelFee, redirected, review, done }: RideRecord,
): Promise<unknown> =>
  sql.query(
    `UPDATE sandbox_ride SET depart_at = $2, moved_at = $3, cancelled_at = $4, cancel_fee = $5, redirected = $6, review = $7, done = $8
     WHERE ride_no = $1`,
    [
      rideNo,
      departAt,
      movedAt,
      cancelledAt,
      cancelFee,
      redirected && JSON.stringify(redirected),
      review && JSON.stringify(review),
      done,
    ],
  )
