import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { VisaBookInfo } from '@sojourn/contract/products/visa/booking.shapes'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { visaCredentialFault } from '@sojourn/domain/products/visa/credentials'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { bookInfoOf } from '../../../booking/search/book-info'
import { chinaDate } from '../../../../kit/clock'
import { judgedPeople, judgedVisas } from '../policy/judge'
import { openVisaDraft } from '../draft/open-draft'
import { searchedTrip } from '../draft/searched-trip'
import { heldOnTrip } from '../order/held-visas'
import { chosenVisa } from '../search/search'

/** Everything of the booking page but the visa itself. */
export const visaBookInfo = (
  context: Context,
  actor: Actor,
  { tempOrderNo, productId }: { tempOrderNo: string; productId: string },
): Promise<VisaBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openVisaDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const product = chosenVisa(draft.searchParams, productId)
    if (isProblem(product)) return product
    const { departDate } = draft.searchParams
    const info = await bookInfoOf(work, actor, draft, {
      firstDay: departDate,
      lastDay: departDate,
      credentialFault: visaCredentialFault,
      insured: false,
    })
    const employeeIds = info.travellers.map(({ employeeId }) => employeeId)
    const { trip, apart } = await searchedTrip(work, actor, draft.searchParams)
    const held = await heldOnTrip(work, trip, { employeeIds, apart })
    const text = visaRulesText[actor.language]
    const people = (await judgedPeople(work, actor, draft)) ?? []
    const setting = { bookingDate: chinaDate(context.clock.now()), departDate }
    const judged = judgedVisas(people, product.country, setting, actor.language)
    return {
      ...info,
      violations: {
        usual: judged(productId, false).violations,
        express: product.express ? judged(productId, true).violations : [],
      },
      held: held
        .filter(({ fault }) => !fault)
        .map(({ visa: { employeeId, entries, validUntil } }) => ({
          employeeId,
          entries,
          validUntil,
          sentence: text.held({ entries: text.entries[entries], validUntil: dayInWords(validUntil, actor.language) }),
        })),
    }
  })
