import { products } from '@sojourn/contract/booking/codes'
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../order/store'
import { move, system } from './lifecycle'
import type { ApprovalSubject, SubjectMoved, SubjectOperations } from './subject'

/** Orders of every kind as subjects of an approval. */
export const orderSubject: SubjectOperations = {
  async lock(context, sql, enterpriseId, no) {
    const [order] = await lockOrders(sql, enterpriseId, [no])
    if (!order) return undefined
    return subjectOf(context, order, await findOrderTravellers(sql, enterpriseId, [no]))
  },
  async find(context, sql, enterpriseId, nos) {
    const [orders, travellers] = await Promise.all([
      findOrders(sql, enterpriseId, nos),
      findOrderTravellers(sql, enterpriseId, nos),
    ])
    return orders.map((order) => subjectOf(context, order, travellers))
  },
  approve: (context, sql, enterpriseId, no, by) => step(context, sql, enterpriseId, no, { event: 'approve', by }),
  reject: (context, sql, enterpriseId, no, by, reason) =>
    step(context, sql, enterpriseId, no, { event: 'reject', by, detail: { reason } }),
  withdraw: (context, sql, enterpriseId, no, by) => step(context, sql, enterpriseId, no, { event: 'withdraw', by }),
  expire: (context, sql, enterpriseId, no) => step(context, sql, enterpriseId, no, { event: 'reject', by: system }),
}

async function step(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  no: string,
  next: Parameters<typeof move>[4],
): Promise<SubjectMoved> {
  const [order] = await lockOrders(sql, enterpriseId, [no])
  if (!order) return problem('orderUnknown')
  const moved = await move(context, sql, enterpriseId, order, next)
  return isProblem(moved) ? moved : { state: moved.state, version: moved.version }
}

function subjectOf(context: Context, order: OrderRow, people: readonly OrderTravellerRow[]): ApprovalSubject {
  const product = products.word(order.product as 1)
  const travellers = people.filter(({ orderNo }) => orderNo === order.orderNo)
  return {
    kind: 'order',
    object: order.kind,
    no: order.orderNo,
    version: order.version,
    state: order.state,
    title: order.title,
    total: order.total,
    currency: order.currency,
    travellers: travellers.map(({ name }) => name),
    travellerIds: travellers.map(({ employeeId }) => employeeId),
    applicantId: order.bookerId,
    violates: order.outOfPolicy,
    product,
    path: context.products[product]?.orderPath(order.orderNo) ?? '',
  }
}
