import type { SqlExecutor } from '../../ports/supply'

/** Halls of a city that are kept on one of these days, by a booking or by a hold that is not over. */
export async function takenHalls(
  sql: SqlExecutor,
  { cityId, days, now }: { cityId: number; days: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await sql.query<{ hallKey: string }>(
    `SELECT DISTINCT d.hall_key AS "hallKey" FROM sandbox_hall_day d JOIN sandbox_hall_booking b USING (booking_no)
     WHERE d.city_id = $1 AND d.day = ANY($2::date[]) AND (b.confirmed_at IS NOT NULL OR b.held_until > $3)`,
    [cityId, days, now],
  )
  return rows.map(({ hallKey }) => hallKey)
}

/** Days on which these halls are kept, by bookings or by holds that are not over. */
export const takenDays = (
  sql: SqlExecutor,
  { hallKeys, days, now }: { hallKeys: readonly string[]; days: readonly string[]; now: Date },
): Promise<{ hallKey: string; day: string }[]> =>
  sql.query<{ hallKey: string; day: string }>(
    `SELECT d.hall_key AS "hallKey", d.day::text AS day FROM sandbox_hall_day d JOIN sandbox_hall_booking b USING (booking_no)
     WHERE d.hall_key = ANY($1) AND d.day = ANY($2::date[]) AND (b.confirmed_at IS NOT NULL OR b.held_until > $3)`,
    [hallKeys, days, now],
  )

export async function bookingByKey(sql: SqlExecutor, key: string): Promise<string | undefined> {
  const [row] = await sql.query<{ bookingNo: string }>(
    'SELECT booking_no AS "bookingNo" FROM sandbox_hall_booking WHERE booking_key = $1',
    [key],
  )
  return row?.bookingNo
}

interface NewBooking {
  bookingNo: string
  key: string
  cityId: number
  hallKey: string
  days: readonly string[]
  until: Date
  now: Date
}

/** Takes all days of a booking or none; a hold that is over makes way. False where somebody else has one of them. */
export async function insertBooking(sql: SqlExecutor, booking: NewBooking): Promise<boolean> {
  const { bookingNo, key, cityId, hallKey, days, until, now } = booking
  await sql.query(
    `DELETE FROM sandbox_hall_day d USING sandbox_hall_booking b
     WHERE b.booking_no = d.booking_no AND d.hall_key = $1 AND d.day = ANY($2::date[]) AND b.confirmed_at IS NULL AND b.held_until <= $3`,
    [hallKey, days, now],
  )
  // In order of the days, so that two who want the same ones wait for each other and never both.
  const taken = await sql.query(
    `INSERT INTO sandbox_hall_day (hall_key, day, city_id, booking_no)
     SELECT $1, day, $3, $4 FROM unnest($2::date[]) AS day ORDER BY day ON CONFLICT DO NOTHING RETURNING day`,
    [hallKey, days, cityId, bookingNo],
  )
  if (taken.length < days.length) {
    await sql.query('DELETE FROM sandbox_hall_day WHERE booking_no = $1', [bookingNo])
    return false
  }
  await sql.query(
    'INSERT INTO sandbox_hall_booking (booking_no, booking_key, hall_key, days, held_until) VALUES ($1, $2, $3, $4, $5)',
    [bookingNo, key, hallKey, days.length, until],
  )
  return true
}

/** A booking with how many of its days it still has, held until the transaction ends. */
export async function lockBooking(sql: SqlExecutor, bookingNo: string): Promise<{ days: number; daysKept: number } | undefined> {
  const [row] = await sql.query<{ days: number }>('SELECT days FROM sandbox_hall_booking WHERE booking_no = $1 FOR UPDATE', [
    bookingNo,
  ])
  if (!row) return undefined
  const kept = await sql.query('SELECT day FROM sandbox_hall_day WHERE booking_no = $1 FOR UPDATE', [bookingNo])
  return { days: row.days, daysKept: kept.length }
}

export const confirmBooking = (sql: SqlExecutor, bookingNo: string, now: Date): Promise<unknown> =>
  sql.query('UPDATE sandbox_hall_booking SET confirmed_at = $2 WHERE booking_no = $1', [bookingNo, now])

/** Its days are free again. */
export async function releaseBooking(sql: SqlExecutor, bookingNo: string): Promise<boolean> {
  const days = await sql.query('DELETE FROM sandbox_hall_day WHERE booking_no = $1 RETURNING day', [bookingNo])
  return days.length > 0
}
