import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findChildren } from '../coupon/store'
import { findHistory, type HistoryRow } from '../order/history-store'
import { findOrders, findOrderTravellers, type OrderRow } from '../order/store'
import { askedRecords } from './time-machine-asked'
import { searchesOf } from './time-machine-searches'

/** Everything that the histories say of an order. */
export type Records = Exclude<Awaited<ReturnType<typeof recordsOf>>, Problem>
export interface RecordedOrder {
  order: OrderRow
  history: HistoryRow[]
}

/** The records of an order for its approvers, and of business travel for those who look after the company's money. */
export async function recordsOf(tenant: Tenant, actor: Actor, orderNo: string) {
  const [[order], travellers, childNos] = await Promise.all([
    findOrders(tenant, [orderNo]),
    findOrderTravellers(tenant, [orderNo]),
    findChildren(tenant, orderNo),
  ])
  if (!order) return problem('orderUnknown', { field: 'orderNo' })
  const asked = await askedRecords(tenant, actor, orderNo, [orderNo, ...childNos])
  const approves = asked.tasks.some(({ approverId }) => approverId === actor.employeeId)
  const looksAfterMoney = actor.permissions.includes('finance') && order.travelType === 'business'
  if (!approves && !looksAfterMoney) {
    const concerned = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)].includes(actor.employeeId)
    return concerned ? problem('forbidden') : problem('orderUnknown', { field: 'orderNo' })
  }
  const [searches, children, histories] = await Promise.all([
    searchesOf(tenant, order),
    findOrders(tenant, childNos),
    Promise.all([orderNo, ...childNos].map((no) => findHistory(tenant, no, actor.language))),
  ])
  return {
    main: { order, history: histories[0]! },
    children: childNos.flatMap((no, index): RecordedOrder[] => {
      const child = children.find((each) => each.orderNo === no)
      return child ? [{ order: child, history: histories[index + 1] ?? [] }] : []
    }),
    travellers,
    searches,
    ...asked,
  }
}
