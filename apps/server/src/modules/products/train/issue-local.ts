import type { Context, IssueResult, SuppliedOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { issuedTickets, keepTickets } from './tickets'
import { findPlaces, type TrainOrderRow } from './order-store'

/** The office is looked after again so often, should its own word have been lost. */
const lookAgainMs = 30 * 60_000

/** A local order is issued when the ticket office has entered its tickets (handbook 3.10). */
export async function issueLocal(
  context: Context,
  sql: Sql,
  { enterpriseId, orderNo }: SuppliedOrder,
  { purchaseNo, wishes }: TrainOrderRow,
): Promise<IssueResult> {
  if (wishes.declined) return { failure: 'localDeclined' }
  if (!purchaseNo) return { askAgainAt: new Date(context.clock.now().getTime() + lookAgainMs) }
  const places = await findPlaces(sql, enterpriseId, orderNo)
  return { tickets: issuedTickets(places), returned: await keepTickets(sql, enterpriseId, orderNo, places) }
}
