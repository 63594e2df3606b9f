import type { OrderState } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { nextState } from '@sojourn/domain/booking/order/transitions'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { ToldPeople } from '@sojourn/domain/booking/approval/tell'
import type { Work } from '../../../context'
import type { NewOrder } from '../order/record'
import { insertAlternatives } from '../order/journey-store'
import { insertFirstHistory, insertOrder } from '../order/store'
import type { ApproverRow } from '../traveller/store'
import { begin, eventFor, scheduleExpiry } from './lifecycle'
import type { FoundBudget } from '../application/budget-store'
import { takeBudget } from '../application/order-budget'
import { placeMoney } from '../payment/payment-parts'
import { openApprovalFor, type Opening } from '../approval/open-approval'
import { tellApprovers } from '../approval/tell-approvers'

export interface Submission {
  /** Everything but the state, which the chain decides. */
  order: Omit<NewOrder, 'state'>
  booker: { employeeId: string; name: string }
  chain: ApprovalChain | undefined
  /** Who hears of it where nobody decides. */
  told?: ToldPeople
  approvers: readonly ApproverRow[]
  /** What it is about of budgets, where they were looked for. */
  budgets?: readonly FoundBudget[]
}
export interface Submitted {
  state: OrderState
  approvalId: string | undefined
}

/** Writes a new order with everything that belongs to it: all in the caller's transaction, or nothing. */
export async function submit(work: Work, submission: Submission): Promise<Submitted | Problem> {
  const { booker, chain, told, approvers, budgets } = submission
  const { kind = 'booking', total, orderNo, holdExpiresAt } = submission.order
  const event = eventFor({ kind, total }, chain ? 'submit' : 'skipApproval')
  const entered = nextState(kind, 'draft', event)
  if (!entered) return problem('transitionRefused', { detail: { orderNo } })
  const order: NewOrder = { ...submission.order, state: entered }
  const outside = await takeBudget(work, { ...order, budgets }, { approved: chain !== undefined })
  if (outside) return outside
  // Sent together, the order first: its travellers are parties of the approval. The company's credit line comes last, so that
  // it is locked for the shortest time.
  const [refused, approvalId] = await Promise.all([
    insertOrder(work, order).then(() => placeMoney(work, order)),
    chain
      ? openApprovalFor(work, { subject: subjectOf(order), chain, applicant: booker, approvers })
      : told && tellApprovers(work, { subject: subjectOf(order), told, applicant: booker }),
    insertFirstHistory(work, {
      orderNo: order.orderNo,
      state: entered,
      event,
      actorId: booker.employeeId,
      actorName: booker.name,
      detail: {},
      at: order.createdAt,
    }),
    order.alternatives && insertAlternatives(work, order.orderNo, order.alternatives),
    chain && kind !== 'refund' ? scheduleExpiry(work, order) : begin(work, { orderNo, kind, holdExpiresAt }, entered),
  ])
  return refused ?? { state: entered, approvalId }
}

const subjectOf = (order: NewOrder): Opening['subject'] => ({
  kind: 'order',
  object: order.kind ?? 'booking',
  no: order.orderNo,
  version: 1,
  title: order.title,
  total: order.total,
  travellers: order.travellers,
  told: { order, travellers: order.travellers },
})
