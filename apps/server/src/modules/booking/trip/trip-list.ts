import { travelTypes } from '@sojourn/contract/booking/codes'
import type { getTrips } from '@sojourn/contract/booking/trip.calls'
import type { TripProposal, TripSummary } from '@sojourn/contract/booking/trip.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { ProposedTrip } from '@sojourn/domain/booking/trip/propose-trips'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { knownDay } from '../../../kit/known-day'
import { inSnapshot } from '../../../work'
import { summariesOf } from '../order/summary'
import { listTrips } from './list-store'
import { findMyTrip, proposals, summaryOf } from './trip-view'

const pageSize = 20

/** My trips by key, and what could become one. */
export const myTrips = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getTrips>,
): Promise<ResponseOf<typeof getTrips>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const { stage = 'upcoming', size = pageSize } = request
    const rows = await listTrips(work, {
      employeeId: actor.employeeId,
      stage,
      today: chinaDate(context.clock.now()),
      keyword: request.keyword?.trim() ?? '',
      from: knownDay(request.from),
      to: knownDay(request.to),
      travelType: travelTypes.known(request.travelType) ?? null,
      after: readCursor(request.cursor),
      limit: size + 1,
    })
    const places = rows.slice(0, size)
    const last = places.at(-1)
    const trips = await summariesOfTrips(
      work,
      actor,
      places.map(({ travelOrderNo }) => travelOrderNo),
    )
    const proposed = stage === 'upcoming' && request.cursor === undefined ? await proposals(work, actor) : []
    return {
      trips,
      ...(rows.length > size && last && { next: writeCursor(last.at, last.travelOrderNo) }),
      proposals: await Promise.all(proposed.map((each) => proposalOf(work, actor, each))),
    }
  })

async function summariesOfTrips(work: Work, actor: Actor, travelOrderNos: readonly string[]): Promise<TripSummary[]> {
  const found = await Promise.all(travelOrderNos.map((travelOrderNo) => findMyTrip(work, actor, travelOrderNo)))
  return Promise.all(found.flatMap((trip) => (trip ? [summaryOf(work, actor, trip)] : [])))
}

async function proposalOf(work: Work, actor: Actor, { orderNos, travelOrderNo }: ProposedTrip): Promise<TripProposal> {
  const [orders, [joined]] = await Promise.all([
    summariesOf(work, actor, orderNos),
    travelOrderNo ? summariesOfTrips(work, actor, [travelOrderNo]) : [],
  ])
  orders.sort((a, b) => (a.departAt < b.departAt ? -1 : 1))
  return { orders, ...(travelOrderNo && { travelOrderNo }), name: joined?.name ?? orders[0]?.title ?? '' }
}
