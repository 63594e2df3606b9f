import { products, type Product } from '@sojourn/contract/booking/codes'
import type { compareJourney } from '@sojourn/contract/booking/comparison.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { bestOffers } from '@sojourn/domain/booking/comparison'
import type { Actor, Context, Work } from '../../../context'
import type { ComparedJourney } from '../../../capabilities/catalogue'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { openDraft } from '../draft/draft'

type Answer = ResponseOf<typeof compareJourney>

/** Ways of different products to make the journey of a draft, each by its best offers, judged alike. */
export const compareProducts = (context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<Answer | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openDraft<object>(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const ends = context.products[draft.product]?.catalogue?.journeys?.ends(draft.searchParams)
    if (!ends) return { date: chinaDate(context.clock.now()), products: [], assumptions: [] }
    const journey: ComparedJourney = {
      ...ends,
      enterpriseId: actor.enterpriseId,
      agent: actor.agent,
      travellerIds: draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId],
      business: draft.travelType === 'business',
      language: actor.language,
      travelApplyNo: draft.travelApplyNo,
    }
    const compared = context.comparison
    const found: Answer['products'] = []
    for (const product of compared.products) found.push(...(await offersOf(work, product, journey)))
    const shown = compared.products.filter((product) => found.some(({ productType }) => productType === products.code(product)))
    return { date: ends.date, products: found, assumptions: compared.assumptions(shown, actor.language) }
  })

async function offersOf(work: Work, product: Product, journey: ComparedJourney): Promise<Answer['products']> {
  const offers = (await work.context.products[product]?.catalogue?.journeys?.compare(work, journey)) ?? []
  const best = bestOffers(offers)
  return best.length > 0 ? [{ productType: products.code(product), offers: best }] : []
}
