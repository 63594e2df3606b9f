import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getIntlFlightDayPrices, getIntlStayPrices } from '@sojourn/contract/products/intl-flight/search.calls'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { addDays, daysBetween, isLocalDate } from '@sojourn/domain/kit/local-date'
import { intlFlightDraftRules } from '@sojourn/domain/products/intl-flight/draft/rules'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { openIntlFlightDraft } from '../draft/open-draft'
import { intlSearchOf } from '../supply/supply'
import { refuseChoices } from './asked-slice'
import { buyersOf } from './judged-offers'

type Days = ResponseOf<typeof getIntlFlightDayPrices>

const daysAtMost = 92
/** The database's calendar has no year zero. */
const firstDay = '0001-01-01'

/** The days that are asked for, at most a quarter of a year. */
function periodOf({ from, to }: { from: string; to: string }): { from: string; to: string } | Problem {
  if (!isLocalDate(from) || from < firstDay || !isLocalDate(to) || to < from) return problem('dateInvalid', { field: 'from' })
  return { from, to: daysBetween(from, to) > daysAtMost ? addDays(from, daysAtMost) : to }
}

/** What the trip costs one traveller by day of one direction, for the ribbon and the graph; 0 is sold out (S5.20). */
export async function intlDayPrices(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getIntlFlightDayPrices>,
): Promise<Days | Problem> {
  const period = periodOf(request)
  if (isProblem(period)) return period
  const { tempOrderNo, slice = 0, chosen = [] } = request
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const wrong = await refuseChoices(work, draft, slice, chosen)
    if (wrong) return wrong
    const { enterprise, passengers } = await buyersOf(work, actor, draft)
    const { limit: _limit, ...asked } = intlSearchOf(draft, enterprise, passengers, chosen)
    const days = await context.intlAir.dayPrices(asking(context), { ...asked, ...period })
    return { days: days.map(({ date, price }) => ({ date, price })) }
  })
}

/** Days between the two departures that are looked at. */
const longestStay = 14

/** What a return costs by how long one stays, leaving on the day that was asked for; none where the search is no return. */
export async function intlStayPrices(
  context: Context,
  actor: Actor,
  { tempOrderNo }: RequestOf<typeof getIntlStayPrices>,
): Promise<ResponseOf<typeof getIntlStayPrices> | Problem> {
  const { last } = bookingWindow(intlFlightDraftRules, chinaDate(context.clock.now()))
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const { enterprise, passengers } = await buyersOf(work, actor, draft)
    const { limit: _limit, ...asked } = intlSearchOf(draft, enterprise, passengers, [])
    const [out, back, more] = asked.slices
    if (!out || !back || more || draft.searchParams.returnDate === undefined) return { stays: [] }
    const returns = Array.from({ length: longestStay }, (_, index) => addDays(out.date, index + 1)).filter((day) => day <= last)
    const prices = await Promise.all(
      returns.map((date) =>
        context.intlAir.dayPrices(asking(context), {
          ...asked,
          slices: [out, { ...back, date }],
          from: out.date,
          to: out.date,
        }),
      ),
    )
    return {
      stays: returns.flatMap((returnDate, index) => {
        const price = prices[index]![0]?.price ?? 0
        return price > 0 ? [{ days: index + 1, returnDate, price }] : []
      }),
    }
  })
}
