import type { RailFailure, RailIssued, RailTicket, RailTicketState } from '../../../ports/rail'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { happensTo, slowAnswer } from '../../faults'
import type { RailDesk } from './desk'
import type { RailFault } from './faults'
import { stoppedTrains } from '../stopped'
import { stoppedTickets } from './stopped-tickets'
import { claimLock, placeOf, ticketsOfLock, ticketsOfNumbers, type TicketRecord } from './records'

/** Tickets for locked seats; asking again answers the same tickets. */
export async function issue(
  desk: RailDesk,
  { sql, now }: SupplyContext,
  { lockNo }: { key: string; lockNo: string },
): Promise<RailIssued | RailFailure> {
  const record = await claimLock(sql, lockNo)
  if (!record || record.state === 'pending') return { failure: 'lockUnknown' }
  const happens = (fault: RailFault): boolean => happensTo(desk.faults, record, fault)
  if (happens('SLOW')) await slowAnswer(desk.faults)
  if (record.state === 'issued') return issuedOf(sql, lockNo)
  if (record.state !== 'held' || record.hold_until < now || happens('SEATS_LOST')) return { failure: 'lockExpired' }
  if (await isTrainStopped(desk, { sql, now }, lockNo)) return { failure: 'lockExpired' }
  if (happens('ISSUE_FAIL')) return { failure: 'issueFailed' }
  return issueAll(sql, lockNo)
}

/** The railway sells no more seats of a train that does not leave, also those that are locked. */
async function isTrainStopped(desk: RailDesk, { sql, now }: SupplyContext, lockNo: string): Promise<boolean> {
  const trains = (await ticketsOfLock(sql, lockNo)).map(({ train_key: trainKey, departs }) => ({ trainKey, departs }))
  return stoppedTrains(desk, now, trains).length > 0
}

/** Handbook 3.5: E and nine characters for the purchase; each ticket has two more. */
const issueStatement = /* sql */ `
WITH gate AS (
  UPDATE sandbox_rail_lock SET state = 'issued',
    purchase_no = coalesce(purchase_no, 'E' || lpad(nextval('sandbox_rail_purchase_serial')::text, 9, '0'))
  WHERE lock_no = $1 RETURNING purchase_no
), numbered AS (
  SELECT passenger, ride, row_number() OVER (ORDER BY passenger, ride) AS number FROM sandbox_rail_ticket WHERE lock_no = $1
), issued AS (
  UPDATE sandbox_rail_ticket t SET state = 'issued', ticket_no = gate.purchase_no || lpad(n.number::text, 2, '0')
  FROM gate, numbered n
  WHERE t.lock_no = $1 AND t.state = 'held' AND t.passenger = n.passenger AND t.ride = n.ride
)
SELECT FROM gate`

/** Of a lock that the caller has claimed and found to be held. */
export async function issueAll(sql: SqlExecutor, lockNo: string): Promise<RailIssued> {
  await sql.query(issueStatement, [lockNo])
  return issuedOf(sql, lockNo)
}

/** Every ticket that was issued for the lock, also those given back since. */
export async function issuedOf(sql: SqlExecutor, lockNo: string): Promise<RailIssued> {
  const tickets = (await ticketsOfLock(sql, lockNo)).flatMap(ticketOf)
  return { purchaseNo: purchaseOf(tickets[0]?.ticketNo ?? ''), tickets }
}

const purchaseLength = 10

/** The purchase number with which a ticket's number begins. */
export const purchaseOf = (ticketNo: string): string => ticketNo.slice(0, purchaseLength)

/** Nothing for a place that never became a ticket. */
export const ticketOf = (record: TicketRecord): RailTicket[] =>
  record.ticket_no === null ? [] : [{ ...placeOf(record), ticketNo: record.ticket_no, gate: record.terms.gate }]

/** Where each ticket stands; one is used when its train has arrived, unless it never left or its passenger stayed away. */
export async function tickets(
  desk: RailDesk,
  { sql, now }: SupplyContext,
  { ticketNos }: { ticketNos: readonly string[] },
): Promise<RailTicketState[]> {
  const [records, stopped, absent] = await Promise.all([
    ticketsOfNumbers(sql, ticketNos),
    stoppedTickets(desk, { sql, now }, { ticketNos }),
    sql.query<{ ticket_no: string }>(
      `SELECT ticket_no FROM sandbox_rail_ticket JOIN sandbox_rail_lock USING (lock_no)
      WHERE ticket_no = ANY($1::text[]) AND 'NOSHOW' = ANY(faults)`,
      [ticketNos],
    ),
  ])
  const unused = new Set([...absent.map(({ ticket_no }) => ticket_no), ...stopped.map(({ ticketNo }) => ticketNo)])
  return records.flatMap(({ ticket_no: ticketNo, state, arrives }): RailTicketState[] => {
    if (ticketNo === null || state === 'held' || state === 'released') return []
    const used = state === 'issued' && arrives <= now && !unused.has(ticketNo)
    return [{ ticketNo, state: used ? 'used' : state }]
  })
}
