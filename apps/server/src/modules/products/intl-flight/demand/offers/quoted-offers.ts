import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { quoteFlightDemand } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { NewFlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { checkPlanOutlasts, whyPlanEnds } from '@sojourn/domain/products/intl-flight/demand/plan-offer'
import type { Actor, Context, Work } from '../../../../../context'
import { inCompany } from '../../../../../work'
import { openForOffers } from './demand-trip'
import { pricedOffer, type SuppliedPlan } from './priced-offer'

/** Plans of the supply by position among those that are sent, each priced again: no other flights and no dearer than the agent saw. */
export const quotedOffers = (
  context: Context,
  actor: Actor,
  { demandNo, plans }: RequestOf<typeof quoteFlightDemand>,
): Promise<ReadonlyMap<number, SuppliedPlan> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const supplied = new Map<number, SuppliedPlan>()
    for (const [index, plan] of plans.entries()) {
      if (!plan.offer) continue
      const made = await offeredPlan(work, actor, demandNo, plan)
      if (isProblem(made))
        return { ...made, field: `plans.${index}.${made.problem === 'planOutlastsPrice' ? 'validUntil' : 'offer'}` }
      supplied.set(index, made)
    }
    return supplied
  })

async function offeredPlan(
  work: Work,
  actor: Actor,
  demandNo: string,
  { offer, validUntil, segments, prices }: NewFlightPlan,
): Promise<SuppliedPlan | Problem> {
  const { choices, dates } = offer!
  const open = await openForOffers(work, actor, { demandNo, ...(dates && { dates }) })
  if (isProblem(open)) return open
  const priced = await pricedOffer(work, actor, open, choices)
  if (isProblem(priced)) return priced
  const { plan } = priced
  if (whyPlanEnds({ segments, prices }, plan)) return problem('planOfferMoved')
  return checkPlanOutlasts(validUntil, plan.offer.priceUntil) ?? plan
}
