import type { getCompanyTrip, searchTrips } from '@sojourn/contract/admin/orders/order.calls'
import type { CompanyTrip } from '@sojourn/contract/admin/orders/order.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { knownDay } from '../../../kit/known-day'
import { inCompany, inSnapshot } from '../../../work'
import { findOrders } from '../../booking/order/store'
import { findEmployeeNames } from '../../booking/traveller/store'
import { findTrip } from '../../booking/trip/store'
import { contentsOf, summaryOf, type FoundTrip } from '../../booking/trip/trip-view'
import { departmentsOf, scopeOf } from '../../booking/traveller/scope'
import { readMoment, withinOf, writePlace } from './find-orders'
import { findTripOrders, lookOnTrips, type LookedTrips, type TripSearch } from './trips-store'

const pageSize = 20
const looks = [200, 1_000, 1_000, 1_000] as const

export const listCompanyTrips = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchTrips>,
): Promise<ResponseOf<typeof searchTrips> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readOrders')
    if (isProblem(scope)) return scope
    const departments = departmentsOf(await withinOf(work, scope, request.departmentId))
    const [from, to] = [knownDay(request.from), knownDay(request.to)]
    const { found, ...more } = await findTrips(work, request, {
      keyword: request.keyword?.trim() ?? '',
      departments,
      from: from === null ? null : startOf(from),
      to: to === null ? null : startOf(addDays(to, 1)),
    })
    const trips = await Promise.all(found.map((travelOrderNo) => tripOf(work, actor, travelOrderNo, departments)))
    return { list: trips.flatMap((trip) => trip ?? []), ...more }
  })

const startOf = (date: string): Date => new Date(localInstant(date, '00:00', chinaOffsetMinutes))

async function findTrips(
  work: Work,
  { cursor, size = pageSize }: { cursor?: string; size?: number },
  search: Omit<TripSearch, 'after' | 'rows' | 'limit'>,
): Promise<{ found: string[]; next?: string; searchedTo?: string }> {
  const found: LookedTrips['found'] = []
  const numbers = () => found.slice(0, size).map(({ travelOrderNo }) => travelOrderNo)
  let after = readMoment(cursor)
  for (const rows of looks) {
    const page = await lookOnTrips(work, { ...search, after, rows, limit: size + 1 - found.length })
    found.push(...page.found)
    if (found.length > size) return { found: numbers(), next: writePlace(found[size - 1]!) }
    if (page.looked < rows || page.last === null) return { found: numbers() }
    after = page.last
  }
  return { found: numbers(), next: writePlace(after!), searchedTo: chinaDate(new Date(after!.value)) }
}

async function foundTrip(
  work: Work,
  travelOrderNo: string,
  departments: readonly string[] | null,
): Promise<FoundTrip | undefined> {
  const [trip, orderNos] = await Promise.all([findTrip(work, travelOrderNo), findTripOrders(work, travelOrderNo, departments)])
  const rows = await findOrders(work, orderNos)
  const orders = orderNos.flatMap((orderNo) => rows.filter((row) => row.orderNo === orderNo))
  const [first] = orders
  if (!first) return undefined
  return { trip: trip ?? { travelOrderNo, ownerId: first.bookerId, travelType: first.travelType, name: '' }, orders }
}

async function ownerOf(work: Work, { trip }: FoundTrip, { language }: Actor): Promise<string> {
  const [owner] = await findEmployeeNames(work, [trip.ownerId])
  return owner ? readableName({ name: owner.name, latin: { passport: null, pinyin: null } }, language) : ''
}

async function tripOf(
  work: Work,
  actor: Actor,
  travelOrderNo: string,
  departments: readonly string[] | null,
): Promise<CompanyTrip | undefined> {
  const found = await foundTrip(work, travelOrderNo, departments)
  if (!found) return undefined
  const [{ travelType: _type, ...summary }, owner] = await Promise.all([
    summaryOf(work, actor, found),
    ownerOf(work, found, actor),
  ])
  return { ...summary, owner }
}

/** A trip with those of its orders that the caller may see. */
export const companyTrip = (
  context: Context,
  actor: Actor,
  { travelOrderNo }: RequestOf<typeof getCompanyTrip>,
): Promise<ResponseOf<typeof getCompanyTrip> | Problem> =>
  inSnapshot<ResponseOf<typeof getCompanyTrip> | Problem>(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readOrders')
    if (isProblem(scope)) return scope
    const found = await foundTrip(work, travelOrderNo, departmentsOf(scope))
    if (!found) return problem('tripUnknown', { field: 'travelOrderNo' })
    const [summary, owner, contents] = await Promise.all([
      summaryOf(work, actor, found),
      ownerOf(work, found, actor),
      contentsOf(work, actor, found.orders),
    ])
    return { ...summary, owner, ...contents }
  })
