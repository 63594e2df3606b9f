import type { removeTripOrder, saveTrip } from '@sojourn/contract/booking/trip.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isPlaced } from '@sojourn/domain/booking/order/transitions'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { once } from '../../../work'
import { newNumber } from '../../../kit/id'
import { lockOrders, type OrderRow } from '../order/store'
import { countOrders, deleteTrip, findTrip, insertTrip, placeOrders, renameTrip, type TripRow } from './store'
import { announce } from '../notification/announce'

type Saved = ResponseOf<typeof saveTrip>

/** Puts my bookings into a trip of mine; without a number the trip is made (S3.39, handbook 6.1). */
export async function saveMyTrip(context: Context, actor: Actor, request: RequestOf<typeof saveTrip>): Promise<Saved | Problem> {
  const saved = await once<Saved>(context, actor, async (work) => {
    const orders = await lockMyBookings(work, actor, request.orderNos)
    if (isProblem(orders)) return orders
    const trip = await tripFor(work, actor, request, orders)
    if (isProblem(trip)) return trip
    const elsewhere = orders.some(({ travelOrderNo }) => travelOrderNo !== null && travelOrderNo !== trip.travelOrderNo)
    if (elsewhere) return problem('orderInTrip', { field: 'orderNos' })
    if (orders.some(({ travelType }) => travelType !== trip.travelType)) return problem('tripTravelType', { field: 'orderNos' })
    await placeOrders(work, request.orderNos, trip.travelOrderNo)
    return { travelOrderNo: trip.travelOrderNo }
  })
  if (!isProblem(saved))
    for (const orderNo of request.orderNos) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return saved
}

async function lockMyBookings(tenant: Tenant, actor: Actor, orderNos: readonly string[]): Promise<OrderRow[] | Problem> {
  const orders = await lockOrders(tenant, orderNos)
  const mine = orders.filter(
    ({ bookerId, kind, parentOrderNo, state }) =>
      bookerId === actor.employeeId && kind === 'booking' && parentOrderNo === null && isPlaced(state),
  )
  return mine.length === new Set(orderNos).size ? mine : problem('orderUnknown', { field: 'orderNos' })
}

async function tripFor(
  work: Work,
  actor: Actor,
  { travelOrderNo, name = '' }: RequestOf<typeof saveTrip>,
  orders: readonly OrderRow[],
): Promise<TripRow | Problem> {
  const [first] = orders
  if (travelOrderNo !== undefined) return ownTrip(work, actor, travelOrderNo, name.trim())
  if (!first) return problem('tripEmpty', { field: 'orderNos' })
  const trip = {
    travelOrderNo: newNumber('TR'),
    ownerId: actor.employeeId,
    travelType: first.travelType,
    name: name.trim(),
  }
  await insertTrip(work, trip, work.context.clock.now())
  return trip
}

async function ownTrip(tenant: Tenant, actor: Actor, travelOrderNo: string, name: string): Promise<TripRow | Problem> {
  const trip = await findTrip(tenant, travelOrderNo, true)
  if (trip?.ownerId !== actor.employeeId) return problem('tripUnknown', { field: 'travelOrderNo' })
  if (name) await renameTrip(tenant, travelOrderNo, name)
  return trip
}

/** Takes an order out; a trip without orders is none. */
export async function removeFromTrip(
  context: Context,
  actor: Actor,
  { travelOrderNo, orderNo }: RequestOf<typeof removeTripOrder>,
): Promise<Saved | Problem> {
  const removed = await once<Saved>(context, actor, async (work) => {
    const trip = await ownTrip(work, actor, travelOrderNo, '')
    if (isProblem(trip)) return trip
    const orders = await lockMyBookings(work, actor, [orderNo])
    if (isProblem(orders) || orders[0]?.travelOrderNo !== travelOrderNo) return problem('orderUnknown', { field: 'orderNo' })
    await placeOrders(work, [orderNo], null)
    if ((await countOrders(work, travelOrderNo)) === 0) await deleteTrip(work, travelOrderNo)
    return { travelOrderNo }
  })
  if (!isProblem(removed)) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return removed
}
