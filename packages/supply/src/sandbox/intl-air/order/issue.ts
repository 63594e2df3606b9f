import type { IntlAirFailure, IntlAirIssue, IntlAirIssued } from '../../../ports/intl-air'
import type { AirDelayed } from '../../../ports/air'
import type { IntlAirExtraAnswer } from '../../../ports/intl-air-extras'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { happensTo, slowAnswer } from '../../faults'
import type { SeatRef } from '../../air/seat-movement'
import { groupBy } from '../../air/order/group'
import { extrasOf } from '../fares/extras'
import { answeredExtras, type AskedExtra } from './answered-extras'
import { answersUnder, keepBought, type BoughtExtra } from './bought-extras'
import { release, type Desk } from './holds'
import { lostOrDearer } from './reprice'
import { couponsOfReference, lockRecord, segmentsOfSlice, type RecordRow } from './records'

/** Carriers without documents of their own use those of the settlement plan. */
const planPrefix = '999'
export const ticketPrefix = (desk: Desk, carrier: string): string => desk.world.airline(carrier)?.ticketPrefix || planPrefix

export async function issue(
  desk: Desk,
  { sql, now }: SupplyContext,
  request: IntlAirIssue,
): Promise<IntlAirIssued | AirDelayed | IntlAirFailure> {
  const { reference } = request
  const record = await lockRecord(sql, reference)
  if (!record) return { failure: 'referenceUnknown' }
  if (record.faults.includes('SLOW')) await slowAnswer(desk.faults)
  if (record.state === 'ticketed') return issued(desk, sql, record, request)
  if (record.state === 'released' || new Date(record.hold_until) < now) return { failure: 'holdExpired' }
  if (happensTo(desk.faults, record, 'ISSUE_FAIL')) return { failure: 'issueFailed' }
  const failed = lostOrDearer(desk, record, now)
  if (failed) return failed
  if (happensTo(desk.faults, record, 'ONE_RECORD_FAILS')) return oneFails(desk, sql, record, now)
  const askAgainAt = record.issue_ready_at ?? (happensTo(desk.faults, record, 'ISSUE_DELAY') ? later(now) : undefined)
  if (askAgainAt && now < askAgainAt) {
    await sql.query(delayStatement, [reference, askAgainAt])
    return { askAgainAt }
  }
  await sql.query(issueStatement, [reference, now, JSON.stringify(ticketsOf(desk, record)), 'live', 'open'])
  await sql.query(
    "UPDATE sandbox_intl_record SET state = 'ticketed', ticketed_at = $2, revision = revision + 1 WHERE reference = $1",
    [reference, now],
  )
  return issued(desk, sql, record, request)
}

/** Handbook 12: an issue that is delayed takes twenty minutes. */
const later = (now: Date): Date => new Date(now.getTime() + 20 * 60_000)

/** The seats wait for the tickets, and an hour more for whoever asks again. */
const delayStatement = /* sql */ `
UPDATE sandbox_intl_record SET issue_ready_at = $2, hold_until = greatest(hold_until, $2::timestamptz + interval '1 hour'), revision = revision + 1
WHERE reference = $1 AND issue_ready_at IS NULL`

const issueStatement = /* sql */ `
WITH wanted AS MATERIALIZED (
  SELECT w.*, w.prefix || '-' || lpad(nextval('sandbox_intl_ticket_serial')::text, 10, '0') AS ticket_no
  FROM jsonb_to_recordset($3::jsonb) AS w(passenger smallint, plan smallint, prefix text, coupons jsonb)
), ticket AS (
  INSERT INTO sandbox_intl_ticket (ticket_no, reference, plan, passenger, state, issued_at)
  SELECT ticket_no, $1, plan, passenger, $4, $2::timestamptz FROM wanted
)
INSERT INTO sandbox_intl_coupon (ticket_no, segment, state, seats)
SELECT ticket_no, c.segment, $5, c.seats FROM wanted, jsonb_to_recordset(coupons) AS c(segment smallint, seats jsonb)`

interface Written {
  passenger: number
  plan: number
  prefix: string
  coupons: { segment: number; seats: SeatRef[] }[]
}

/** One ticket for each passenger and plan, a coupon for each of its segments. */
function ticketsOf(desk: Desk, { trip, passengers }: RecordRow): Written[] {
  return passengers.flatMap((type, passenger) =>
    trip.quote.tickets.map(({ validatingCarrier, slices }, plan) => ({
      passenger,
      plan,
      prefix: ticketPrefix(desk, validatingCarrier),
      coupons: slices
        .flatMap((slice) => segmentsOfSlice(trip, slice))
        .map((segment) => ({ segment, seats: type === 'infant' ? [] : trip.seats[segment]! })),
    })),
  )
}

/** The last carrier refuses: what the others have ticketed is void, and all seats go back. */
async function oneFails(desk: Desk, sql: SqlExecutor, record: RecordRow, now: Date): Promise<IntlAirFailure> {
  const last = record.trip.quote.tickets.length - 1
  const written = ticketsOf(desk, record).filter(({ plan }) => plan < last)
  await sql.query(issueStatement, [record.reference, now, JSON.stringify(written), 'void', 'void'])
  await release({ sql }, record.reference)
  return { failure: 'issueFailed' }
}

async function issued(
  desk: Desk,
  sql: SqlExecutor,
  record: RecordRow,
  { key, extras = [] }: IntlAirIssue,
): Promise<IntlAirIssued> {
  const { reference } = record
  const byTicket = groupBy(await couponsOfReference(sql, reference), ({ ticket_no }) => ticket_no)
  const tickets = [...byTicket].map(([ticketNo, coupons]) => ({
    ticketNo,
    passenger: coupons[0]!.passenger,
    plan: coupons[0]!.plan,
    segments: coupons.map(({ segment }) => segment),
  }))
  if (extras.length === 0) return { reference, tickets }
  const offers = extrasOf(record.trip.quote)
  const asked = extras.map(({ passenger, ...extra }): AskedExtra | undefined => {
    const ticket = tickets.find((each) => each.passenger === passenger && each.segments.includes(extra.segment))
    return ticket && { asked: { ...extra, ticketNo: ticket.ticketNo }, record, offers }
  })
  const answers = (
    await sold(
      desk,
      sql,
      key,
      asked.filter((each) => each !== undefined),
    )
  ).values()
  // Of a flight that the passenger does not fly nothing is sold.
  return { reference, tickets, extras: asked.map((each) => (each && answers.next().value) ?? { refused: true }) }
}

/** The answers of a purchase, which are given once. */
async function sold(desk: Desk, sql: SqlExecutor, key: string, asked: readonly AskedExtra[]): Promise<IntlAirExtraAnswer[]> {
  const purchase = { operation: 'issue', key } as const
  const before = await answersUnder(sql, purchase)
  if (before.length > 0) return before
  const answers = await answeredExtras(desk, sql, asked)
  await keepBought(
    sql,
    purchase,
    asked.map((extra, index): BoughtExtra => ({ asked: extra.asked, answer: answers[index]! })),
  )
  return answers
}
