import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { Context, IssueResult, SuppliedOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { issueLocal } from './issue-local'
import { keepSeats, withoutSeats } from './keep-seats'
import { railKey } from './lock'
import { findPlaces, findTrainOrder, updateTrainOrder } from './order-store'
import { issuedTickets, keepTickets, ticketedPlaces } from './tickets'
import { fulfilWaitlist } from './waitlist-fulfil'

/** Tickets for an order, as it is served: from locked seats, by the waitlist, or by the ticket office. */
export async function issueTickets(context: Context, sql: Sql, order: SuppliedOrder): Promise<IssueResult> {
  const { enterpriseId, orderNo } = order
  const kept = await findTrainOrder(sql, enterpriseId, orderNo)
  if (!kept) throw new Error(`order ${orderNo} is not of a train`)
  if (kept.way === 'waitlist') return fulfilWaitlist(context, sql, order, kept)
  if (kept.way === 'local') return issueLocal(context, sql, order, kept)
  if (!kept.lockNo) throw new Error(`order ${orderNo} has no seats`)
  const seats = await keepSeats(context, sql, enterpriseId, kept)
  if (typeof seats === 'object') {
    const { failure, askAgainAt } = await withoutSeats(context, sql, enterpriseId, orderNo, seats)
    return askAgainAt ? { askAgainAt } : { failure }
  }
  const { lockNo } = (await findTrainOrder(sql, enterpriseId, orderNo))!
  const issued = await context.rail.issue(supplyContext(context, sql), {
    key: railKey(enterpriseId, orderNo),
    lockNo: lockNo!,
  })
  if (isRailFailure(issued)) return { failure: issued.failure }
  const places = ticketedPlaces(await findPlaces(sql, enterpriseId, orderNo), issued.tickets)
  await updateTrainOrder(sql, enterpriseId, orderNo, { purchaseNo: issued.purchaseNo })
  return { tickets: issuedTickets(places), returned: await keepTickets(sql, enterpriseId, orderNo, places) }
}
