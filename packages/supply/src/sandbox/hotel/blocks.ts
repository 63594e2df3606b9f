import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { SqlExecutor } from '../../ports/supply'
import type { HeldRooms } from '../../ports/venue'
import { giveBack, openNights } from './inventory'
import type { BookedRoom, BookingRecord } from './records'

/** The kind of room that groups have: the plainest. */
export const groupRoom = 1

/** Whoever changes the rooms that a hotel holds for groups keeps others from it until the transaction ends. */
async function lockHouse(sql: SqlExecutor, hotelId: string): Promise<void> {
  await sql.query('INSERT INTO sandbox_room_house (venue_key) VALUES ($1) ON CONFLICT DO NOTHING', [hotelId])
  await sql.query('SELECT venue_key FROM sandbox_room_house WHERE venue_key = $1 FOR UPDATE', [hotelId])
}

interface BlockAsked {
  key: string
  hotelId: string
  cityId: number
  nights: readonly { night: string; rooms: number }[]
  rate: number
  cutOff: string
  /** Rooms that others leave of a night. */
  leftOf: (night: string) => number
}

/** Takes these rooms out of sale instead of those that stand under the key, all or none; what guests booked of those stays theirs. */
export async function holdBlock(
  sql: SqlExecutor,
  asked: BlockAsked,
): Promise<{ held: number } | { shortOn: string; left: number }> {
  const { key, hotelId, cityId, leftOf } = asked
  await lockHouse(sql, hotelId)
  const named = asked.nights.map(({ night }) => night)
  const nights = [...new Set([...named, ...(await blockRooms(sql, key)).map(({ night }) => night)])].toSorted()
  await sql.query(openNights, [hotelId, groupRoom, nights, cityId])
  // The nights of the hotel before those of the block, as whoever gives a room back has them.
  const sold = await sql.query<{ night: string; sold: number }>(
    `SELECT night::text AS night, sold FROM sandbox_hotel_night
     WHERE hotel_id = $1 AND room = $2 AND night = ANY($3::date[]) ORDER BY night FOR UPDATE`,
    [hotelId, groupRoom, nights],
  )
  const before = await lockedRooms(sql, key, hotelId)
  const held = nights.map((night) => {
    const { rooms: had = 0, booked = 0 } = before.find((each) => each.night === night) ?? {}
    const rooms = Math.max(booked, asked.nights.find((each) => each.night === night)?.rooms ?? 0)
    const others = (sold.find((each) => each.night === night)?.sold ?? 0) - had
    return { night, had, booked, rooms, left: Math.max(0, leftOf(night) - others) }
  })
  const short = held.find(({ rooms, had, left }) => rooms > had && rooms > left)
  if (short) return { shortOn: short.night, left: short.left }
  await sql.query(
    `UPDATE sandbox_hotel_night n SET sold = n.sold + moved.rooms FROM unnest($3::date[], $4::integer[]) AS moved(night, rooms)
     WHERE n.hotel_id = $1 AND n.room = $2 AND n.night = moved.night`,
    [hotelId, groupRoom, nights, held.map(({ rooms, had }) => rooms - had)],
  )
  await replaceBlock(sql, asked, held)
  return { held: sum(asked.nights.map(({ rooms }) => rooms)) }
}

/** A block that is given back takes none of its guests' rooms again. */
async function replaceBlock(
  sql: SqlExecutor,
  { key, hotelId, rate, cutOff, nights }: BlockAsked,
  held: readonly HeldRooms[],
): Promise<void> {
  await sql.query('DELETE FROM sandbox_room_night WHERE block_key = $1', [key])
  const kept = held.filter(({ rooms }) => rooms > 0)
  const column = <Value>(of: (each: HeldRooms) => Value): Value[] => kept.map(of)
  await sql.query(
    `INSERT INTO sandbox_room_night (venue_key, block_key, hotel_id, rate, cut_off, night, rooms, booked)
     SELECT $1, $2, $1, $3::integer, $4::date, night, rooms, booked
     FROM unnest($5::date[], $6::integer[], $7::integer[]) AS held(night, rooms, booked)`,
    [
      hotelId,
      key,
      rate,
      nights.length > 0 ? cutOff : null,
      column(({ night }) => night),
      column(({ rooms }) => rooms),
      column(({ booked }) => booked),
    ],
  )
}

/** Rooms under a key, with how many of them guests have. */
export const blockRooms = (sql: SqlExecutor, key: string): Promise<HeldRooms[]> =>
  sql.query<HeldRooms>('SELECT night::text AS night, rooms, booked FROM sandbox_room_night WHERE block_key = $1 ORDER BY night', [
    key,
  ])

/** The same, which no guest books from until the transaction ends: what they book meanwhile would be written over. */
const lockedRooms = (sql: SqlExecutor, key: string, hotelId: string): Promise<HeldRooms[]> =>
  sql.query<HeldRooms>(
    `SELECT night::text AS night, rooms, booked FROM sandbox_room_night
     WHERE block_key = $1 AND hotel_id = $2 ORDER BY night FOR UPDATE`,
    [key, hotelId],
  )

/** Rooms of a block for all nights of a stay. */
export interface GroupRooms {
  group: string
  rate: number
  cutOff: string
  /** That no guest has yet. */
  left: number
}

/** Of these keys, the first whose rooms in a hotel cover a stay. */
export async function groupRoomsOf(
  sql: SqlExecutor,
  groups: readonly string[],
  { hotelId, nights }: { hotelId: string; nights: readonly string[] },
): Promise<GroupRooms | undefined> {
  if (groups.length === 0) return undefined
  const [found] = await sql.query<GroupRooms>(
    `SELECT block_key AS "group", min(rate) AS rate, min(cut_off)::text AS "cutOff", min(rooms - booked) AS "left"
     FROM sandbox_room_night WHERE block_key = ANY($1) AND hotel_id = $2 AND night = ANY($3::date[]) AND cut_off IS NOT NULL
     GROUP BY block_key HAVING count(*) = cardinality($3::date[]) ORDER BY block_key LIMIT 1`,
    [groups, hotelId, nights],
  )
  return found
}

/** As `takeStatement`, of the rooms of a block: $1 its key, $2 nights, $3 rooms wanted, then the booking. */
export const takeOfBlock = /* sql */ `
WITH locked AS MATERIALIZED (
  SELECT b.night, b.booked + $3::integer AS booked, b.booked + $3::integer <= b.rooms AS fits
  FROM sandbox_room_night b WHERE b.block_key = $1 AND b.night = ANY($2::date[])
  ORDER BY b.night
  FOR UPDATE OF b
), verdict AS MATERIALIZED (
  SELECT coalesce(bool_and(fits), false) AND count(*) = cardinality($2::date[]) AS fits FROM locked
), gate AS (
  INSERT INTO sandbox_hotel_booking
    (booking_no, hold_key, state, hold_until, rate_id, terms, rooms, guarantee_amount, faults, created_at)
  SELECT $4, $5, 'held', $6::timestamptz, $7, $8::jsonb, $9::jsonb, $10::integer, $11::text[], $12::timestamptz
  WHERE (SELECT fits FROM verdict)
  ON CONFLICT DO NOTHING
  RETURNING booking_no
), moved AS (
  UPDATE sandbox_room_night b SET booked = l.booked FROM locked l
  WHERE b.block_key = $1 AND b.night = l.night AND EXISTS (SELECT FROM gate)
)
SELECT true AS present, (SELECT fits FROM verdict) AS fits, (SELECT booking_no FROM gate) AS booking_no`

/** Rooms of a booking go to where they are from: those of a block back to it until its cut-off, later to the hotel. */
export async function giveRoomsBack(
  sql: SqlExecutor,
  { rate_id, terms }: Pick<BookingRecord, 'rate_id' | 'terms'>,
  { rooms, now }: { rooms: readonly BookedRoom[]; now: Date },
): Promise<void> {
  const { group } = terms.quote.rate
  if (!group) return giveBack(sql, rate_id, rooms)
  const byNight = new Map<string, BookedRoom[]>()
  for (const room of rooms)
    for (const night of room.nights) byNight.set(night.date, [...(byNight.get(night.date) ?? []), { ...room, nights: [night] }])
  const { date: today } = localOf(now.toISOString(), chinaOffsetMinutes)
  for (const [night, given] of [...byNight].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [open] = await sql.query<{ isOpen: boolean }>(
      `SELECT coalesce($3::date <= cut_off, false) AS "isOpen" FROM sandbox_room_night WHERE block_key = $1 AND night = $2::date`,
      [group, night, today],
    )
    if (!open?.isOpen) await giveBack(sql, rate_id, given)
    await sql.query(
      `UPDATE sandbox_room_night SET booked = booked - $3::integer, rooms = rooms - CASE WHEN $4 THEN 0 ELSE $3::integer END
       WHERE block_key = $1 AND night = $2::date`,
      [group, night, given.length, open?.isOpen ?? false],
    )
  }
}
