import type { SqlExecutor } from '../../ports/supply'

/** Whoever counts the rooms of a venue keeps others from it until the transaction ends. */
export async function lockVenue(sql: SqlExecutor, venueKey: string): Promise<void> {
  await sql.query('INSERT INTO sandbox_room_house (venue_key) VALUES ($1) ON CONFLICT DO NOTHING', [venueKey])
  await sql.query('SELECT venue_key FROM sandbox_room_house WHERE venue_key = $1 FOR UPDATE', [venueKey])
}

/** Rooms of these nights that other groups have. */
export async function roomsOfOthers(
  sql: SqlExecutor,
  { venueKey, key, nights }: { venueKey: string; key: string; nights: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await sql.query<{ night: string; rooms: number }>(
    `SELECT night::text, sum(rooms)::integer AS rooms FROM sandbox_room_night
     WHERE venue_key = $1 AND night = ANY($2::date[]) AND block_key <> $3 GROUP BY night`,
    [venueKey, nights, key],
  )
  return new Map(rows.map(({ night, rooms }) => [night, rooms]))
}

interface Held {
  venueKey: string
  key: string
  nights: readonly { night: string; rooms: number }[]
}

/** These rooms instead of those that stand under the key; how many there are now. */
export async function replaceRooms(sql: SqlExecutor, { venueKey, key, nights }: Held): Promise<number> {
  await sql.query('DELETE FROM sandbox_room_night WHERE venue_key = $1 AND block_key = $2', [venueKey, key])
  const wanted = nights.filter(({ rooms }) => rooms > 0)
  await sql.query(
    `INSERT INTO sandbox_room_night (venue_key, night, block_key, rooms)
     SELECT $1, night, $2, rooms FROM unnest($3::date[], $4::integer[]) AS held(night, rooms)`,
    [venueKey, key, wanted.map(({ night }) => night), wanted.map(({ rooms }) => rooms)],
  )
  return wanted.reduce((all, { rooms }) => all + rooms, 0)
}
