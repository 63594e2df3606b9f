import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { orderStates } from '@sojourn/contract/booking/codes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { problem, isProblem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { insertLines, type AfterSaleLine } from '../after-sale/store'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { NewOrder } from '../order/record'
import type { OrderRow, OrderTravellerRow } from '../order/store'
import type { AfterSalesChain } from './after-sales-chain'
import { queueOrder } from './queued-order'
import { submit, type Submission } from './submit'

/** What a refund or change order has of its own; the rest it takes from the order that it alters. */
export type AfterSaleParts = Pick<
  NewOrder,
  | 'orderNo'
  | 'fulfiller'
  | 'title'
  | 'departAt'
  | 'arriveAt'
  | 'total'
  | 'prices'
  | 'verdict'
  | 'remark'
  | 'holdExpiresAt'
  | 'searchIds'
> & {
  kind: 'refund' | 'change'
  supplierReference: string | null
  travellers: OrderTravellerRow[]
  segments: NewOrderSegment[]
  lines: readonly AfterSaleLine[]
  /** Where another refund or change has one of the coupons. */
  problemIfTaken: ProblemName
}

/** Writes a refund or change order and takes its coupons: all in the caller's transaction, or nothing. */
export async function submitAfterSale(
  context: Context,
  sql: Sql,
  actor: Actor,
  parent: OrderRow,
  { lines, problemIfTaken, ...parts }: AfterSaleParts,
  chain: AfterSalesChain,
  /** `queue`: the supplier is still looking for the seats. */
  how: 'submit' | 'queue' = 'submit',
): Promise<AppliedAfterSale | Problem> {
  const { enterpriseId } = actor
  const submission: Submission = {
    order: {
      ...parts,
      parentOrderNo: parent.orderNo,
      product: parent.product,
      travelType: parent.travelType,
      bookType: parent.bookType,
      settleType: parent.settleType,
      bookerId: parent.bookerId,
      tempOrderNo: parent.tempOrderNo,
      // A refund spends nothing of an application's budget.
      travelApplyNo: parts.kind === 'change' ? parent.travelApplyNo : null,
      travelOrderNo: parent.travelOrderNo,
      currency: parent.currency,
      policySnapshot: parent.policySnapshot,
      contactCipher: parent.contactCipher,
      createdAt: context.clock.now(),
    },
    booker: { employeeId: actor.employeeId, name: actor.name },
    ...chain,
  }
  const submitted = await (how === 'queue' ? queueOrder : submit)(context, sql, enterpriseId, submission)
  if (isProblem(submitted)) return submitted
  const taken = await insertLines(sql, enterpriseId, parts.orderNo, lines)
  return taken ? appliedAs(submission.order, submitted.state) : problem(problemIfTaken, { field: 'coupons' })
}

/** The answer about an order that was just written: whose turn it is now. */
function appliedAs(order: Submission['order'], state: number): AppliedAfterSale {
  const word = orderStates.word(state as 10)
  const next = word === 'approving' ? 'approval' : word === 'awaitingPayment' ? 'pay' : 'supplier'
  return { orderNo: order.orderNo, state: numberOfKept({ ...order, state }), next }
}
