import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { firstAsked } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import type { AfterSalesChain } from '../approval/after-sales-chain'
import { announce } from '../notification/announce'
import { lookFirst } from '../lifecycle/look-first'

/**
 * Checks and writes a refund once for an intent, by what its supplier says just before; the applicant and the first approvers hear of it.
 */
export async function applyAfterSale<Prepared extends { chain: AfterSalesChain }>(
  context: Context,
  actor: Actor,
  prepare: (work: Work) => Promise<Prepared | Problem>,
  write: (work: Work, prepared: Prepared) => Promise<AppliedAfterSale | Problem>,
): Promise<AppliedAfterSale | Problem> {
  let concerned: string[] = []
  const answer = await lookFirst(context, actor.enterpriseId, prepare, (heard) =>
    once<AppliedAfterSale>(context, actor, async (work) => {
      const prepared = await prepare({ ...work, context: heard })
      if (isProblem(prepared)) return prepared
      concerned = firstAsked(prepared.chain.chain)
      return write(work, prepared)
    }),
  )
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, [actor.employeeId, ...concerned])
  return answer
}
