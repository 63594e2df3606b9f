import type { AirCabin, AirPassengerType } from '../../../ports/air'
import type { SqlExecutor } from '../../../ports/supply'
import type { AirFault } from '../faults'
import type { Buyer } from '../fares'
import type { BookedJourney } from '../journeys'
import type { SeatRef } from '../seat-movement'

/** A passenger name record as the books keep it. */
export interface PnrRecord {
  pnr: string
  state: 'held' | 'ticketed' | 'released' | 'voided'
  hold_until: Date
  /** Seats; infants have none. */
  party: number
  /** By the passenger's position. */
  passengers: AirPassengerType[]
  journeys: BookedJourney[]
  buyer: Buyer
  faults: AirFault[]
  revision: number
  ticketed_at: Date | null
  /** When tickets that are delayed will be there. */
  issue_ready_at: Date | null
}

/** The conditions under which one coupon was sold; a refund or change goes by these. */
export interface CouponTerms {
  flightKey: string
  carrier: string
  cabin: AirCabin
  passenger: AirPassengerType
  ticketPrice: number
  buildFee: number
  fuelFee: number
  ruleTier: string
  /** Scheduled departure, milliseconds since 1970. */
  departs: number
  seats: SeatRef[]
  connection?: boolean
}
export interface CouponRecord {
  ticket_no: string
  passenger: number
  carrier: string
  journey: number
  state: 'open' | 'refunded' | 'exchanged' | 'void'
  terms: CouponTerms
  closed_key: string | null
  closed_fee: number | null
  exchanged_for: string | null
}

const pnrColumns = 'pnr, state, hold_until, party, passengers, journeys, buyer, faults, revision, ticketed_at, issue_ready_at'

async function pnrWhere(sql: SqlExecutor, text: string, value: string): Promise<PnrRecord | undefined> {
  const [row] = await sql.query<PnrRecord>(text, [value])
  return row
}

export const pnrByKey = (sql: SqlExecutor, key: string): Promise<PnrRecord | undefined> =>
  pnrWhere(sql, `SELECT ${pnrColumns} FROM sandbox_air_pnr WHERE hold_key = $1`, key)

/** Locked until the end of the caller's transaction; `revision` guards writes that are outside one. */
export const lockPnr = (sql: SqlExecutor, pnr: string): Promise<PnrRecord | undefined> =>
  pnrWhere(sql, `SELECT ${pnrColumns} FROM sandbox_air_pnr WHERE pnr = $1 FOR UPDATE`, pnr)

export const lockPnrOfTicket = (sql: SqlExecutor, ticketNo: string): Promise<PnrRecord | undefined> =>
  pnrWhere(
    sql,
    `SELECT ${pnrColumns} FROM sandbox_air_pnr WHERE pnr = (SELECT pnr FROM sandbox_air_ticket WHERE ticket_no = $1) FOR UPDATE`,
    ticketNo,
  )

/** The same without the lock, for a quote. */
export const pnrOfTicket = (sql: SqlExecutor, ticketNo: string): Promise<PnrRecord | undefined> =>
  pnrWhere(
    sql,
    `SELECT ${pnrColumns} FROM sandbox_air_pnr WHERE pnr = (SELECT pnr FROM sandbox_air_ticket WHERE ticket_no = $1)`,
    ticketNo,
  )

export const couponsOf = (sql: SqlExecutor, pnr: string): Promise<CouponRecord[]> =>
  sql.query<CouponRecord>(
    `SELECT ticket_no, passenger, carrier, journey, c.state, terms, closed_key, closed_fee, exchanged_for
    FROM sandbox_air_ticket JOIN sandbox_air_coupon c USING (ticket_no)
    WHERE pnr = $1 ORDER BY passenger, ticket_no, journey`,
    [pnr],
  )
