import { orderStates } from '@sojourn/contract/booking/codes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { leaveTrainWaitlist } from '@sojourn/contract/products/train-waitlist.calls'
import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { Actor, Context } from '../../../context'
import { answeredBefore, once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { announce } from '../../booking/lifecycle/announce'
import { giveUp } from '../../booking/lifecycle/cancel'
import { dropTraveller } from '../../booking/lifecycle/drop-traveller'
import { askToLeave, type Left } from '../../booking/lifecycle/leave'
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
  const left = await leavesWhole(context, actor, request)
  const answer = await once<ResponseOf<typeof leaveTrainWaitlist>>(context, actor, async (sql) => {
    const [order] = await lockOrders(sql, enterpriseId, [request.orderNo])
    const kept = order && (await findTrainOrder(sql, enterpriseId, request.orderNo))
    if (!order || kept?.way !== 'waitlist' || order.bookerId !== actor.employeeId)
      return problem('orderUnknown', { field: 'orderNo' })
    const moved = await leave(context, sql, actor, order, kept, request.employeeId, left)
    return isProblem(moved) ? moved : { orderNo: moved.orderNo, state: numberOfKept(moved) }
  })
  const concerned = [actor.employeeId, request.employeeId]
  if (!isProblem(answer)) announce(context, enterpriseId, answer.orderNo, concerned)
  return answer
}

/** The railway is asked first where the whole wait ends. */
async function leavesWhole(context: Context, actor: Actor, { orderNo, employeeId }: Request): Promise<Left | undefined> {
  const { enterpriseId } = actor
  if (await answeredBefore(context, actor)) return undefined
  const travellers = employeeId
    ? await context.database.tenant(enterpriseId, (sql) => findOrderTravellers(sql, enterpriseId, [orderNo]))
    : []
  const isWhole = travellers.every((traveller) => traveller.employeeId === employeeId)
  return isWhole ? askToLeave(context, enterpriseId, orderNo, (order) => order.bookerId === actor.employeeId) : undefined
}

/** The last one who leaves ends the whole wait. */
async function leave(
  context: Context,
  sql: Sql,
  actor: Actor,
  order: OrderRow,
  kept: TrainOrderRow,
  employeeId: string | undefined,
  left: Left | undefined,
): Promise<OrderRow | Problem> {
  const { enterpriseId } = actor
  const travellers = await findOrderTravellers(sql, enterpriseId, [order.orderNo])
  const leaver = travellers.find((traveller) => traveller.employeeId === employeeId)
  if (employeeId !== undefined && !leaver) return problem('travellerUnknown', { field: 'employeeId' })
  if (!leaver || travellers.length === 1) return giveUp(context, sql, actor, order, { left })
  if (orderStates.word(order.state as 10) !== 'issuing')
    return problem('transitionRefused', { detail: { orderNo: order.orderNo } })
  const places = await findPlaces(sql, enterpriseId, order.orderNo)
  const { prices, fee, childAlone } = leaveOf(kept, places, travellers, leaver)
  if (childAlone) return problem('childAlone', { field: 'employeeId' })
  const refused = await oneLeaves(context, sql, kept, leaver.position)
  if (refused) return refused
  await deletePlaces(sql, enterpriseId, order.orderNo, leaver.position)
  const by = { kind: 'booker', id: actor.employeeId, name: actor.name } as const
  return dropTraveller(context, sql, enterpriseId, order, { travellers, leaver, prices, fee, by })
}

/** The railway's own lock decides between leaving and being served. An order that has not joined yet is unknown there. */
async function oneLeaves(
  context: Context,
  sql: Sql,
  { waitlistNo }: TrainOrderRow,
  passenger: number,
): Promise<Problem | undefined> {
  if (!waitlistNo) return undefined
  const gone = await context.rail.leaveWaitlist(supplyContext(context, sql), { waitlistNo, passenger })
  return isRailFailure(gone) ? railProblem(context, gone, 'orderNo') : undefined
}
