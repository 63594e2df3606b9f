import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findOrderTravellers, type OrderRow } from '../order/store'
import type { ApproverRow } from '../traveller/store'
import { move } from './lifecycle'
import { openApprovalFor } from './open-approval'
import type { Submission } from './submit'

/** Who decides about an order, as it was when the booker submitted it. */
export interface QueuedApproval {
  chain: ApprovalChain | undefined
  approvers: readonly ApproverRow[]
}

/** An order whose seats are there goes on to its approvers or to payment, as if it were submitted now. */
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
