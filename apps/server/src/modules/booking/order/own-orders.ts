import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findOrders, findOrderTravellers, type OrderRow } from './store'

/** All of these orders, or none where one is not the caller's to travel or to book. */
export async function ownOrders(
  tenant: Tenant,
  { employeeId }: Actor,
  orderNos: readonly string[],
): Promise<OrderRow[] | Problem> {
  const [orders, travellers] = await Promise.all([findOrders(tenant, orderNos), findOrderTravellers(tenant, orderNos)])
  const travels = (orderNo: string): boolean =>
    travellers.some((traveller) => traveller.orderNo === orderNo && traveller.employeeId === employeeId)
  const own = orders.filter(({ orderNo, bookerId }) => bookerId === employeeId || travels(orderNo))
  return own.length === new Set(orderNos).size ? own : problem('orderUnknown', { field: 'orderNos' })
}

/** An order with the one whose place it takes, where it is a change. */
export const ordersOf = ({ orderNo, parentOrderNo }: Pick<OrderRow, 'orderNo' | 'parentOrderNo'>): string[] =>
  parentOrderNo === null ? [orderNo] : [orderNo, parentOrderNo]
