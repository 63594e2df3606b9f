import type { SqlExecutor } from '../../ports/supply'
import { roomOfRate, type BookedRoom } from './records'

/**
 * Takes rooms of one type for some nights and writes the booking in one statement: either every night has enough and all of
 * it happens, or nothing does. Nights are locked in their order, so that two buyers never wait for each other in a circle. A
 * night without a row is not locked: `present` is false then, and nothing happens either.
 * $1 hotel, $2 room, $3 nights, $4 most rooms that may be sold of each, $5 rooms wanted, then the booking.
 */
export const takeStatement = /* sql */ `
WITH wanted AS MATERIALIZED (
  SELECT night, most FROM unnest($3::date[], $4::integer[]) AS w(night, most)
), present AS MATERIALIZED (
  SELECT count(n.night) = count(*) AS present
  FROM wanted w LEFT JOIN sandbox_hotel_night n ON n.hotel_id = $1 AND n.room = $2::smallint AND n.night = w.night
), locked AS MATERIALIZED (
  SELECT n.night, n.sold + $5::integer AS sold, n.sold + $5::integer <= w.most AS fits
  FROM wanted w JOIN sandbox_hotel_night n ON n.hotel_id = $1 AND n.room = $2::smallint AND n.night = w.night
  WHERE (SELECT present FROM present)
  ORDER BY n.night
  FOR UPDATE OF n
), verdict AS MATERIALIZED (
  SELECT coalesce(bool_and(fits), false) AS fits FROM locked
), gate AS (
  INSERT INTO sandbox_hotel_booking
    (booking_no, hold_key, state, hold_until, rate_id, terms, rooms, guarantee_amount, faults, created_at)
  SELECT $6, $7, 'held', $8::timestamptz, $9, $10::jsonb, $11::jsonb, $12::integer, $13::text[], $14::timestamptz
  WHERE (SELECT fits FROM verdict)
  ON CONFLICT DO NOTHING
  RETURNING booking_no
), moved AS (
  UPDATE sandbox_hotel_night n SET sold = l.sold FROM locked l
  WHERE n.hotel_id = $1 AND n.room = $2::smallint AND n.night = l.night AND EXISTS (SELECT FROM gate)
)
SELECT (SELECT present FROM present) AS present, (SELECT fits FROM verdict) AS fits, (SELECT booking_no FROM gate) AS booking_no`

/** $1 hotel, $2 room, $3 nights, $4 city. */
export const openNights = /* sql */ `
INSERT INTO sandbox_hotel_night (hotel_id, room, night, city_id)
SELECT $1, $2::smallint, night, $4::integer FROM unnest($3::date[]) AS w(night) ORDER BY night
ON CONFLICT DO NOTHING`

/** Gives nights back, one room for each mention; the caller has locked their booking. */
export async function giveBack(sql: SqlExecutor, rateId: string, rooms: readonly BookedRoom[]): Promise<void> {
  const byNight = new Map<string, number>()
  for (const { date } of rooms.flatMap(({ nights }) => nights)) byNight.set(date, (byNight.get(date) ?? 0) + 1)
  if (byNight.size === 0) return
  const { hotelId, room } = roomOfRate(rateId)
  await sql.query(
    `WITH locked AS MATERIALIZED (
      SELECT n.night, n.sold - w.rooms AS sold FROM sandbox_hotel_night n JOIN unnest($3::date[], $4::integer[]) AS w(night, rooms) USING (night)
      WHERE n.hotel_id = $1 AND n.room = $2::smallint ORDER BY n.night FOR UPDATE OF n
    )
    UPDATE sandbox_hotel_night n SET sold = l.sold FROM locked l
    WHERE n.hotel_id = $1 AND n.room = $2::smallint AND n.night = l.night`,
    [hotelId, room, [...byNight.keys()], [...byNight.values()]],
  )
}
