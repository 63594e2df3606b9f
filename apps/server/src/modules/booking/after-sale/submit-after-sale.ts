import type { OrderKind } from '@sojourn/contract/booking/codes'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { problem, isProblem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { insertLines, type AfterSaleLine } from '../coupon/store'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { NewOrder } from '../order/record'
import type { OrderRow, OrderTravellerRow } from '../order/store'
import type { AfterSalesChain } from '../approval/after-sales-chain'
import { appliedAs, placedAs } from '../lifecycle/placed'
import { submit, type Submission } from '../lifecycle/submit'

/** What a refund or change order, or one that buys something beside, has of its own; the rest it takes from the order that it alters. */
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
  kind: OrderKind
  supplierReference: string | null
  travellers: OrderTravellerRow[]
  segments: NewOrderSegment[]
  lines: readonly AfterSaleLine[]
  /** Where another refund or change has one of the coupons. */
  problemIfTaken: ProblemName
}

interface AfterSaleOf {
  parent: OrderRow
  parts: AfterSaleParts
  chain: AfterSalesChain
}

/** A refund or change order as it is submitted: with its own parts, and the rest of the order that it alters. */
export const afterSaleSubmission = (
  context: Context,
  { employeeId, name }: Actor,
  { parent, parts: { lines: _lines, problemIfTaken: _problem, ...parts }, chain }: AfterSaleOf,
): Submission => ({
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
    travelApplyNo: parts.kind === 'refund' ? null : parent.travelApplyNo,
    travelOrderNo: parent.travelOrderNo,
    currency: parent.currency,
    policySnapshot: parent.policySnapshot,
    contactCipher: parent.contactCipher,
    fields: parent.fields,
    createdAt: context.clock.now(),
  },
  booker: { employeeId, name },
  ...chain,
})

/** Takes the coupons that a refund or change order is about; a problem where another one has one of them. */
export const takeCoupons = async (
  tenant: Tenant,
  { orderNo, lines, problemIfTaken }: AfterSaleParts,
): Promise<Problem | undefined> =>
  (await insertLines(tenant, orderNo, lines)) ? undefined : problem(problemIfTaken, { field: 'coupons' })

/** Writes a refund order and takes its coupons: all in the caller's transaction, or nothing. */
export async function submitAfterSale(
  work: Work,
  actor: Actor,
  { parent, parts, chain }: AfterSaleOf,
): Promise<AppliedAfterSale | Problem> {
  const submission = afterSaleSubmission(work.context, actor, { parent, parts, chain })
  const submitted = await submit(work, submission)
  if (isProblem(submitted)) return submitted
  return (await takeCoupons(work, parts)) ?? appliedAs(placedAs({ ...submission.order, state: submitted.state }))
}
