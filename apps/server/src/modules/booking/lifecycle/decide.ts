import { orderStates, products } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { decideApproval } from '@sojourn/contract/booking/approval.calls'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { decide, pendingApprovers, type ApprovalProgress } from '@sojourn/domain/booking/approval/decide'
import { earlierInstant } from '@sojourn/domain/kit/local-date'
import { holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { findApproval, saveProgress, type ApprovalRow } from '../approval/store'
import { writeLetters } from '../mail/write'
import { findOrderTravellers, lockOrders, type OrderRow } from '../order/store'
import { announce } from './announce'
import { move, type Mover } from './lifecycle'
import { chargeOnApproval } from './settle-order'

type Answer = ResponseOf<typeof decideApproval>

/** One approver's decision: it binds to the version of the order that the approver saw. */
export async function decideOrder(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof decideApproval>,
): Promise<Answer | Problem> {
  let concerned: string[] = []
  const answer = await once<Answer>(context, actor, async (sql) => {
    const found = await findApproval(sql, actor.enterpriseId, request.approvalId)
    if (!found) return problem('approvalUnknown', { field: 'approvalId' })
    const [order] = await lockOrders(sql, actor.enterpriseId, [found.orderNo])
    const approval = await findApproval(sql, actor.enterpriseId, request.approvalId, true)
    if (!order || !approval) return problem('approvalUnknown', { field: 'approvalId' })
    const decision = decide(approval.progress, {
      approverId: actor.employeeId,
      decision: request.decision,
      now: context.clock.now().toISOString(),
      ...(request.reason ? { reason: request.reason } : {}),
    })
    if (isProblem(decision)) return decision
    if (order.version !== request.orderVersion) return problem('orderChanged', { field: 'orderVersion' })
    const approver: Mover = { kind: 'approver', id: actor.employeeId, name: actor.name }
    const moved = await applyProgress(context, sql, actor.enterpriseId, approval, order, decision, approver)
    if (isProblem(moved)) return moved
    concerned = [order.bookerId, actor.employeeId, ...pendingApprovers(decision)]
    return { approvalId: approval.approvalId, orderNo: order.orderNo, orderState: moved.state }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, concerned, answer.orderState)
  return answer
}

/** Stores where the approval stands and moves the order when the approval has ended. */
export async function applyProgress(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  approval: ApprovalRow,
  order: OrderRow,
  progress: ApprovalProgress,
  by: Mover,
): Promise<OrderRow | Problem> {
  const [people] = await Promise.all([
    findOrderTravellers(sql, enterpriseId, [order.orderNo]),
    saveProgress(sql, enterpriseId, approval.approvalId, order.version, progress),
  ])
  const travellers = people.map(({ name }) => name)
  const facts = { orderNo: order.orderNo, title: order.title, total: order.total, travellers }
  const approvalPath = `/center/approvalDetail?approvalId=${approval.approvalId}`
  const orderPath = context.products[products.word(order.product as 1)]?.orderPath(order.orderNo) ?? ''
  if (progress.state === 'approving') {
    await writeLetters(context, sql, enterpriseId, 'approvalAsked', pendingApprovers(progress), {
      ...facts,
      deadline: approval.deadline,
      path: approvalPath,
    })
    return order
  }
  if (progress.state === 'approved') {
    const moved = await approve(context, sql, enterpriseId, order, by)
    if (isProblem(moved)) return moved
    await writeLetters(context, sql, enterpriseId, 'approved', [order.bookerId], {
      ...facts,
      deadline: moved.holdExpiresAt,
      path: orderPath,
    })
    return moved
  }
  const reason = progress.levels.flatMap(({ tasks }) => tasks).find(({ state }) => state === 'rejected')?.reason ?? ''
  const moved = await move(context, sql, enterpriseId, order, { event: 'reject', by, detail: { reason } })
  if (!isProblem(moved))
    await writeLetters(context, sql, enterpriseId, 'rejected', [order.bookerId], { ...facts, reason, path: orderPath })
  return moved
}

/** On to payment; a company that charges its credit on approval goes straight on to issuing. */
async function approve(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  by: Mover,
): Promise<OrderRow | Problem> {
  const now = context.clock.now().toISOString()
  const holdExpiresAt = new Date(earlierInstant(order.holdExpiresAt.toISOString(), holdForPayment(now)))
  const approved = await move(context, sql, enterpriseId, order, { event: 'approve', by, holdExpiresAt })
  if (isProblem(approved) || approved.state !== orderStates.code('awaitingPayment')) return approved
  return chargeOnApproval(context, sql, enterpriseId, approved)
}
