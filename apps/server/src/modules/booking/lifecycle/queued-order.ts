import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { nameAgent } from '../../../db/once'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { findHeard, findOrderTravellers, findPlacingAgent, type OrderRow } from '../order/store'
import { findApprovers, findPeople } from '../traveller/store'
import { move } from './lifecycle'
import { openApprovalFor } from '../approval/open-approval'
import { tellApprovers } from '../approval/tell-approvers'
import type { Submission } from './submit'

/** Who decides about an order or is told of it, as it was when the booker submitted it. */
export type QueuedApproval = Pick<Submission, 'chain' | 'told' | 'approvers'>

/** Who placed an order and who decides about it, as it was when it was placed. */
export async function decidedOf(
  work: Work,
  { orderNo, bookerId }: OrderRow,
): Promise<QueuedApproval & Pick<Submission, 'booker'>> {
  const [[booker], approvers, heard] = await Promise.all([
    findPeople(work, [bookerId], { today: chinaDate(work.context.clock.now()) }),
    findApprovers(work),
    findHeard(work, orderNo),
  ])
  return { booker: { employeeId: bookerId, name: booker?.name ?? '' }, approvers, ...heard }
}

/** A job goes on in the name of whoever placed the order, and of the agent who did so for them. */
export async function inNameOfAgent(tenant: Tenant, { orderNo, agentName }: OrderRow): Promise<void> {
  if (agentName === null) return
  const agent = await findPlacingAgent(tenant, orderNo)
  if (agent) await nameAgent(tenant.sql, agent)
}

interface QueuedSubmission {
  booker: Submission['booker']
  approval: QueuedApproval
  holdExpiresAt?: Date | undefined
}

/** An order whose seats are there goes on to its approvers or to payment, as if it were submitted now. */
export async function submitQueued(
  work: Work,
  order: OrderRow,
  { booker, approval: { chain, told, approvers }, holdExpiresAt }: QueuedSubmission,
): Promise<OrderRow | Problem> {
  const [moved, travellers] = await Promise.all([
    move(work, order, {
      event: chain ? 'submit' : 'skipApproval',
      by: { kind: 'booker', id: booker.employeeId, name: booker.name },
      ...(holdExpiresAt && { holdExpiresAt }),
    }),
    (chain ?? told) ? findOrderTravellers(work, [order.orderNo]) : [],
  ])
  if (isProblem(moved)) return moved
  const subject = {
    kind: 'order' as const,
    object: order.kind,
    no: order.orderNo,
    version: moved.version,
    title: order.title,
    total: order.total,
    travellers,
    told: { order, travellers },
  }
  if (chain) await openApprovalFor(work, { subject, chain, applicant: booker, approvers })
  else if (told) await tellApprovers(work, { subject, told, applicant: booker })
  return moved
}
