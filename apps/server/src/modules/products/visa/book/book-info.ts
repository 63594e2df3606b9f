import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { VisaBookInfo } from '@sojourn/contract/products/visa/booking.shapes'
import { visaCredentialFault } from '@sojourn/domain/products/visa/credentials'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { bookInfoOf } from '../../../booking/search/book-info'
import { openVisaDraft } from '../draft/open-draft'
import { findHeldVisas } from '../order/applicant-store'
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
    const held = await findHeldVisas(work, { employeeIds, country: product.country, onDay: departDate })
    const text = visaRulesText[actor.language]
    return {
      ...info,
      held: held.flatMap(({ employeeId, validUntil, body: { granted } }) =>
        granted && validUntil
          ? [
              {
                employeeId,
                entries: granted.entries,
                validUntil,
                sentence: text.held({ entries: text.entries[granted.entries], validUntil }),
              },
            ]
          : [],
      ),
    }
  })
