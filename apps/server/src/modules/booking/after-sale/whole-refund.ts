import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { WholeRefund } from '../../../capabilities/after-sales'
import type { Actor, Work } from '../../../context'
import { couponsReturned } from './coupon-refund'
import { submitRefund, type PreparedRefund } from './submit-refund'

/** The refund of all that is open of an order; undefined where nothing is. */
type PrepareWhole = (work: Work, actor: Actor, orderNo: string, lock: boolean) => Promise<PreparedRefund | Problem | undefined>

/** How an order goes back at the end of a whole trip: what would come back, and the refund itself. */
export const wholeRefunds = (prepareWhole: PrepareWhole) => ({
  async quote(work: Work, actor: Actor, orderNo: string): Promise<WholeRefund | Problem | undefined> {
    const prepared = await prepareWhole(work, actor, orderNo, false)
    return prepared === undefined || isProblem(prepared) ? prepared : couponsReturned(prepared)
  },
  async apply(work: Work, actor: Actor, orderNo: string, reason: string): Promise<AppliedAfterSale | Problem | undefined> {
    const prepared = await prepareWhole(work, actor, orderNo, true)
    return prepared === undefined || isProblem(prepared) ? prepared : submitRefund(work, actor, prepared, reason)
  },
})
