import { travelTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getFlightDayPrices } from '@sojourn/contract/products/flight/flight.calls'
import { addDays, daysBetween, isLocalDate } from '@sojourn/domain/kit/local-date'
import type { AirSearch } from '@sojourn/supply/ports/air'
import type { Actor, Context, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import { airportsOf } from '../../../reference/air-places'
import { openFlightDraft } from '../draft/open-draft'
import { passengersOfDraft, seatsFor } from '../draft/passengers'
import { airSearchOf } from '../supply/supply'

type Request = RequestOf<typeof getFlightDayPrices>
type Asked = Omit<AirSearch, 'date'>

const daysAtMost = 92
/** The database's calendar has no year zero. */
const firstDay = '0001-01-01'

/** The lowest fare that a list would show on every day, for the ribbon and the calendar; 0 is sold out (S5.20). */
export async function dayPrices(
  context: Context,
  actor: Actor,
  request: Request,
): Promise<ResponseOf<typeof getFlightDayPrices> | Problem> {
  const { from } = request
  if (!isLocalDate(from) || from < firstDay || !isLocalDate(request.to) || request.to < from)
    return problem('dateInvalid', { field: 'from' })
  const to = daysBetween(from, request.to) > daysAtMost ? addDays(from, daysAtMost) : request.to
  return inCompany(context, actor.enterpriseId, async (work) => {
    const asked = await (request.tempOrderNo === undefined
      ? askedOfCities(work, request)
      : askedOfDraft(work, actor, request.tempOrderNo, request.journey ?? 0))
    if (isProblem(asked)) return asked
    const days = await context.air.dayPrices(asking(context), { ...asked, from, to })
    return { days: days.map(({ date, price }) => ({ date, price })) }
  })
}

/** Before a search there are two cities and the kind of travel, for one person. */
async function askedOfCities(tenant: Tenant, request: Request): Promise<Asked | Problem> {
  const departAirports = airportsOf(request.departCode, 0)
  const arriveAirports = airportsOf(request.arriveCode, 0)
  const unknown = departAirports.length === 0 ? 'departCode' : arriveAirports.length === 0 ? 'arriveCode' : undefined
  if (unknown) return problem('cityUnknown', { field: unknown, detail: { city: request[unknown] } })
  const businessTravel = travelTypes.known(request.travelType) !== 'personal'
  const { config } = await findEnterprise(tenant)
  const agreements = businessTravel ? config.settings.agreements : []
  return { departAirports, arriveAirports, party: 1, agreements, governmentOnly: false, businessTravel }
}

/** What the search itself asks: the same airports, buyer and seats. */
async function askedOfDraft(work: Work, actor: Actor, tempOrderNo: string, journey: number): Promise<Asked | Problem> {
  const draft = await openFlightDraft(work, actor, tempOrderNo)
  if (isProblem(draft)) return draft
  const enterprise = await findEnterprise(work)
  const passengers = await passengersOfDraft(work, draft)
  const { date: _date, ...asked } = airSearchOf(draft, enterprise, journey, seatsFor(passengers))
  return asked
}
