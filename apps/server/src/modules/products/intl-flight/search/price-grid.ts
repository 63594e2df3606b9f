import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getIntlPriceGrid } from '@sojourn/contract/products/intl-flight/search.calls'
import { addDays, isLocalDate } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { openIntlFlightDraft } from '../draft/open-draft'
import { intlSearchOf } from '../supply/supply'
import { judgedDays } from './judged-days'
import { buyersOf } from './judged-offers'

/** Days before and after each of the two that are looked at. */
const around = [-3, -2, -1, 0, 1, 2, 3]

/** What a return costs on the days around, out and back; none where the search is no return. */
export async function intlPriceGrid(
  context: Context,
  actor: Actor,
  { tempOrderNo, departDate, returnDate }: RequestOf<typeof getIntlPriceGrid>,
): Promise<ResponseOf<typeof getIntlPriceGrid> | Problem> {
  if (!isLocalDate(departDate)) return problem('dateInvalid', { field: 'departDate' })
  if (!isLocalDate(returnDate)) return problem('dateInvalid', { field: 'returnDate' })
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const buyers = await buyersOf(work, actor, draft)
    const { limit: _limit, ...asked } = intlSearchOf(draft, buyers.enterprise, buyers.passengers, [])
    const [out, back, more] = asked.slices
    if (!out || !back || more || draft.searchParams.returnDate === undefined) return { rows: [] }
    const period = { from: addDays(departDate, around[0]!), to: addDays(departDate, around.at(-1)!) }
    const rows = await Promise.all(
      around
        .map((days) => addDays(returnDate, days))
        .map(async (date) => ({
          returnDate: date,
          days: await judgedDays(work, actor, {
            draft,
            buyers,
            asked: { ...asked, slices: [out, { ...back, date }], ...period },
          }),
        })),
    )
    return { rows: rows.filter(({ days }) => days.length > 0) }
  })
}
