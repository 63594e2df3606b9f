import { refundOf } from '@sojourn/domain/products/intl-flight/after-sale/refund'
import type { IntlAirFailure } from '../../../ports/intl-air'
import type {
  IntlAirRefundAll,
  IntlAirRefunded,
  IntlAirRefundLine,
  IntlAirRefundQuote,
  IntlAirRefundQuoting,
} from '../../../ports/intl-air-refunds'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { happensTo } from '../../faults'
import { lockSeats, movementsOf, moveSeats } from '../../air/seat-movement'
import type { Skies } from './coupons'
import { freeSeats } from './given-seats'
import type { Desk } from './holds'
import { couponsOfReference, lockRecord, recordOf, ticketsByNumber, type ClosedTicket, type RecordRow } from './records'
import { liveTicket, openCoupons, type LiveTicket } from './live-ticket'

type ReadRecord = (sql: SqlExecutor, reference: string) => Promise<RecordRow | undefined>

/** These tickets as they stand, in the order asked for; records are read, or locked, in the order of their references. */
export async function liveTickets(
  skies: Skies,
  { sql, now }: SupplyContext,
  { tickets, ticketNos }: { tickets: readonly ClosedTicket[]; ticketNos: readonly string[] },
  read: ReadRecord,
): Promise<LiveTicket[] | IntlAirFailure> {
  if (ticketNos.length === 0 || tickets.length < new Set(ticketNos).size) return { failure: 'referenceUnknown' }
  const live = new Map<string, LiveTicket>()
  for (const reference of new Set(tickets.map((ticket) => ticket.reference))) {
    const record = await read(sql, reference)
    const coupons = await couponsOfReference(sql, reference)
    for (const { ticket_no } of tickets.filter((ticket) => ticket.reference === reference)) {
      const found = record && liveTicket(skies, record, { all: coupons, ticketNo: ticket_no, now })
      if (!found) return { failure: 'couponNotOpen' }
      live.set(ticket_no, found)
    }
  }
  return ticketNos.map((ticketNo) => live.get(ticketNo)!)
}

/** What comes back of each, or why nothing can be said. */
function linesOf(tickets: readonly LiveTicket[], now: Date, taxesOnly = false): IntlAirRefundLine[] | IntlAirFailure | 'unknown' {
  const lines: IntlAirRefundLine[] = []
  for (const { ticketNo, state } of tickets) {
    const refund = refundOf(state, now.toISOString(), taxesOnly)
    if (refund === 'unknown') return 'unknown'
    if (refund === 'nothingLeft') return { failure: 'couponNotOpen' }
    lines.push({ ticketNo, ...refund })
  }
  return lines
}

export async function refundQuote(
  skies: Skies,
  context: SupplyContext,
  { ticketNos, taxesOnly }: IntlAirRefundQuoting,
): Promise<IntlAirRefundQuote | IntlAirFailure> {
  const tickets = await ticketsByNumber(context.sql, ticketNos)
  const live = await liveTickets(skies, context, { tickets, ticketNos }, recordOf)
  if ('failure' in live) return live
  const lines = linesOf(live, context.now, taxesOnly)
  if (lines === 'unknown') return { unknown: true }
  return 'failure' in lines ? lines : { lines }
}

export async function refundAll(
  desk: Desk & Skies,
  context: SupplyContext,
  { key, lines: asked, taxesOnly }: IntlAirRefundAll,
): Promise<IntlAirRefunded | IntlAirFailure> {
  const { sql, now } = context
  const ticketNos = asked.map(({ ticketNo }) => ticketNo)
  const tickets = await ticketsByNumber(sql, ticketNos)
  const before = answeredBefore(tickets, ticketNos, key) as IntlAirRefundLine[] | undefined
  if (before) return { lines: before }
  const live = await liveTickets(desk, context, { tickets, ticketNos }, lockRecord)
  if ('failure' in live) return live
  const lines = linesOf(live, now, taxesOnly)
  if (lines === 'unknown') return { failure: 'rulesUnknown' }
  if ('failure' in lines) return lines
  if (lines.some(({ fee }, index) => fee > asked[index]!.feeAtMost)) return { failure: 'feeRose' }
  if (live.some(({ record }) => happensTo(desk.faults, record, 'REFUND_FAIL'))) return { failure: 'notRefundable' }
  if (!(await close(desk, context, { key, live, lines }))) return { failure: 'supplierBusy' }
  await freeSeats(sql, ticketNos)
  return { lines }
}

/** What was answered under this key, where all of these were closed by it. */
export function answeredBefore(
  tickets: readonly ClosedTicket[],
  ticketNos: readonly string[],
  key: string,
): object[] | undefined {
  const answers = new Map(
    tickets.filter((ticket) => ticket.closed_key === key).map((ticket) => [ticket.ticket_no, ticket.answer]),
  )
  const all = ticketNos.flatMap((ticketNo) => answers.get(ticketNo) ?? [])
  return all.length > 0 && all.length === ticketNos.length ? all : undefined
}

const closeStatement = /* sql */ `${lockSeats}, gate AS (
  UPDATE sandbox_intl_ticket t SET state = 'refunded', closed_key = $2, answer = w.answer
  FROM jsonb_to_recordset($3::jsonb) AS w(ticket_no text, answer jsonb)
  WHERE t.ticket_no = w.ticket_no AND t.state = 'live' AND (SELECT fits FROM verdict)
  RETURNING t.ticket_no
), closed AS (
  UPDATE sandbox_intl_coupon c SET state = 'refunded'
  FROM jsonb_to_recordset($4::jsonb) AS w(ticket_no text, segment smallint) JOIN gate USING (ticket_no)
  WHERE c.ticket_no = w.ticket_no AND c.segment = w.segment
), ${moveSeats}
SELECT ticket_no FROM gate`

interface ClosedTickets {
  key: string
  live: readonly LiveTicket[]
  lines: readonly IntlAirRefundLine[]
}

/** All tickets, their unflown coupons and the seats of these in one statement. */
async function close(skies: Skies, { sql, now }: SupplyContext, { key, live, lines }: ClosedTickets): Promise<boolean> {
  const open = live.flatMap((ticket) => openCoupons(skies, ticket, now))
  const rows = await sql.query(closeStatement, [
    movementsOf(
      [],
      open.flatMap(({ seats }) => seats.map((seat) => ({ ...seat, seats: 1 }))),
    ),
    key,
    JSON.stringify(lines.map((line) => ({ ticket_no: line.ticketNo, answer: line }))),
    JSON.stringify(open.map(({ ticket_no, segment }) => ({ ticket_no, segment }))),
  ])
  return rows.length === lines.length
}
