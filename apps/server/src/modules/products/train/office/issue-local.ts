import type { Work } from '../../../../context'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import { nameAgent } from '../../../../db/once'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { findOrders } from '../../../booking/order/store'
import { findRides } from '../order/kept-store'
import { promiseOf } from './local'
import { issuedTickets, keepTickets } from '../order/tickets'
import { findPlaces, type TrainOrderRow } from '../order/order-store'

/** A local order is issued when the ticket office has entered its tickets, and over when its promise has passed (handbook 3.10). */
export async function issueLocal(
  work: Work,
  { orderNo }: SuppliedOrder,
  { purchaseNo, wishes }: TrainOrderRow,
): Promise<IssueResult> {
  const { agent, declined } = wishes.office ?? {}
  if (agent) await nameAgent(work.sql, agent)
  if (declined) return { failure: 'localDeclined' }
  if (!purchaseNo) return waitForOffice(work, orderNo)
  const places = await findPlaces(work, orderNo)
  return { tickets: issuedTickets(places), returned: await keepTickets(work, orderNo, places) }
}

async function waitForOffice(work: Work, orderNo: string): Promise<IssueResult> {
  const [[order], segments] = await Promise.all([findOrders(work, [orderNo]), findRides(work, [orderNo])])
  const promised = new Date(promiseOf(order!, segments))
  if (promised <= work.context.clock.now()) return { failure: 'localSilent' }
  await markAgencyWork(work.sql, work.enterpriseId)
  return { askAgainAt: promised }
}
