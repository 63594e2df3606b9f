import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { tellMeetingVenuePeople } from '@sojourn/contract/products/meeting/order.calls'
import type { Actor, Context } from '../../../../context'
import { sideOf } from '../../../booking/demand/demand'
import { updateMeeting } from '../order/meeting-store'
import { actOnMeeting } from '../order/open-meeting'
import { recordAndTell } from '../order/record-step'

/** The agency's staff have told the venue how many come; whoever booked reads it. */
export function toldVenuePeople(
  context: Context,
  actor: Actor,
  { orderNo, people }: RequestOf<typeof tellMeetingVenuePeople>,
): Promise<{ orderNo: string } | Problem> {
  const { agent } = actor
  if (!agent || sideOf(actor) !== 'agency') return Promise.resolve(problem('forbidden'))
  return actOnMeeting(context, actor, orderNo, async (work, { order, meeting }) => {
    const { peopleUntoldSince, ...body } = meeting.body
    if (!peopleUntoldSince || body.people !== people) return problem('meetingStepIllegal', { field: 'people' })
    await updateMeeting(work, { ...meeting, body })
    await recordAndTell(work, order, agent.name, { step: 'venueToldPeople', detail: { count: people } })
    return undefined
  })
}
