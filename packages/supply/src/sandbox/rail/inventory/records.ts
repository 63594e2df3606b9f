import type { RailPlace, RailRefundQuote, RailChangeQuote } from '../../../ports/rail'
import type { SqlExecutor } from '../../../ports/supply'
import type { SeatRef } from './coach-store'
import type { RailFault } from './faults'

export interface LockRecord {
  lock_no: string
  state: 'pending' | 'held' | 'issued' | 'released' | 'expired'
  hold_until: Date
  faults: RailFault[]
  purchase_no: string | null
}

/** What a ticket prints, and on what its fees depend. */
export interface TicketTerms extends Pick<RailPlace, 'coach' | 'place' | 'berth'> {
  departStation: string
  arriveStation: string
  gate: string
  child: boolean
  student?: boolean
  /** Of whoever bought it. */
  buyer?: boolean
  /** Set when the ticket came from a change. */
  changed?: { withinEightDays: boolean; springFestival: boolean }
}
export interface TicketRecord extends SeatRef {
  lock_no: string
  passenger: number
  ride: number
  state: 'held' | 'issued' | 'released' | 'refunded' | 'changed'
  traveller: number
  departs: Date
  arrives: Date
  hold_until: Date
  price: number
  terms: TicketTerms
  ticket_no: string | null
  closed_key: string | null
  closed: RailRefundQuote | Omit<RailChangeQuote, 'newTicket'> | null
  exchanged_for: string | null
}

const lockColumns = 'lock_no, state, hold_until, faults, purchase_no'
const ticketColumns = `lock_no, passenger, ride, state, traveller, train_key, seat, coach, slot, from_stop, to_stop, departs,
  arrives, hold_until, price, terms, ticket_no, closed_key, closed, exchanged_for`

/** What the key was answered with before, and whether a lock on one of the trains has run out and was not cleared away yet. */
export async function lockOfKey(
  sql: SqlExecutor,
  { key, trainKeys, now }: { key: string; trainKeys: readonly string[]; now: Date },
): Promise<{ before: LockRecord | undefined; lapsed: boolean }> {
  const [row] = await sql.query<{ lapsed: boolean } & (LockRecord | { lock_no: null })>(
    `SELECT ${lockColumns}, EXISTS (
      SELECT FROM unnest($2::text[]) AS w(train_key), LATERAL (
        SELECT hold_until FROM sandbox_rail_ticket t WHERE t.train_key = w.train_key AND t.state = 'held' ORDER BY hold_until LIMIT 1
      ) AS first WHERE first.hold_until < $3::timestamptz
    ) AS lapsed
    FROM (VALUES ($1)) AS asked(lock_key) LEFT JOIN sandbox_rail_lock USING (lock_key)`,
    [key, trainKeys, now],
  )
  if (!row) throw new Error('the statement answers one row')
  return { before: row.lock_no === null ? undefined : row, lapsed: row.lapsed }
}

export async function lockNoOfKey(sql: SqlExecutor, key: string): Promise<string | undefined> {
  const [row] = await sql.query<{ lock_no: string }>('SELECT lock_no FROM sandbox_rail_lock WHERE lock_key = $1', [key])
  return row?.lock_no
}

export async function findLock(sql: SqlExecutor, lockNo: string): Promise<LockRecord | undefined> {
  const [row] = await sql.query<LockRecord>(`SELECT ${lockColumns} FROM sandbox_rail_lock WHERE lock_no = $1`, [lockNo])
  return row
}

/** Nobody else changes it until the caller's transaction ends. */
export async function claimLock(sql: SqlExecutor, lockNo: string): Promise<LockRecord | undefined> {
  const [row] = await sql.query<LockRecord>(`SELECT ${lockColumns} FROM sandbox_rail_lock WHERE lock_no = $1 FOR UPDATE`, [
    lockNo,
  ])
  return row
}

export const ticketsOfLock = (sql: SqlExecutor, lockNo: string): Promise<TicketRecord[]> =>
  sql.query<TicketRecord>(`SELECT ${ticketColumns} FROM sandbox_rail_ticket WHERE lock_no = $1 ORDER BY passenger, ride`, [
    lockNo,
  ])

export const ticketsOfNumbers = (sql: SqlExecutor, ticketNos: readonly string[]): Promise<TicketRecord[]> =>
  sql.query<TicketRecord>(`SELECT ${ticketColumns} FROM sandbox_rail_ticket WHERE ticket_no = ANY($1::text[])`, [ticketNos])

/** Locked until the caller's transaction ends. */
export async function claimTicket(sql: SqlExecutor, ticketNo: string): Promise<TicketRecord | undefined> {
  const [row] = await sql.query<TicketRecord>(
    `SELECT ${ticketColumns} FROM sandbox_rail_ticket WHERE ticket_no = $1 FOR UPDATE`,
    [ticketNo],
  )
  return row
}

export async function faultsOf(sql: SqlExecutor, lockNo: string): Promise<RailFault[]> {
  const [row] = await sql.query<{ faults: RailFault[] }>('SELECT faults FROM sandbox_rail_lock WHERE lock_no = $1', [lockNo])
  return row?.faults ?? []
}

type Placed = Pick<TicketRecord, 'passenger' | 'ride' | 'seat' | 'price' | 'terms'>

export function placeOf({ passenger, ride, seat, price, terms: { coach, place, berth } }: Placed): RailPlace {
  return { passenger, ride, seat, coach, place, ...(berth && { berth }), price }
}
