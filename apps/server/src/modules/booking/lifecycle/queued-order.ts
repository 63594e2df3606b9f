import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Context } from '../../../context'
import { nameAgent } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { findChain, findOrderTravellers, findPlacingAgent, type OrderRow } from '../order/store'
import { findApprovers, findPeople, type ApproverRow } from '../traveller/store'
import { move } from './lifecycle'
import { openApprovalFor } from '../approval/open-approval'
import type { Submission } from './submit'

/** Who decides about an order, as it was when the booker submitted it. */
export interface QueuedApproval {
  chain: ApprovalChain | undefined
  approvers: readonly ApproverRow[]
}

/** Who placed an order and who decides about it, as it was when it was placed. */
export async function decidedOf(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { orderNo, bookerId }: OrderRow,
): Promise<QueuedApproval & Pick<Submission, 'booker'>> {
  const [[booker], approvers, chain] = await Promise.all([
    findPeople(sql, enterpriseId, [bookerId], chinaDate(context.clock.now())),
    findApprovers(sql, enterpriseId),
    findChain(sql, enterpriseId, orderNo),
  ])
  return { booker: { employeeId: bookerId, name: booker?.name ?? '' }, approvers, chain }
}

/** A job goes on in the name of whoever placed the order, and of the agent who did so for them. */
export async function inNameOfAgent(sql: Sql, enterpriseId: number, { orderNo, agentName }: OrderRow): Promise<void> {
  if (agentName === null) return
  const agent = await findPlacingAgent(sql, enterpriseId, orderNo)
  if (agent) await nameAgent(sql, agent)
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
