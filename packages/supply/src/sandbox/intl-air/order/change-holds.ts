import type { IntlAirChangeAll, IntlAirChangeHeld, IntlAirChangeHold, IntlAirFailure } from '../../../ports/intl-air'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { recordLocator } from '../../air/keys'
import { lockSeats, movementsOf, moveSeats, openSeats, type SeatReturn, type SeatTake } from '../../air/seat-movement'
import { askedExchange, takesOfExchange, type ChangeDesk } from './asked-exchange'
import type { Desk } from './holds'
import { recordOf, ticketsByNumber } from './records'

export const isChangeHold = (reference: string): boolean => reference.startsWith('H')

interface ChangeHoldRow {
  reference: string
  state: 'held' | 'used' | 'released'
  hold_until: Date
  ticket_nos: string[]
  slice: number
  itinerary_key: string
  fare_key: string
  seats: SeatReturn[]
  held_at: Date
}

const columns = 'reference, state, hold_until, ticket_nos, slice, itinerary_key, fare_key, seats, held_at'

async function rowWhere(sql: SqlExecutor, text: string, value: string): Promise<ChangeHoldRow | undefined> {
  const [row] = await sql.query<ChangeHoldRow>(text, [value])
  return row
}

const holdByKey = (sql: SqlExecutor, key: string): Promise<ChangeHoldRow | undefined> =>
  rowWhere(sql, `SELECT ${columns} FROM sandbox_intl_change_hold WHERE hold_key = $1`, key)

/** Seats of the new itinerary for the tickets that ask for it; what they have stays until they are exchanged. */
export async function holdChange(
  desk: ChangeDesk,
  context: SupplyContext,
  request: IntlAirChangeHold,
): Promise<IntlAirChangeHeld | IntlAirFailure> {
  const { sql, now } = context
  const before = await holdByKey(sql, request.key)
  if (before) return { reference: before.reference }
  const asked = await ticketsByNumber(sql, request.ticketNos)
  const found = await askedExchange(desk, context, { asked, request, read: recordOf, at: now })
  if ('failure' in found) return found
  return write(desk, context, request, takesOfExchange(desk, found.tickets, found.exchange, now))
}

const holdStatement = /* sql */ `${lockSeats}, gate AS (
  INSERT INTO sandbox_intl_change_hold (reference, hold_key, state, hold_until, ticket_nos, slice, itinerary_key, fare_key, seats, held_at)
  SELECT $2, $3, 'held', $4::timestamptz, $5::text[], $6::smallint, $7, $8, $9::jsonb, $10::timestamptz
  WHERE (SELECT fits FROM verdict)
  ON CONFLICT DO NOTHING
  RETURNING reference
), ${moveSeats}
SELECT (SELECT present FROM present) AS present, (SELECT fits FROM verdict) AS fits, (SELECT reference FROM gate) AS reference`

async function write(
  { seed }: Desk,
  { sql, now }: SupplyContext,
  { key, ticketNos, slice, to, holdUntil }: IntlAirChangeHold,
  takes: readonly SeatTake[],
): Promise<IntlAirChangeHeld | IntlAirFailure> {
  const movements = movementsOf(takes, [])
  const seats = takes.map((take): SeatReturn => ({ date: take.date, leg: take.leg, class: take.class, seats: take.seats }))
  for (let attempt = 0; attempt < 5; attempt++) {
    const [outcome] = await sql.query<{ present: boolean; fits: boolean; reference: string | null }>(holdStatement, [
      movements,
      `H${recordLocator(key, seed, attempt)}`,
      key,
      holdUntil,
      ticketNos,
      slice,
      to.itineraryKey,
      to.fareKey,
      JSON.stringify(seats),
      now,
    ])
    if (outcome?.reference) return { reference: outcome.reference }
    if (!outcome?.present) await sql.query(openSeats, [movements])
    else if (!outcome.fits) return { failure: 'soldOut' }
  }
  return { failure: 'supplierBusy' }
}

/** The seats that are held for an exchange, locked; or why it cannot have them. */
export async function lockChangeHold(
  { sql, now }: SupplyContext,
  { ticketNos, slice, to }: IntlAirChangeAll,
  reference: string,
): Promise<ChangeHoldRow | IntlAirFailure> {
  const hold = await rowWhere(sql, `SELECT ${columns} FROM sandbox_intl_change_hold WHERE reference = $1 FOR UPDATE`, reference)
  const isOwn =
    hold?.ticket_nos.join() === ticketNos.join() &&
    hold.slice === slice &&
    hold.itinerary_key === to.itineraryKey &&
    hold.fare_key === to.fareKey
  if (!hold || !isOwn) return { failure: 'referenceUnknown' }
  return hold.state === 'held' && new Date(hold.hold_until) >= now ? hold : { failure: 'holdExpired' }
}

/** Its seats are those of the new tickets now. */
export const spendChangeHold = (sql: SqlExecutor, reference: string): Promise<unknown> =>
  sql.query("UPDATE sandbox_intl_change_hold SET state = 'used' WHERE reference = $1", [reference])

const releaseStatement = /* sql */ `${lockSeats}, gate AS (
  UPDATE sandbox_intl_change_hold SET state = 'released'
  WHERE reference = $2 AND state = 'held' AND (SELECT fits FROM verdict)
  RETURNING reference
), ${moveSeats}
SELECT reference FROM gate`

/** Gives the seats back; those that were used or given back already stay where they are. */
export async function releaseChange({ sql }: Pick<SupplyContext, 'sql'>, reference: string): Promise<void> {
  const hold = await rowWhere(
    sql,
    `SELECT ${columns} FROM sandbox_intl_change_hold WHERE reference = $1 AND state = 'held' FOR UPDATE`,
    reference,
  )
  if (hold) await sql.query(releaseStatement, [movementsOf([], hold.seats), reference])
}
