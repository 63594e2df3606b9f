import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { leaveTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import type { Actor, Context, Work } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import type { Tenant } from '../../../../db/tenant'
import { once } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { askSupplier } from '../../../booking/lifecycle/ask-supplier'
import { giveUp } from '../../../booking/lifecycle/cancel'
import { isLeavable, type Left } from '../../../booking/lifecycle/leave'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../../../booking/order/store'
import { findPlaces, findTrainOrder } from '../order/order-store'
import { leaveList, oneLeavesList } from '../fulfilment/release'
import { dropFromWait } from './waitlist-drop'
import { leaveOf } from './waitlist-party'

type Request = RequestOf<typeof leaveTrainWaitlist>
/** What of an order's party leaves: all of it, or one. */
type Leaving = { order: OrderRow } & ({ whole: true } | { leaver: OrderTravellerRow })

/** Stops waiting, as a whole or one of the party: what was paid comes back; a fulfilled wait is refunded like any ticket. */
export async function leaveWaitlist(
  context: Context,
  actor: Actor,
  request: Request,
): Promise<ResponseOf<typeof leaveTrainWaitlist> | Problem> {
  const { enterpriseId } = actor
  const left = await askRailway(context, actor, request)
  const answer = await once<ResponseOf<typeof leaveTrainWaitlist>>(context, actor, async (work) => {
    const [order] = await lockOrders(work, [request.orderNo])
    const moved = await leave(work, actor, request, { order, left })
    return isProblem(moved) ? moved : { orderNo: moved.orderNo, state: numberOfKept(moved) }
  })
  const concerned = [actor.employeeId, request.employeeId]
  if (!isProblem(answer)) announce(context, enterpriseId, answer.orderNo, concerned)
  return answer
}

/** The railway is asked first, and only for what its answer would be kept of. */
async function askRailway(context: Context, actor: Actor, request: Request): Promise<Left | undefined> {
  const { enterpriseId } = actor
  if (await answeredBefore(context, actor)) return undefined
  return askSupplier(context, enterpriseId, async (tenant) => {
    const [order] = await findOrders(tenant, [request.orderNo])
    const leaving = await leavingOf(tenant, actor, request, order)
    if (isProblem(leaving) || !isLeavable(context, leaving.order)) return undefined
    const operation = 'whole' in leaving ? leaveList : oneLeavesList(actor, leaving.leaver)
    return { order: { ...leaving.order, enterpriseId }, operation }
  })
}

async function leave(
  work: Work,
  actor: Actor,
  request: Request,
  { order, left }: { order: OrderRow | undefined; left: Left | undefined },
): Promise<OrderRow | Problem> {
  const leaving = await leavingOf(work, actor, request, order)
  // The order's issue heard first who left.
  if (order && left && isProblem(leaving) && leaving.problem === 'travellerUnknown') return order
  if (isProblem(leaving)) return leaving
  if ('whole' in leaving) return giveUp(work, actor, leaving.order, { left })
  // The railway's word is of this one alone: that others have left meanwhile is no matter.
  const refused = left ? await left.keep(work) : problem('orderChanged', { detail: { orderNo: request.orderNo } })
  if (refused) return refused
  const by = { kind: 'booker', id: actor.employeeId, name: actor.name } as const
  return dropFromWait(work, leaving.order, leaving.leaver.employeeId, by)
}

/** The last one who leaves ends the whole wait, and no child stays alone. */
async function leavingOf(
  tenant: Tenant,
  { employeeId: bookerId }: Actor,
  { orderNo, employeeId }: Request,
  order: OrderRow | undefined,
): Promise<Leaving | Problem> {
  const kept = order && (await findTrainOrder(tenant, orderNo))
  if (!order || kept?.source !== 'waitlist' || order.bookerId !== bookerId) return problem('orderUnknown', { field: 'orderNo' })
  const travellers = await findOrderTravellers(tenant, [orderNo])
  const leaver = travellers.find((traveller) => traveller.employeeId === employeeId)
  if (employeeId !== undefined && !leaver) return problem('travellerUnknown', { field: 'employeeId' })
  if (!leaver || travellers.length === 1) return { order, whole: true }
  if (order.state !== 'issuing') return problem('transitionRefused', { detail: { orderNo } })
  const { childAlone } = leaveOf({ kept, places: await findPlaces(tenant, orderNo), travellers }, leaver)
  return childAlone ? problem('childAlone', { field: 'employeeId' }) : { order, leaver }
}
