import { isProblem } from '@sojourn/contract/kit/problems'
import type { Language } from '@sojourn/contract/kit/language'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { openDraft } from '../draft/draft'
import type { StandardHolder } from '../policy/panel'
import { findPeople } from '../traveller/store'
import { underApplication } from '../traveller/under-application'

interface OfDraft {
  tempOrderNo?: string
}

/** The standards of a draft's travellers, else of the caller: for the panel and the page of all standards (S2.61, S7.44). */
export const standards =
  <Request extends OfDraft, Panel>(show: (holders: readonly StandardHolder[], language: Language, request: Request) => Panel) =>
  (context: Context, actor: Actor, request: Request): Promise<Panel> =>
    inCompany(context, actor.enterpriseId, async (work) => {
      const draft = request.tempOrderNo ? await openDraft(work, actor, request.tempOrderNo) : undefined
      const { travellerIds = [], travelApplyNo = null } = draft && !isProblem(draft) ? draft : {}
      const ids = travellerIds.length > 0 ? travellerIds : [actor.employeeId]
      const today = chinaDate(context.clock.now())
      const people = await findPeople(work, ids, {
        today,
        reader: actor.language,
        under: underApplication(context, travelApplyNo),
      })
      return show(people, actor.language, request)
    })
