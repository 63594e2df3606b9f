import type { DirectionState } from '@sojourn/domain/products/intl-flight/ticket-state'
import type { IntlAirPricing, IntlAirQuote, IntlPassengerType } from '../../../ports/intl-air'
import type { SqlExecutor } from '../../../ports/supply'
import type { SeatRef } from '../../air/seat-movement'
import type { IntlAirFault } from '../faults'

/** What the books keep of a trip: what was asked for, what it was told as, and which seats it takes, by segment of the whole trip. */
export interface BookedTrip {
  pricing: Omit<IntlAirPricing, 'passengers'>
  quote: Kept<IntlAirQuote>
  seats: SeatRef[][]
  /** What each slice is worth, by type of passenger; a refund or a change goes by these. */
  values: SliceValue[]
}
export interface SliceValue {
  /** Bought as half of a round trip. */
  halves: boolean
  byType: Partial<Record<IntlPassengerType, PassengerValue>>
}
/** Fen of one passenger. */
export type PassengerValue = Pick<DirectionState, 'fare' | 'surcharge' | 'taxes' | 'oneWayFare'>
type Kept<Quote extends { payBy: Date; priceUntil: Date }> = Omit<Quote, 'payBy' | 'priceUntil'> & {
  payBy: string
  priceUntil: string
}

export interface RecordRow {
  reference: string
  state: 'held' | 'ticketed' | 'released'
  hold_until: Date
  /** Seats; infants have none. */
  party: number
  passengers: IntlPassengerType[]
  trip: BookedTrip
  records: string[]
  faults: IntlAirFault[]
  revision: number
  issue_ready_at: Date | null
}

const columns = 'reference, state, hold_until, party, passengers, trip, records, faults, revision, issue_ready_at'

async function rowWhere(sql: SqlExecutor, text: string, value: string): Promise<RecordRow | undefined> {
  const [row] = await sql.query<RecordRow>(text, [value])
  return row
}

export const recordByKey = (sql: SqlExecutor, key: string): Promise<RecordRow | undefined> =>
  rowWhere(sql, `SELECT ${columns} FROM sandbox_intl_record WHERE hold_key = $1`, key)

/** Locked until the end of the caller's transaction. */
export const lockRecord = (sql: SqlExecutor, reference: string): Promise<RecordRow | undefined> =>
  rowWhere(sql, `SELECT ${columns} FROM sandbox_intl_record WHERE reference = $1 FOR UPDATE`, reference)

export interface CouponRow {
  ticket_no: string
  plan: number
  passenger: number
  ticket_state: 'live' | 'refunded' | 'exchanged' | 'void'
  /** Events to whose new times the ticket was taken. */
  accepted: string[]
  segment: number
  state: 'open' | 'refunded' | 'exchanged' | 'void'
  seats: SeatRef[]
}

export const couponsOfReference = (sql: SqlExecutor, reference: string): Promise<CouponRow[]> =>
  sql.query<CouponRow>(
    `SELECT ticket_no, plan, passenger, t.state AS ticket_state, accepted, segment, c.state, seats
    FROM sandbox_intl_ticket t JOIN sandbox_intl_coupon c USING (ticket_no)
    WHERE reference = $1 ORDER BY passenger, plan, ticket_no, segment`,
    [reference],
  )

/** How a ticket was closed, and what was answered then. */
export interface ClosedTicket {
  ticket_no: string
  reference: string
  closed_key: string | null
  answer: object | null
}
export const ticketsByNumber = (sql: SqlExecutor, ticketNos: readonly string[]): Promise<ClosedTicket[]> =>
  sql.query<ClosedTicket>(
    'SELECT ticket_no, reference, closed_key, answer FROM sandbox_intl_ticket WHERE ticket_no = ANY($1) ORDER BY reference, ticket_no',
    [ticketNos],
  )

export const recordOf = (sql: SqlExecutor, reference: string): Promise<RecordRow | undefined> =>
  rowWhere(sql, `SELECT ${columns} FROM sandbox_intl_record WHERE reference = $1`, reference)

/** First segment of each slice, counted through the whole trip, and where the last ends. */
export function segmentStarts({ quote: { itineraries } }: BookedTrip): number[] {
  const starts = [0]
  for (const { segments } of itineraries) starts.push(starts.at(-1)! + segments.length)
  return starts
}

/** Positions of the segments of one slice. */
export function segmentsOfSlice(trip: BookedTrip, slice: number): number[] {
  const starts = segmentStarts(trip)
  return Array.from({ length: starts[slice + 1]! - starts[slice]! }, (_, index) => starts[slice]! + index)
}

/** Which slice a segment of the whole trip belongs to. */
export const sliceAt = (trip: BookedTrip, segment: number): number =>
  segmentStarts(trip).findLastIndex((start) => start <= segment)
