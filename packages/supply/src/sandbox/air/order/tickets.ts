import { chargeOf } from '@sojourn/domain/products/flight/passengers'
import type { AirDelayed, AirDone, AirFailure, AirIssue, AirIssued, AirPassengerType } from '../../../ports/air'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { happensTo, slowAnswer } from '../../faults'
import { groupBy } from './group'
import { lostOrDearer } from './held-faults'
import type { Desk } from './holds'
import type { BookedJourney } from '../journeys'
import { couponsOf, lockPnr, type CouponRecord, type CouponTerms, type PnrRecord } from './records'
import { chinaDay, departureMs } from '../sale-day'
import { epochDay, minutesOf } from '@sojourn/domain/kit/local-date'
import { lockSeats, movementsOf, moveSeats, type SeatRef, type SeatReturn } from '../seat-movement'

/** Carriers without documents of their own use those of the settlement plan. */
const planPrefix = '999'

export async function issue(desk: Desk, context: SupplyContext, request: AirIssue): Promise<AirIssued | AirDelayed | AirFailure> {
  const record = await lockPnr(context.sql, request.pnr)
  if (record?.faults.includes('SLOW')) await slowAnswer(desk.faults)
  const first = await issueOnce(desk, context, record)
  return record?.faults.includes('DUPLICATE') ? issueOnce(desk, context, await lockPnr(context.sql, request.pnr)) : first
}

async function issueOnce(
  desk: Desk,
  { sql, now }: SupplyContext,
  record: PnrRecord | undefined,
): Promise<AirIssued | AirDelayed | AirFailure> {
  if (!record || record.state === 'voided') return { failure: 'pnrUnknown' }
  if (record.state === 'ticketed') return issued(sql, record.pnr)
  if (record.state === 'released' || new Date(record.hold_until) < now) return { failure: 'holdExpired' }
  if (happensTo(desk.faults, record, 'ISSUE_FAIL')) return { failure: 'issueFailed' }
  const failed = lostOrDearer(desk, record, now)
  if (failed) return failed
  const askAgainAt = record.issue_ready_at ?? (happensTo(desk.faults, record, 'ISSUE_DELAY') ? later(now) : undefined)
  if (askAgainAt && now < askAgainAt) {
    await sql.query(delayStatement, [record.pnr, askAgainAt])
    return { askAgainAt }
  }
  const written = await sql.query<LiveCoupon>(issueStatement, [record.pnr, now, JSON.stringify(ticketsOf(desk, record))])
  return written.length > 0 ? issuedOf(record.pnr, written) : issued(sql, record.pnr)
}

/** Handbook 12: an issue that is delayed takes twenty minutes. */
const later = (now: Date): Date => new Date(now.getTime() + 20 * 60_000)

/** The seats wait for the tickets, and an hour more for whoever asks again. */
const delayStatement = /* sql */ `
UPDATE sandbox_air_pnr SET issue_ready_at = $2, hold_until = greatest(hold_until, $2::timestamptz + interval '1 hour'), revision = revision + 1
WHERE pnr = $1 AND issue_ready_at IS NULL`

const issueStatement = /* sql */ `
WITH gate AS (
  UPDATE sandbox_air_pnr SET state = 'ticketed', ticketed_at = $2::timestamptz, revision = revision + 1
  WHERE pnr = $1 AND state = 'held' AND hold_until >= $2::timestamptz
  RETURNING pnr
), wanted AS MATERIALIZED (
  SELECT w.*, w.prefix || '-' || lpad(nextval('sandbox_air_ticket_serial')::text, 10, '0') AS ticket_no
  FROM gate, jsonb_to_recordset($3::jsonb) AS w(passenger smallint, carrier text, prefix text, coupons jsonb)
), ticket AS (
  INSERT INTO sandbox_air_ticket (ticket_no, pnr, passenger, carrier, issued_at)
  SELECT ticket_no, $1, passenger, carrier, $2::timestamptz FROM wanted
), coupon AS (
  INSERT INTO sandbox_air_coupon (ticket_no, journey, state, terms)
  SELECT ticket_no, c.journey, 'open', c.terms FROM wanted, jsonb_to_recordset(coupons) AS c(journey smallint, terms jsonb)
  RETURNING ticket_no, journey
)
SELECT ticket_no, passenger, carrier, journey FROM wanted JOIN coupon USING (ticket_no) ORDER BY passenger, ticket_no, journey`

/** One ticket per passenger and carrier, a coupon for each journey. */
function ticketsOf(desk: Desk, { journeys, passengers }: PnrRecord) {
  const byCarrier = groupBy(journeys.keys(), (journey) => journeys[journey]?.flight.carrier ?? '')
  return passengers.flatMap((category, passenger) =>
    [...byCarrier].map(([carrier, covered]) => ({
      passenger,
      carrier,
      prefix: ticketPrefix(desk, carrier),
      coupons: covered.flatMap((journey) =>
        journeys.slice(journey, journey + 1).map((booked) => ({ journey, terms: termsOf(booked, category) })),
      ),
    })),
  )
}

export const ticketPrefix = (desk: Desk, carrier: string): string => desk.world.airline(carrier)?.ticketPrefix || planPrefix

export const termsOf = ({ flight, fare, seats, connection }: BookedJourney, passenger: AirPassengerType): CouponTerms => ({
  flightKey: flight.flightKey,
  carrier: flight.carrier,
  cabin: fare.cabin,
  passenger,
  ...chargeOf(flight, fare, passenger),
  ruleTier: fare.ruleTier,
  departs: departureMs(epochDay(flight.departDate), minutesOf(flight.departTime)),
  seats: passenger === 'infant' ? [] : seats,
  ...(connection && { connection }),
})

type LiveCoupon = Pick<CouponRecord, 'ticket_no' | 'passenger' | 'carrier' | 'journey'>

/** What is still open of tickets that were issued before. */
const issued = async (sql: SqlExecutor, pnr: string): Promise<AirIssued> =>
  issuedOf(
    pnr,
    (await couponsOf(sql, pnr)).filter((coupon) => coupon.state === 'open'),
  )

function issuedOf(pnr: string, coupons: readonly LiveCoupon[]): AirIssued {
  const tickets = [...groupBy(coupons, (coupon) => coupon.ticket_no)].flatMap(([ticketNo, live]) => {
    return live.slice(0, 1).map(({ passenger, carrier }) => ({
      ticketNo,
      passenger,
      carrier,
      coupons: live.map(({ journey }) => ({ journey, state: 'open' as const })),
    }))
  })
  return { pnr, tickets }
}

export const seatsOfCoupons = (coupons: readonly CouponRecord[]): SeatReturn[] =>
  coupons.flatMap(({ terms }) => terms.seats.map((seat: SeatRef) => ({ ...seat, seats: 1 })))

const voidStatement = /* sql */ `${lockSeats}, gate AS (
  UPDATE sandbox_air_pnr SET state = 'voided', revision = revision + 1
  WHERE pnr = $2 AND revision = $3 AND (SELECT fits FROM verdict)
  RETURNING pnr
), closed AS (
  UPDATE sandbox_air_coupon c SET state = 'void', closed_key = $4 FROM sandbox_air_ticket t, gate
  WHERE t.ticket_no = c.ticket_no AND t.pnr = gate.pnr
), ${moveSeats}
SELECT pnr FROM gate`

/** Only on the day of issue, and only while no coupon has been refunded or exchanged. */
export async function voidTickets(
  { sql, now }: SupplyContext,
  request: { key: string; pnr: string },
): Promise<AirDone | AirFailure> {
  const record = await lockPnr(sql, request.pnr)
  if (record?.state === 'voided') return { done: true }
  if (record?.state !== 'ticketed' || !record.ticketed_at) return { failure: 'pnrUnknown' }
  if (chinaDay(new Date(record.ticketed_at)) !== chinaDay(now)) return { failure: 'notRefundable' }
  const coupons = await couponsOf(sql, record.pnr)
  if (coupons.some((coupon) => coupon.state !== 'open')) return { failure: 'couponNotOpen' }
  const values = [movementsOf([], seatsOfCoupons(coupons)), record.pnr, record.revision, request.key]
  const rows = await sql.query(voidStatement, values)
  return rows.length > 0 ? { done: true } : { failure: 'supplierBusy' }
}
