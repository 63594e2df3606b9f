import { orderStates, products } from '@sojourn/contract/booking/codes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { holdAfterApproval } from '@sojourn/domain/booking/lifecycle/timing'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findApprovalOfOrder } from '../approval/store'
import { writeLetters } from '../notification/write'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../order/store'
import { confirmed } from './confirm-offer'
import { move, system, type Mover } from '../lifecycle/lifecycle'
import { chargeOnApproval } from '../settlement/settle-order'
import type { ApprovalSubject } from '../approval/subject'
import type { SubjectMoved, SubjectOperations } from './subject-operations'

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
  approve: (context, sql, enterpriseId, no, by, look) =>
    step(sql, enterpriseId, no, async (order) => {
      const confirmation = await confirmed(context, sql, enterpriseId, order, look)
      if (isProblem(confirmation))
        return confirmation.problem === 'offerGone' ? closeGone(context, sql, enterpriseId, order) : confirmation
      const moved = await approve(context, sql, enterpriseId, confirmation.order, by, confirmation.detail)
      if (!isProblem(moved))
        await tellBooker(context, sql, enterpriseId, 'approved', moved, { deadline: moved.holdExpiresAt, decider: by })
      return moved
    }),
  reject: (context, sql, enterpriseId, no, by, reason) =>
    step(sql, enterpriseId, no, (order) => reject(context, sql, enterpriseId, order, by, reason)),
  transfer: async (_context, _sql, _enterpriseId, { state, version }) => ({ state, version }),
  withdraw: (context, sql, enterpriseId, no, by) =>
    step(sql, enterpriseId, no, (order) => move(context, sql, enterpriseId, order, { event: 'withdraw', by })),
  expire: (context, sql, enterpriseId, no) => step(sql, enterpriseId, no, (order) => close(context, sql, enterpriseId, order)),
}

async function step(
  sql: Sql,
  enterpriseId: number,
  no: string,
  work: (order: OrderRow) => Promise<OrderRow | Problem>,
): Promise<SubjectMoved> {
  const [order] = await lockOrders(sql, enterpriseId, [no])
  const moved = order ? await work(order) : problem('orderUnknown')
  return isProblem(moved) ? moved : { state: numberOfKept(moved), version: moved.version }
}

/** On to payment; a company that charges itself on approval goes straight on to issuing. */
async function approve(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  by: Mover,
  detail: Record<string, string | number>,
): Promise<OrderRow | Problem> {
  const now = context.clock.now().toISOString()
  // What is free needs no time to pay: its supplier is asked as long as it keeps what was held.
  const hold = order.holdExpiresAt.toISOString()
  const holdExpiresAt = new Date(order.total === 0 ? hold : holdAfterApproval(now, hold))
  const approved = await move(context, sql, enterpriseId, order, { event: 'approve', by, holdExpiresAt, detail })
  if (isProblem(approved) || approved.state !== orderStates.code('awaitingPayment')) return approved
  return chargeOnApproval(context, sql, enterpriseId, approved)
}

/** What nobody can have any more is not left to the next approver: the order is closed, and its booker books again. */
async function closeGone(context: Context, sql: Sql, enterpriseId: number, order: OrderRow): Promise<OrderRow | Problem> {
  const step = { event: 'expire', by: system, detail: { failure: 'offerGone' } } as const
  const closed = await move(context, sql, enterpriseId, order, step)
  if (!isProblem(closed)) await tellBooker(context, sql, enterpriseId, 'offerGone', closed, {})
  return closed
}

async function reject(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  by: Mover,
  reason: string,
): Promise<OrderRow | Problem> {
  const moved = await move(context, sql, enterpriseId, order, { event: 'reject', by, detail: { reason } })
  if (!isProblem(moved)) await tellBooker(context, sql, enterpriseId, 'rejected', moved, { reason, decider: by })
  return moved
}

/** Nobody decided in time (handbook 8.2): the order closes, and its booker hears until when it waited. */
async function close(context: Context, sql: Sql, enterpriseId: number, order: OrderRow): Promise<OrderRow | Problem> {
  const approval = await findApprovalOfOrder(sql, enterpriseId, order.orderNo)
  const moved = await move(context, sql, enterpriseId, order, { event: 'expire', by: system, detail: { failure: 'undecided' } })
  if (!isProblem(moved))
    await tellBooker(context, sql, enterpriseId, 'undecided', moved, approval ? { deadline: approval.deadline } : {})
  return moved
}

async function tellBooker(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  kind: 'approved' | 'rejected' | 'undecided' | 'offerGone',
  order: OrderRow,
  more: { deadline?: Date; reason?: string; decider?: Mover },
): Promise<void> {
  const subject = subjectOf(context, order, await findOrderTravellers(sql, enterpriseId, [order.orderNo]))
  await writeLetters(context, sql, enterpriseId, kind, [order.bookerId], {
    object: subject.object,
    orderNo: subject.no,
    title: subject.title,
    total: subject.total,
    travellers: subject.travellers,
    path: subject.path,
    ...more,
  })
}

function subjectOf(context: Context, order: OrderRow, people: readonly OrderTravellerRow[]): ApprovalSubject {
  const product = products.word(order.product as 1)
  const travellers = people.filter(({ orderNo }) => orderNo === order.orderNo)
  return {
    kind: 'order',
    object: order.kind,
    no: order.orderNo,
    version: order.version,
    state: numberOfKept(order),
    title: order.title,
    total: order.total,
    currency: order.currency,
    travellers,
    travellerIds: travellers.map(({ employeeId }) => employeeId),
    applicantId: order.bookerId,
    violates: order.verdict === 'approval',
    product,
    path: context.products[product]?.display.orderPath(order.orderNo) ?? '',
  }
}
