import { orderStates, settleTypes } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { openApproval, pendingApprovers } from '@sojourn/domain/booking/approval/decide'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { insertApproval } from '../approval/store'
import { freezeCredit } from '../ledger/credit'
import { writeLetters } from '../mail/write'
import type { NewOrder } from '../order/record'
import { insertFirstHistory, insertOrder } from '../order/store'
import { enqueue } from '../../../db/queue'
import type { ApproverRow } from '../traveller/store'
import { scheduleExpiry } from './lifecycle'

export interface Submission {
  /** Everything but the state, which the chain decides. */
  order: Omit<NewOrder, 'state'>
  booker: { employeeId: string; name: string }
  chain: ApprovalChain | undefined
  approvers: readonly ApproverRow[]
}
export interface Submitted {
  state: number
  approvalId: string | undefined
}

/** Writes a new order with everything that belongs to it: all in the caller's transaction, or nothing. */
export async function submit(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  submission: Submission,
): Promise<Submitted | Problem> {
  const { booker, chain } = submission
  const state = orderStates.code(chain ? 'approving' : 'awaitingPayment')
  const order: NewOrder = { ...submission.order, state }
  await insertOrder(sql, enterpriseId, order)
  await insertFirstHistory(sql, enterpriseId, {
    orderNo: order.orderNo,
    state,
    event: chain ? 'submit' : 'skipApproval',
    actorId: booker.employeeId,
    actorName: booker.name,
    detail: {},
    at: order.createdAt,
  })
  const approvalId = chain && (await openChain(context, sql, enterpriseId, order, submission, chain))
  await scheduleExpiry(context, sql, enterpriseId, order)
  if (settleTypes.word(order.settleType as 1) === 'companyCredit') {
    const money = { orderNo: order.orderNo, total: order.total, currency: order.currency, settleType: order.settleType as 1 | 4 }
    if (!(await freezeCredit(context, sql, enterpriseId, money))) return problem('creditInsufficient', { field: 'settleType' })
  }
  return { state, approvalId }
}

async function openChain(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: NewOrder,
  { booker, approvers }: Submission,
  chain: ApprovalChain,
): Promise<string> {
  const progress = openApproval(chain)
  const approvalId = newId(order.createdAt)
  const names = new Map(approvers.map(({ employeeId, name }) => [employeeId, name]))
  const deadline = new Date(chain.deadline)
  await insertApproval(
    sql,
    enterpriseId,
    {
      approvalId,
      orderNo: order.orderNo,
      orderVersion: 1,
      applicantId: booker.employeeId,
      applicantName: booker.name,
      progress,
      submittedAt: order.createdAt,
      deadline,
    },
    names,
  )
  await writeLetters(context, sql, enterpriseId, 'approvalAsked', pendingApprovers(progress), {
    orderNo: order.orderNo,
    title: order.title,
    total: order.total,
    travellers: order.travellers.map(({ name }) => name),
    deadline,
    path: `/center/approvalDetail?approvalId=${approvalId}`,
  })
  await enqueue(sql, {
    id: newId(order.createdAt),
    kind: 'approval.expire',
    enterpriseId,
    payload: { orderNo: order.orderNo },
    runAt: deadline,
  })
  return approvalId
}
