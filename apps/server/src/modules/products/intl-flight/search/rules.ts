import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getIntlFlightRules } from '@sojourn/contract/products/intl-flight/search.calls'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { openIntlFlightDraft } from '../draft/open-draft'
import { shownRule } from '../supply/from-supply'
import { intlPricingOf } from '../supply/supply'
import { refuseChoices } from './asked-slice'
import { buyersOf } from './judged-offers'

/** Refund and change rules of a trip as far as it is chosen, ticket by ticket, in the reader's language (handbook 2.2). */
export async function intlRules(
  context: Context,
  actor: Actor,
  { tempOrderNo, choices }: RequestOf<typeof getIntlFlightRules>,
): Promise<ResponseOf<typeof getIntlFlightRules> | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const wrong = await refuseChoices(work, draft, choices.length - 1, choices.slice(0, -1))
    if (wrong) return wrong
    const { enterprise, passengers } = await buyersOf(work, actor, draft)
    const quote = await context.intlAir.price(asking(context), intlPricingOf(draft, enterprise, passengers, choices))
    if (isIntlAirFailure(quote)) return problem('itineraryUnknown', { field: 'choices' })
    return {
      tickets: quote.tickets.map(({ validatingCarrier, slices, penalties, prices }) => ({
        validatingCarrier,
        slices,
        rules: penalties.map((penalty) => shownRule(penalty, actor.language, prices[0]?.filed)),
      })),
    }
  })
}
