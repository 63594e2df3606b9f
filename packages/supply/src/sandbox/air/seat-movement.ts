/** One seat of a leg on a day in a booking class, named by its position in `sold`. */
export interface SeatRef {
  date: string
  leg: string
  class: number
}
export interface SeatReturn extends SeatRef {
  seats: number
}
export interface SeatTake extends SeatReturn {
  classLimit: number
  cabin: { first: number; last: number }
  cabinLimit: number
}

interface Movement {
  flight_date: string
  leg_id: string
  delta: number[]
  take: number
  class_limit: number
  first: number
  last: number
  cabin_limit: number
}

/** All seats given back and taken as one change per leg and day; at most one class of a leg is taken. */
export function movementsOf(takes: readonly SeatTake[], returns: readonly SeatReturn[]): string {
  const byLeg = new Map<string, Movement>()
  for (const seat of returns) change(byLeg, seat, -seat.seats)
  for (const take of takes) {
    const { first, last } = take.cabin
    Object.assign(change(byLeg, take, take.seats), {
      take: take.class,
      class_limit: take.classLimit,
      first,
      last,
      cabin_limit: take.cabinLimit,
    })
  }
  return JSON.stringify([...byLeg.values()])
}

function change(byLeg: Map<string, Movement>, seat: SeatRef, seats: number): Movement {
  const key = `${seat.date} ${seat.leg}`
  const movement = byLeg.get(key) ?? {
    flight_date: seat.date,
    leg_id: seat.leg,
    delta: [],
    take: 0,
    class_limit: 0,
    first: 1,
    last: 0,
    cabin_limit: 0,
  }
  while (movement.delta.length < seat.class) movement.delta.push(0)
  movement.delta[seat.class - 1] = (movement.delta[seat.class - 1] ?? 0) + seats
  byLeg.set(key, movement)
  return movement
}

/**
 * Opening of a statement that moves the seats in $1. It locks the rows of all legs in one order, so that two buyers
 * never wait for each other in a circle, and answers in `verdict` whether every leg has room. A row that does not exist
 * yet is not locked: `present` is false then, and the statement does nothing.
 */
export const lockSeats = /* sql */ `
WITH wanted AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS w(
    flight_date date, leg_id text, delta integer[], take integer, class_limit integer,
    first integer, last integer, cabin_limit integer)
), present AS MATERIALIZED (
  SELECT count(s.leg_id) = count(*) AS present FROM wanted w LEFT JOIN sandbox_air_sale s USING (flight_date, leg_id)
), locked AS MATERIALIZED (
  SELECT s.flight_date, s.leg_id,
    (SELECT array_agg(coalesce(a, 0) + coalesce(b, 0) ORDER BY i) FROM unnest(s.sold, w.delta) WITH ORDINALITY AS t(a, b, i)) AS sold,
    w.take = 0 OR (
      coalesce(s.sold[w.take], 0) + w.delta[w.take] <= w.class_limit
      AND (SELECT coalesce(sum(a), 0) FROM unnest(s.sold[w.first:w.last]) AS a)
        + (SELECT coalesce(sum(b), 0) FROM unnest(w.delta[w.first:w.last]) AS b) <= w.cabin_limit
    ) AS fits
  FROM wanted w JOIN sandbox_air_sale s USING (flight_date, leg_id)
  WHERE (SELECT present FROM present)
  ORDER BY s.flight_date, s.leg_id
  FOR UPDATE OF s
), verdict AS MATERIALIZED (
  SELECT present AND coalesce(bool_and(fits), true) AS fits FROM present LEFT JOIN locked ON true GROUP BY present
)`

/** Closing of that statement: the seats move when the record in `gate` was written, and only then. */
export const moveSeats = /* sql */ `
moved AS (
  UPDATE sandbox_air_sale s SET sold = l.sold FROM locked l
  WHERE s.flight_date = l.flight_date AND s.leg_id = l.leg_id AND EXISTS (SELECT FROM gate)
)`

export const openSeats = /* sql */ `
INSERT INTO sandbox_air_sale (flight_date, leg_id)
SELECT flight_date, leg_id FROM jsonb_to_recordset($1::jsonb) AS w(flight_date date, leg_id text)
ORDER BY flight_date, leg_id
ON CONFLICT DO NOTHING`
