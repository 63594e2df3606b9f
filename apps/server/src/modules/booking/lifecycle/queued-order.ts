import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Work } from '../../../context'
import { nameAgent } from '../../../db/once'
import type { Tenant } from '../../../db/tenant'
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
  work: Work,
  { orderNo, bookerId }: OrderRow,
): Promise<QueuedApproval & Pick<Submission, 'booker'>> {
  const [[booker], approvers, chain] = await Promise.all([
    findPeople(work, [bookerId], { today: chinaDate(work.context.clock.now()) }),
    findApprovers(work),
    findChain(work, orderNo),
  ])
  return { booker: { employeeId: bookerId, name: booker?.name ?? '' }, approvers, chain }
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
  { booker, approval: { chain, approvers }, holdExpiresAt }: QueuedSubmission,
): Promise<OrderRow | Problem> {
  const [moved, travellers] = await Promise.all([
    move(work, order, {
      event: chain ? 'submit' : 'skipApproval',
      by: { kind: 'booker', id: booker.employeeId, name: booker.name },
      ...(holdExpiresAt && { holdExpiresAt }),
    }),
    chain ? findOrderTravellers(work, [order.orderNo]) : [],
  ])
  if (isProblem(moved) || !chain) return moved
  await openApprovalFor(work, {
    subject: {
      kind: 'order',
      object: order.kind,
      no: order.orderNo,
      version: moved.version,
      title: order.title,
      total: order.total,
      travellers,
      told: { order, travellers },
    },
    chain,
    applicant: booker,
    approvers,
  })
  return moved
}
