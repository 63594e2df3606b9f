import { orderStates } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import type { NewOrder } from '../order/record'
import { findOrderTravellers, insertFirstHistory, insertOrder, type OrderRow } from '../order/store'
import type { ApproverRow } from '../traveller/store'
import { move, scheduleExpiry } from './lifecycle'
import { openApprovalFor } from './open-approval'
import { takeBudget } from './order-budget'
import { placeMoney } from './payment-parts'
import type { Submission, Submitted } from './submit'

/** Writes an order whose seats the supplier is still looking for: a draft with its money set aside, which closes with its hold. */
export async function queueOrder(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { order: asked, booker }: Pick<Submission, 'order' | 'booker'>,
): Promise<Submitted | Problem> {
  const state = orderStates.code('draft')
  const order: NewOrder = { ...asked, state }
  const outside = await takeBudget(context, sql, enterpriseId, order)
  if (outside) return outside
  const [refused] = await Promise.all([
    insertOrder(sql, enterpriseId, order).then(() => placeMoney(sql, enterpriseId, order)),
    insertFirstHistory(sql, enterpriseId, {
      orderNo: order.orderNo,
      state,
      event: 'queue',
      actorId: booker.employeeId,
      actorName: booker.name,
      detail: {},
      at: order.createdAt,
    }),
    scheduleExpiry(context, sql, enterpriseId, order),
  ])
  return refused ?? { state, approvalId: undefined }
}

/** Who decides about a queued order, as it was when the booker submitted it. */
export interface QueuedApproval {
  chain: ApprovalChain | undefined
  approvers: readonly ApproverRow[]
}

/** A draft whose seats are there goes on to its approvers or to payment, as if it were submitted now. */
export async function submitQueued(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  booker: Submission['booker'],
  { chain, approvers }: QueuedApproval,
  holdExpiresAt?: Date,
): Promise<OrderRow | Problem> {
  const moved = await move(context, sql, enterpriseId, order, {
    event: chain ? 'submit' : 'skipApproval',
    by: { kind: 'booker', id: booker.employeeId, name: booker.name },
    ...(holdExpiresAt && { holdExpiresAt }),
  })
  if (isProblem(moved) || !chain) return moved
  const travellers = await findOrderTravellers(sql, enterpriseId, [order.orderNo])
  await openApprovalFor(context, sql, enterpriseId, {
    subject: {
      kind: 'order',
      object: order.kind,
      no: order.orderNo,
      version: moved.version,
      title: order.title,
      total: order.total,
      travellers,
    },
    chain,
    applicant: booker,
    approvers,
  })
  return moved
}
