import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { TripSummary, TripView } from '@sojourn/contract/booking/trip.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { travelTypes, type OrderState } from '@sojourn/contract/booking/codes'
import { proposeTrips, type ProposedTrip } from '@sojourn/domain/booking/trip/propose-trips'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inSnapshot } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { findGivenBack } from '../ledger/store'
import { findOrders, findOrderTravellers, type OrderRow } from '../order/store'
import { summariesOf } from '../order/summary'
import { findCandidates, findTrip, findTripOrderNos, type TripRow } from './store'
import { conflictsOfTrip, partsOfTrip, stands, tripPart } from './trip-parts'

const candidatesAtMost = 60
const candidateStates: readonly OrderState[] = [
  'draft',
  'approving',
  'awaitingPayment',
  'issuing',
  'issued',
  'changed',
  'altered',
  'completed',
]
/** A journey that is over stays open for grouping for a while: its bill is still to come. */
const candidateMs = 30 * 86_400_000

/** A trip as its owner or a traveller finds it, with those of its orders that concern them. */
export interface FoundTrip {
  trip: TripRow
  orders: OrderRow[]
}

/** A number that no trip was made for is that of its first order's booker. */
export async function findMyTrip(tenant: Tenant, actor: Actor, travelOrderNo: string): Promise<FoundTrip | undefined> {
  const [row, orderNos] = await Promise.all([
    findTrip(tenant, travelOrderNo),
    findTripOrderNos(tenant, travelOrderNo, actor.employeeId),
  ])
  const found = await findOrders(tenant, orderNos)
  const orders = orderNos.flatMap((no) => found.filter(({ orderNo }) => orderNo === no))
  const [first] = orders
  if (!first) return undefined
  return { trip: row ?? { travelOrderNo, ownerId: first.bookerId, travelType: first.travelType, name: '' }, orders }
}

/** A trip with all its orders (S2.38). */
export const tripView = (context: Context, actor: Actor, request: { travelOrderNo: string }): Promise<TripView | Problem> =>
  inSnapshot<TripView | Problem>(context, actor.enterpriseId, async (work) => {
    const found = await findMyTrip(work, actor, request.travelOrderNo)
    if (!found) return problem('tripUnknown', { field: 'travelOrderNo' })
    const { trip, orders } = found
    const own = trip.ownerId === actor.employeeId
    const [summary, contents, proposed] = await Promise.all([
      summaryOf(work, actor, found),
      contentsOf(work, actor, orders),
      own ? proposals(work, actor) : [],
    ])
    const joining = proposed.find(({ travelOrderNo }) => travelOrderNo === trip.travelOrderNo)?.orderNos ?? []
    return {
      ...summary,
      own,
      ...contents,
      proposals: await summariesOf(work, actor, joining),
    }
  })

/** What a trip consists of and costs, of these orders of it. */
export async function contentsOf(
  work: Work,
  actor: Actor,
  orders: readonly OrderRow[],
): Promise<Pick<TripView, 'orderList' | 'parts' | 'conflicts' | 'costs'>> {
  const numbers = orders.map(({ orderNo }) => orderNo)
  const [orderList, parts, givenBack] = await Promise.all([
    summariesOf(work, actor, numbers),
    partsOfTrip(work, orders, actor.language),
    givenBackOf(work, orders),
  ])
  return {
    orderList,
    parts: parts.map((part) => tripPart(work.context, part, actor.language)),
    conflicts: conflictsOfTrip(parts, actor.language),
    costs: costsOf(orders, givenBack),
  }
}

/** Orders of mine that look like one journey. */
export async function proposals(work: Work, actor: Actor): Promise<ProposedTrip[]> {
  const candidates = await findCandidates(work, {
    bookerId: actor.employeeId,
    states: candidateStates,
    since: new Date(work.context.clock.now().getTime() - candidateMs),
    limit: candidatesAtMost,
  })
  return proposeTrips(
    candidates.map(({ departAt, arriveAt, ...order }) => ({
      ...order,
      departAt: departAt.toISOString(),
      arriveAt: arriveAt.toISOString(),
    })),
  )
}

/** A trip in one row. */
export async function summaryOf(tenant: Tenant, actor: Actor, { trip, orders }: FoundTrip): Promise<TripSummary> {
  const valid = orders.filter(stands)
  const shown = valid.length > 0 ? valid : orders
  const [travellers, total] = await Promise.all([
    findOrderTravellers(
      tenant,
      shown.map(({ orderNo }) => orderNo),
      actor.language,
    ),
    totalOfTrip(tenant, orders),
  ])
  return {
    travelOrderNo: trip.travelOrderNo,
    name: trip.name || (shown[0]?.title[actor.language] ?? ''),
    travelType: travelTypes.code(trip.travelType),
    from: chinaDate(new Date(Math.min(...shown.map(({ departAt }) => departAt.getTime())))),
    to: chinaDate(new Date(Math.max(...shown.map(({ arriveAt }) => arriveAt.getTime())))),
    travellers: [...new Set(travellers.map((traveller) => readableName(traveller, actor.language)))],
    orders: orders.length,
    total,
  }
}

const sum = (orders: readonly OrderRow[], of: (order: OrderRow) => number): number =>
  orders.reduce((total, order) => total + of(order), 0)

/** What stands of a trip's money after all changes and refunds, in fen. */
export async function totalOfTrip(tenant: Tenant, orders: readonly OrderRow[]): Promise<number> {
  const [total] = await totalsOfEach(tenant, [orders])
  return total!
}

/** The same of parts of trips, each by itself. */
export async function totalsOfEach(tenant: Tenant, parts: readonly (readonly OrderRow[])[]): Promise<number[]> {
  const givenBack = await givenBackOf(tenant, parts.flat())
  return parts.map((orders) => {
    const { booked, changed, returned } = costsOf(orders, givenBack)
    return booked + changed - returned
  })
}

const payingOf = (orders: readonly OrderRow[]): OrderRow[] => orders.filter((order) => order.kind !== 'refund' && stands(order))

const givenBackOf = (tenant: Tenant, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, number>> =>
  findGivenBack(
    tenant,
    payingOf(orders).map(({ orderNo }) => orderNo),
  )

/** What stands of a trip's money, in fen; a refund counts once it has come through. */
function costsOf(orders: readonly OrderRow[], givenBack: ReadonlyMap<string, number>): TripView['costs'] {
  const paying = payingOf(orders)
  const refunds = orders.filter(({ kind, state }) => kind === 'refund' && state === 'refunded')
  return {
    booked: sum(
      paying.filter(({ kind }) => kind === 'booking'),
      ({ total }) => total,
    ),
    changed: sum(
      paying.filter(({ kind }) => kind === 'change'),
      ({ total }) => total,
    ),
    returned: sum(refunds, ({ total }) => total) + sum(paying, ({ orderNo }) => givenBack.get(orderNo) ?? 0),
    company: sum(paying, ({ companyPart }) => companyPart),
    personal: sum(paying, ({ personalPart }) => personalPart),
    points: sum(paying, ({ pointsPart }) => pointsPart),
  }
}
