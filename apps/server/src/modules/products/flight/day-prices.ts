import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { addDays, daysBetween, isLocalDate } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../context'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { airportsOf } from '../../reference/air-places'

const daysAtMost = 92
/** The database's calendar has no year zero. */
const firstDay = '0001-01-01'

/** Lowest fare of every day, for the ribbon and the calendar; 0 is sold out (S5.20). */
export async function dayPrices(
  context: Context,
  actor: Actor,
  request: { departCode: string; arriveCode: string; from: string; to: string },
) {
  const { departCode, arriveCode, from } = request
  if (!isLocalDate(from) || from < firstDay || !isLocalDate(request.to) || request.to < from)
    return problem('dateInvalid', { field: 'from' })
  const to = daysBetween(from, request.to) > daysAtMost ? addDays(from, daysAtMost) : request.to
  const departAirports = airportsOf(departCode, 0)
  const arriveAirports = airportsOf(arriveCode, 0)
  const unknown = departAirports.length === 0 ? 'departCode' : arriveAirports.length === 0 ? 'arriveCode' : undefined
  if (unknown)
    return problem('cityUnknown', { field: unknown, detail: { city: request[unknown as 'departCode'] } }) satisfies Problem
  const days = await context.database.tenant(actor.enterpriseId, (sql) =>
    context.air.dayPrices(supplyContext(context, sql), { departAirports, arriveAirports, from, to }),
  )
  return { days }
}
