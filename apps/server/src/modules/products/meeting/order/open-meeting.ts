import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../../context'
import { once } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { findOrders, lockOrders, type OrderRow } from '../../../booking/order/store'
import { findMeeting, type MeetingRow } from './meeting-store'

/** A meeting by the order of its deposit. */
export interface OwnMeeting {
  order: OrderRow
  meeting: MeetingRow
}

/** One of the caller's own; `lock` keeps others from it until the transaction ends. */
export async function ownMeeting(
  work: Work,
  { employeeId }: Actor,
  orderNo: string,
  { lock }: { lock: boolean },
): Promise<OwnMeeting | Problem> {
  const [order] = await (lock ? lockOrders(work, [orderNo]) : findOrders(work, [orderNo]))
  if (order?.fulfiller !== 'meeting-deposit' || order.bookerId !== employeeId)
    return problem('orderUnknown', { field: 'orderNo' })
  return { order, meeting: await findMeeting(work, orderNo) }
}

/** Does something to a meeting that is on its way, once for an intent; open pages hear of it. */
export async function actOnMeeting(
  context: Context,
  actor: Actor,
  orderNo: string,
  act: (work: Work, own: OwnMeeting) => Promise<Problem | undefined>,
): Promise<{ orderNo: string } | Problem> {
  const answer = await once<{ orderNo: string }>(context, actor, async (work) => {
    const own = await ownMeeting(work, actor, orderNo, { lock: true })
    if (isProblem(own)) return own
    const isOnItsWay = own.order.state === 'issuing' && own.meeting.stage === 'confirmed'
    if (!isOnItsWay) return problem('meetingStepIllegal', { field: 'orderNo' })
    return (await act(work, own)) ?? { orderNo }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}
