import { orderStates } from '@sojourn/contract/booking/codes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { leaveTrainWaitlist } from '@sojourn/contract/products/train-waitlist.calls'
import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { Actor, Context } from '../../../context'
import type { SuppliedOrder } from '../../../capabilities/fulfilment'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { announce } from '../../booking/lifecycle/announce'
import { giveUp } from '../../booking/lifecycle/cancel'
import { dropTraveller } from '../../booking/lifecycle/drop-traveller'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { findOrderTravellers, lockOrders, type OrderRow } from '../../booking/order/store'
import { deletePlaces, findPlaces, findTrainOrder, type TrainOrderRow } from './order-store'
import { railProblem } from './supply'
import { leaveOf } from './waitlist-party'

type Request = RequestOf<typeof leaveTrainWaitlist>

/** Stops waiting, as a whole or one of the party: what was paid comes back; a fulfilled wait is refunded like any ticket. */
export async function leaveWaitlist(
  context: Context,
  actor: Actor,
  request: Request,
): Promise<ResponseOf<typeof leaveTrainWaitlist> | Problem> {
  const { enterpriseId } = actor
  const left = await once<ResponseOf<typeof leaveTrainWaitlist>>(context, actor, async (sql) => {
    const [order] = await lockOrders(sql, enterpriseId, [request.orderNo])
    const kept = order && (await findTrainOrder(sql, enterpriseId, request.orderNo))
    if (!order || kept?.way !== 'waitlist' || order.bookerId !== actor.employeeId)
      return problem('orderUnknown', { field: 'orderNo' })
    const moved = await leave(context, sql, actor, order, kept, request.employeeId)
    return isProblem(moved) ? moved : { orderNo: moved.orderNo, state: numberOfKept(moved) }
  })
  const concerned = [actor.employeeId, request.employeeId]
  if (!isProblem(left)) announce(context, enterpriseId, left.orderNo, concerned)
  return left
}

/** The last one who leaves ends the whole wait. */
async function leave(
  context: Context,
  sql: Sql,
  actor: Actor,
  order: OrderRow,
  kept: TrainOrderRow,
  employeeId: string | undefined,
): Promise<OrderRow | Problem> {
  const { enterpriseId } = actor
  const travellers = await findOrderTravellers(sql, enterpriseId, [order.orderNo])
  const leaver = travellers.find((traveller) => traveller.employeeId === employeeId)
  if (employeeId !== undefined && !leaver) return problem('travellerUnknown', { field: 'employeeId' })
  if (!leaver || travellers.length === 1) return giveUp(context, sql, actor, order, '')
  if (orderStates.word(order.state as 10) !== 'issuing')
    return problem('transitionRefused', { detail: { orderNo: order.orderNo } })
  const places = await findPlaces(sql, enterpriseId, order.orderNo)
  const { prices, fee, childAlone } = leaveOf(order, kept, places, leaver.position)
  if (childAlone) return problem('childAlone', { field: 'employeeId' })
  const refused = await leaveRailway(context, sql, kept, leaver.position)
  if (refused) return refused
  await deletePlaces(sql, enterpriseId, order.orderNo, leaver.position)
  const by = { kind: 'booker', id: actor.employeeId, name: actor.name } as const
  return dropTraveller(context, sql, enterpriseId, order, { travellers, leaver, prices, fee, by })
}

/** Takes a waiting order from the railway's list; a problem where it has been matched, or its time was over, first. */
export async function leaveWaiting(context: Context, sql: Sql, order: SuppliedOrder): Promise<Problem | undefined> {
  const kept = await findTrainOrder(sql, order.enterpriseId, order.orderNo)
  return kept && leaveRailway(context, sql, kept)
}

/** The railway's own lock decides between leaving and being served. An order that has not joined yet is unknown there. */
async function leaveRailway(
  context: Context,
  sql: Sql,
  { waitlistNo }: TrainOrderRow,
  passenger?: number,
): Promise<Problem | undefined> {
  if (!waitlistNo) return undefined
  const one = passenger === undefined ? {} : { passenger }
  const gone = await context.rail.leaveWaitlist(supplyContext(context, sql), { waitlistNo, ...one })
  return isRailFailure(gone) ? railProblem(context, gone, 'orderNo') : undefined
}
