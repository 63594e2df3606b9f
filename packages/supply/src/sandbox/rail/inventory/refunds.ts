import { railRefund, type RailRefusal, type RailTicket } from '@sojourn/domain/products/train/price/refund-and-change'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import type { RailFailure, RailFailureKind, RailRefundQuote, RailRefundRequest } from '../../../ports/rail'
import type { SupplyContext } from '../../../ports/supply'
import { returnSeats } from './coach-store'
import type { RailDesk } from './desk'
import { settle } from './matching'
import { stoppedAt } from './stopped-tickets'
import { claimTicket, faultsOf, ticketsOfNumbers, type TicketRecord } from './records'

/** The ticket as its fees see it. */
export function valueOf({ price, departs, terms }: TicketRecord): RailTicket {
  const { departStation, arriveStation, changed } = terms
  const crossBorder = crossBorderOf(departStation, arriveStation)
  return {
    fare: price,
    departAt: departs.toISOString(),
    ...(changed && { changed }),
    ...(crossBorder && { crossBorder }),
  }
}

export const failureOf: Record<RailRefusal, RailFailureKind> = {
  departed: 'departed',
  closed: 'refundClosed',
  changedCrossBorder: 'notRefundable',
  changedAlready: 'changedAlready',
  destinationTooLate: 'destinationTooLate',
}

/** Of a train that the railway stopped everything comes back, whenever it is asked for. */
const wholeRefund = ({ price }: TicketRecord) => ({ percent: 0, fee: 0, refund: price })

export async function refund(
  desk: RailDesk,
  context: SupplyContext,
  { key, ticketNo, commit }: RailRefundRequest,
): Promise<RailRefundQuote | RailFailure> {
  const { sql, now } = context
  const ticket = commit ? await claimTicket(sql, ticketNo) : (await ticketsOfNumbers(sql, [ticketNo]))[0]
  if (!ticket) return { failure: 'ticketUnknown' }
  if (ticket.state === 'refunded' && ticket.closed_key === key) return ticket.closed as RailRefundQuote
  if (ticket.state !== 'issued') return { failure: 'ticketNotOpen' }
  const faults = await faultsOf(sql, ticket.lock_no)
  const involuntary = stoppedAt(desk, ticket, faults, now) !== undefined
  const amount = involuntary ? wholeRefund(ticket) : railRefund(valueOf(ticket), now.toISOString())
  if ('refusal' in amount) return { failure: failureOf[amount.refusal] }
  const quote: RailRefundQuote = { ticketPrice: ticket.price, ...amount, ...(involuntary && { involuntary }) }
  if (!commit) return quote
  if (faults.includes('REFUND_FAIL')) return { failure: 'notRefundable' }
  await sql.query("UPDATE sandbox_rail_ticket SET state = 'refunded', closed_key = $2, closed = $3::jsonb WHERE ticket_no = $1", [
    ticketNo,
    key,
    JSON.stringify(quote),
  ])
  await returnSeats(sql, [ticket])
  await settle(desk, context, [ticket.train_key])
  return quote
}
