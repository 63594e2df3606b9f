import { railChange } from '@sojourn/domain/products/train/price/refund-and-change'
import { isSpringFestivalTravel } from '@sojourn/domain/products/train/spring-festival'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { station } from '@sojourn/domain/reference/rail/stations'
import type { RailChangeQuote, RailChangeRequest, RailFailure } from '../../../ports/rail'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { availability } from './availability'
import { returnSeats } from './coach-store'
import type { RailDesk } from './desk'
import { purchaseOf, ticketOf } from './issuing'
import { settle } from './matching'
import { claimLock, claimTicket, faultsOf, ticketsOfLock, ticketsOfNumbers, type LockRecord, type TicketRecord } from './records'
import { failureOf, valueOf } from './refunds'
import { findRide, priceOf, type Ride } from './rides'
import { boardingDate, departsAt, standingOf } from './stretch'

const eightDays = 8 * 24 * 60
type Terms = Omit<RailChangeQuote, 'newTicket'>

/** Another train for a ticket. The seats were locked before by `lock`, with the ticket among those that it replaces. */
export async function change(
  desk: RailDesk,
  context: SupplyContext,
  request: RailChangeRequest,
): Promise<RailChangeQuote | RailFailure> {
  const { sql, now } = context
  const { ticketNo, commit } = request
  const old = commit ? await claimTicket(sql, ticketNo) : (await ticketsOfNumbers(sql, [ticketNo]))[0]
  if (!old) return { failure: 'ticketUnknown' }
  if (old.state === 'changed' && old.closed_key === request.key) return changedBefore(sql, old)
  if (old.state !== 'issued') return { failure: 'ticketNotOpen' }
  const ride = findRide(desk, request.to, now)
  const target = request.locked && (await lockedSeat(context, request.locked))
  if (target && 'failure' in target) return target
  if ('failure' in ride && !target) return ride
  const quote = 'failure' in ride ? ride : quoteChange(old, ride, target?.ticket.price, now)
  if ('failure' in quote) return quote
  if (!commit) return target || (await hasSeat(desk, context, request)) ? quote : { failure: 'soldOut' }
  if (!target) return { failure: 'lockUnknown' }
  if ('failure' in ride || !fits(target.ticket, old, ride)) return { failure: 'notChangeable' }
  if ((await faultsOf(sql, old.lock_no)).includes('CHANGE_FAIL') || target.record.faults.includes('CHANGE_FAIL'))
    return { failure: 'notChangeable' }
  const made = await exchange(context, request.key, { old, locked: target, quote, ride })
  await returnSeats(sql, [old])
  await settle(desk, context, [old.train_key])
  return made
}

/** Handbook 3.8: the same city of departure; another city of arrival is a change of destination. */
function quoteChange(
  old: TicketRecord,
  { stretch, seat, fare }: Ride,
  lockedPrice: number | undefined,
  now: Date,
): Terms | RailFailure {
  const { run, from, to } = stretch
  if (cityOf(run.station(from)) !== cityOf(old.terms.departStation)) return { failure: 'notChangeable' }
  const newPrice = lockedPrice ?? priceOf(fare, { seat }, old.terms)
  const sameDestination = cityOf(run.station(to)) === cityOf(old.terms.arriveStation)
  const same = run.trainKey === old.train_key && from === old.from_stop && to === old.to_stop && seat === old.seat
  if (same) return { failure: 'notChangeable' }
  const target = { fare: newPrice, departAt: departsAt(stretch).toISOString(), sameDestination }
  const cost = railChange(valueOf(old), target, now.toISOString())
  if ('refusal' in cost) return { failure: failureOf[cost.refusal] }
  return { ticketPrice: old.price, newPrice, ...cost }
}

const cityOf = (code: string): string => station(code)?.city.name['zh-CN'] ?? code

interface LockedSeat {
  record: LockRecord
  ticket: TicketRecord
}

async function lockedSeat(
  { sql, now }: SupplyContext,
  { lockNo, passenger }: { lockNo: string; passenger: number },
): Promise<LockedSeat | RailFailure> {
  const record = await claimLock(sql, lockNo)
  const ticket = record && (await ticketsOfLock(sql, lockNo)).find((each) => each.passenger === passenger && each.ride === 0)
  if (!record || !ticket || record.state === 'pending') return { failure: 'lockUnknown' }
  return ticket.state === 'held' && record.hold_until >= now ? { record, ticket } : { failure: 'lockExpired' }
}

/** The seat that was locked is on the train asked for, and for the same person. */
function fits(ticket: TicketRecord, old: TicketRecord, { stretch, seat }: Ride): boolean {
  const { run, from, to } = stretch
  const standing = ticket.seat === 'WZ' && standingOf(run)?.base === seat
  return (
    String(ticket.traveller) === String(old.traveller) &&
    ticket.train_key === run.trainKey &&
    ticket.from_stop === from &&
    ticket.to_stop === to &&
    (ticket.seat === seat || standing)
  )
}

async function hasSeat(desk: RailDesk, context: SupplyContext, { to }: RailChangeRequest): Promise<boolean> {
  const ride = findRide(desk, to, context.now)
  if ('failure' in ride) return false
  const [left] = await availability(desk, context, [ride.stretch])
  return (left?.get(to.seat) ?? 0) > 0
}

const exchangeStatement = /* sql */ `
WITH gate AS (
  UPDATE sandbox_rail_lock SET purchase_no = coalesce(purchase_no, 'E' || lpad(nextval('sandbox_rail_purchase_serial')::text, 9, '0')),
    state = CASE WHEN EXISTS (
      SELECT FROM sandbox_rail_ticket WHERE lock_no = $1 AND state = 'held' AND passenger <> $2::smallint) THEN state ELSE 'issued' END
  WHERE lock_no = $1 RETURNING purchase_no
), issued AS (
  UPDATE sandbox_rail_ticket t SET state = 'issued', terms = t.terms || $3::jsonb,
    ticket_no = gate.purchase_no || lpad((t.passenger + 1)::text, 2, '0')
  FROM gate WHERE t.lock_no = $1 AND t.passenger = $2::smallint AND t.ride = 0
  RETURNING t.ticket_no
), closed AS (
  UPDATE sandbox_rail_ticket old SET state = 'changed', closed_key = $5, closed = $6::jsonb, exchanged_for = issued.ticket_no
  FROM issued WHERE old.ticket_no = $4
)
SELECT ticket_no FROM issued`

interface Exchanged {
  old: TicketRecord
  locked: LockedSeat
  quote: Terms
  ride: Ride
}

async function exchange(
  { sql, now }: SupplyContext,
  key: string,
  { old, locked: { record, ticket }, quote, ride: { stretch } }: Exchanged,
): Promise<RailChangeQuote> {
  const changed = {
    withinEightDays: minutesBetween(now.toISOString(), old.departs.toISOString()) < eightDays,
    springFestival: isSpringFestivalTravel(boardingDate(stretch)),
  }
  const [row] = await sql.query<{ ticket_no: string }>(exchangeStatement, [
    record.lock_no,
    ticket.passenger,
    JSON.stringify({ changed }),
    old.ticket_no,
    key,
    JSON.stringify(quote),
  ])
  return withTicket(sql, quote, row?.ticket_no)
}

/** The answer of an exchange made before under the same key. */
const changedBefore = (sql: SqlExecutor, old: TicketRecord): Promise<RailChangeQuote> =>
  withTicket(sql, old.closed as Terms, old.exchanged_for ?? undefined)

async function withTicket(sql: SqlExecutor, quote: Terms, ticketNo: string | undefined): Promise<RailChangeQuote> {
  const [made] = ticketNo ? await ticketsOfNumbers(sql, [ticketNo]) : []
  const [ticket] = made ? ticketOf(made) : []
  if (!ticket) throw new Error('a changed ticket names the one that took its place')
  return { ...quote, newTicket: { ...ticket, purchaseNo: purchaseOf(ticket.ticketNo) } }
}
