import type { Context } from '../../../context'
import type { IssueResult, SuppliedOrder } from '../../../capabilities/fulfilment'
import { nameAgent } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { markAgencyWork } from '../../booking/notification/agency-waiting-store'
import { findOrders } from '../../booking/order/store'
import { findRides } from './kept-store'
import { promiseOf } from './local'
import { issuedTickets, keepTickets } from './tickets'
import { findPlaces, type TrainOrderRow } from './order-store'

/** A local order is issued when the ticket office has entered its tickets, and over when its promise has passed (handbook 3.10). */
export async function issueLocal(
  context: Context,
  sql: Sql,
  { enterpriseId, orderNo }: SuppliedOrder,
  { purchaseNo, wishes }: TrainOrderRow,
): Promise<IssueResult> {
  const { agent, declined } = wishes.office ?? {}
  if (agent) await nameAgent(sql, agent)
  if (declined) return { failure: 'localDeclined' }
  if (!purchaseNo) return waitForOffice(context, sql, enterpriseId, orderNo)
  const places = await findPlaces(sql, enterpriseId, orderNo)
  return { tickets: issuedTickets(places), returned: await keepTickets(sql, enterpriseId, orderNo, places) }
}

async function waitForOffice(context: Context, sql: Sql, enterpriseId: number, orderNo: string): Promise<IssueResult> {
  const [[order], segments] = await Promise.all([
    findOrders(sql, enterpriseId, [orderNo]),
    findRides(sql, enterpriseId, [orderNo]),
  ])
  const promised = new Date(promiseOf(order!, segments))
  if (promised <= context.clock.now()) return { failure: 'localSilent' }
  await markAgencyWork(sql, enterpriseId)
  return { askAgainAt: promised }
}
