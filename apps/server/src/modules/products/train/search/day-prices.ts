import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getTrainDayPrices } from '@sojourn/contract/products/train/train.calls'
import { addDays, daysBetween, isLocalDate } from '@sojourn/domain/kit/local-date'
import { railSaleDays } from '@sojourn/domain/products/train/sale-window'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { openTrainDraft } from '../draft/open-draft'
import { railSearchOf } from './search'

type Days = ResponseOf<typeof getTrainDayPrices>

/** The lowest fare that a list would show on every day on sale, for the ribbon; 0 is sold out (S5.20). */
export async function dayPrices(
  context: Context,
  actor: Actor,
  { tempOrderNo, from, to }: RequestOf<typeof getTrainDayPrices>,
): Promise<Days | Problem> {
  if (!isLocalDate(from) || !isLocalDate(to) || to < from) return problem('dateInvalid', { field: 'from' })
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openTrainDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const party = Math.max(1, draft.travellerIds.length)
    const days = daysOnSale(from, to, chinaDate(context.clock.now()))
    const found = await Promise.all(days.map((date) => context.rail.search(asking(context), { ...railSearchOf(draft), date })))
    return { days: days.map((date, index) => ({ date, price: lowestFare(found[index]!, party) })) }
  })
}

function daysOnSale(from: string, to: string, today: string): string[] {
  const first = from < today ? today : from
  const end = addDays(today, railSaleDays - 1)
  const last = to > end ? end : to
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index))
}

/** Standing counts only where nobody sits. */
function lowestFare(rides: readonly RailRide[], party: number): number {
  const left = rides.filter(({ sale }) => sale === 'onSale').flatMap(({ seats }) => seats.filter((one) => one.seats >= party))
  const seated = left.filter(({ seat }) => seat !== 'WZ')
  const prices = (seated.length > 0 ? seated : left).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : 0
}
