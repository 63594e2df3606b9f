import type { SqlExecutor } from '../../../ports/supply'
import type { SeatRef } from '../../air/seat-movement'

/** A ticket that is to sit in one of these seats, the best first, on each of the legs. */
interface SeatWish {
  ticketNo: string
  legs: readonly SeatRef[]
  seats: readonly string[]
}
interface GivenSeat {
  flight_date: string
  leg_id: string
  seat_no: string
}

/** The seat of each, undefined where none of them is left; nobody else has it until its ticket leaves the flight. */
export async function giveSeats(sql: SqlExecutor, wishes: readonly SeatWish[]): Promise<(string | undefined)[]> {
  const legs = JSON.stringify(wishes.flatMap((wish) => wish.legs.map(({ date, leg }) => ({ flight_date: date, leg_id: leg }))))
  // Whoever gives seats of a leg waits for the others.
  await sql.query(lockStatement, [legs])
  const chosen = chosenSeats(wishes, await sql.query<GivenSeat>(takenStatement, [legs]))
  const rows = wishes.flatMap(({ ticketNo, legs: flown }, index) =>
    flown.flatMap(({ date, leg }) =>
      chosen[index] ? [{ flight_date: date, leg_id: leg, seat_no: chosen[index], ticket_no: ticketNo }] : [],
    ),
  )
  await sql.query(writeStatement, [JSON.stringify(rows)])
  return chosen
}

/** The first seat of each wish that nobody has on any of its legs, neither before nor by another of them. */
function chosenSeats(wishes: readonly SeatWish[], taken: readonly GivenSeat[]): (string | undefined)[] {
  const gone = new Set(taken.map(({ flight_date, leg_id, seat_no }) => `${flight_date} ${leg_id} ${seat_no}`))
  return wishes.map(({ legs, seats }) => {
    const placesOf = (seat: string): string[] => legs.map(({ date, leg }) => `${date} ${leg} ${seat}`)
    const found = seats.find((seat) => placesOf(seat).every((place) => !gone.has(place)))
    if (found) for (const place of placesOf(found)) gone.add(place)
    return found
  })
}

const lockStatement = /* sql */ `
SELECT FROM sandbox_air_sale s JOIN (
  SELECT DISTINCT flight_date, leg_id FROM jsonb_to_recordset($1::jsonb) AS w(flight_date date, leg_id text)
) AS wanted USING (flight_date, leg_id)
ORDER BY flight_date, leg_id FOR UPDATE OF s`

const takenStatement = /* sql */ `
SELECT DISTINCT flight_date::text AS flight_date, leg_id, seat_no
FROM sandbox_intl_seat JOIN jsonb_to_recordset($1::jsonb) AS w(flight_date date, leg_id text) USING (flight_date, leg_id)`

const writeStatement = /* sql */ `
INSERT INTO sandbox_intl_seat (flight_date, leg_id, seat_no, ticket_no)
SELECT * FROM jsonb_to_recordset($1::jsonb) AS w(flight_date date, leg_id text, seat_no text, ticket_no text)`

/** Seats of tickets that are given back are anybody's. */
export const freeSeats = (sql: SqlExecutor, ticketNos: readonly string[]): Promise<unknown> =>
  sql.query('DELETE FROM sandbox_intl_seat WHERE ticket_no = ANY($1)', [ticketNos])

interface Kept {
  ticketNo: string
  newTicketNo: string
  legs: readonly SeatRef[]
}

/** A new ticket has the seats of the old one on the flights that it keeps; the others are anybody's. */
export async function moveGivenSeats(sql: SqlExecutor, kept: readonly Kept[]): Promise<void> {
  const rows = kept.flatMap(({ ticketNo, newTicketNo, legs }) =>
    legs.map(({ date, leg }) => ({ ticket_no: ticketNo, new_no: newTicketNo, flight_date: date, leg_id: leg })),
  )
  await sql.query(moveStatement, [JSON.stringify(rows)])
  await freeSeats(
    sql,
    kept.map(({ ticketNo }) => ticketNo),
  )
}

const moveStatement = /* sql */ `
UPDATE sandbox_intl_seat s SET ticket_no = w.new_no
FROM jsonb_to_recordset($1::jsonb) AS w(ticket_no text, new_no text, flight_date date, leg_id text)
WHERE s.ticket_no = w.ticket_no AND s.flight_date = w.flight_date AND s.leg_id = w.leg_id`
