import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { sumOf } from '../coupon/lines'
import { nextOrderNo, type OrderRow } from '../order/store'
import { levelsOf, type AfterSalesChain } from '../approval/after-sales-chain'
import { applyAfterSale } from './apply-after-sale'
import { returnShares } from '../payment/return-shares'
import { submitAfterSale, type AfterSaleParts } from './submit-after-sale'

/** Everything about a refund but the writing: whose order it alters, what it is made of, who must approve. */
export interface PreparedRefund {
  parent: OrderRow
  /** How its order is numbered. */
  series: 'FR' | 'IR' | 'TR' | 'HR'
  parts: Pick<
    AfterSaleParts,
    'fulfiller' | 'title' | 'departAt' | 'arriveAt' | 'prices' | 'travellers' | 'segments' | 'lines' | 'problemIfTaken'
  >
  chain: AfterSalesChain
}

/** What the page of any refund shows: what comes back, to whom, and who must approve. */
export const refundFrame = async (work: Work, actor: Actor, { parts, chain }: PreparedRefund) => ({
  total: sumOf(parts.lines, 'amount'),
  shares: await returnShares(work, actor, parts.lines),
  approval: levelsOf(chain, actor.language),
})

/** Prepares and writes a refund once for an intent; less coming back than the person saw asks again. */
export const submitRefundOnce = (
  context: Context,
  actor: Actor,
  { expectedTotal, reasonText = '' }: { expectedTotal: number; reasonText?: string },
  prepare: (work: Work) => Promise<PreparedRefund | Problem>,
): Promise<AppliedAfterSale | Problem> =>
  applyAfterSale(
    context,
    actor,
    async (work) => {
      const prepared = await prepare(work)
      if (isProblem(prepared)) return prepared
      const total = sumOf(prepared.parts.lines, 'amount')
      return total < expectedTotal ? problem('quoteChanged', { field: 'expectedTotal', detail: { total } }) : prepared
    },
    (work, prepared) => submitRefund(work, actor, prepared, reasonText),
  )

/** Writes a refund order in the caller's transaction; the problems are those of `submitAfterSale`. */
export async function submitRefund(
  work: Work,
  actor: Actor,
  { parent, series, parts, chain }: PreparedRefund,
  remark: string,
): Promise<AppliedAfterSale | Problem> {
  const now = work.context.clock.now()
  const orderNo = await nextOrderNo(work.sql, series, chinaDate(now))
  const own = {
    kind: 'refund' as const,
    orderNo,
    total: sumOf(parts.lines, 'amount'),
    verdict: 'within' as const,
    remark,
    searchIds: [],
    supplierReference: null,
    holdExpiresAt: new Date(chain.chain?.deadline ?? now),
  }
  return submitAfterSale(work, actor, { parent, parts: { ...parts, ...own }, chain })
}
