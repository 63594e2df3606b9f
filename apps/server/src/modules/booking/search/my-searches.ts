import { isStay, products, travelTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { getRecentSearches } from '@sojourn/contract/booking/recent-search.calls'
import { searchesToOffer } from '@sojourn/domain/booking/recent-searches'
import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { findRecentSearches, type RecentSearchRow } from '../draft/recent-search-store'

type Answer = ResponseOf<typeof getRecentSearches>

/** What the caller may search for again with one press; a journey whose day is over begins today. */
export const mySearches = (
  context: Context,
  actor: Actor,
  { travelType }: RequestOf<typeof getRecentSearches>,
): Promise<Answer> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const rows = await findRecentSearches(work, actor.employeeId, travelTypes.word(travelType))
    const list = searchesToOffer(rows).map(({ frequent, ...row }) => ({
      productType: products.code(row.product),
      frequent,
      start: {
        ...placesOf(context, actor, row),
        ...daysOf(row, today),
        isReturn: !isStay(row.product) && row.endDate > row.startDate,
      },
      ...lowestOf(row, today),
    }))
    return { list }
  })

function placesOf({ searchPlaces }: Context, { language }: Actor, { product, depart, arrive }: RecentSearchRow) {
  const [from, to] = [depart, arrive].map((city) => searchPlaces[product]?.(city, language))
  return { ...(from && { depart: from }), ...(to && { arrive: to }) }
}

/** As long as it was. */
function daysOf({ startDate, endDate }: RecentSearchRow, today: string) {
  if (startDate >= today) return { startDate, endDate }
  return { startDate: today, endDate: addDays(today, daysBetween(startDate, endDate)) }
}

/** Nobody can buy yesterday's fare. */
function lowestOf({ lowest, lowestDate, lowestAt }: RecentSearchRow, today: string): Pick<Answer['list'][number], 'lowest'> {
  if (lowest === null || lowestDate === null || lowestAt === null || lowestDate < today) return {}
  return { lowest: { price: lowest, date: lowestDate, at: lowestAt.toISOString() } }
}
