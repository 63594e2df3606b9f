import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { callOffMeeting, changeMeetingPeople } from '@sojourn/contract/products/meeting/order.calls'
import { formatYuan } from '@sojourn/domain/kit/money'
import { lossOf } from '@sojourn/domain/products/meeting/cancelling'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { tellGuestsCalledOff } from '../attendees/text-guest'
import { tellJourneysCalledOff } from '../journeys/tell-called-off'
import { updateMeeting, type MeetingRow } from '../order/meeting-store'
import { actOnMeeting } from '../order/open-meeting'
import { recordStep } from '../order/record-step'

/** Calls a meeting off before its first day, at no more than the loss that was seen; its hall is free again. */
export const callOff = (
  context: Context,
  actor: Actor,
  { orderNo, expectedLoss, reason }: RequestOf<typeof callOffMeeting>,
): Promise<{ orderNo: string } | Problem> =>
  actOnMeeting(context, actor, orderNo, async (work, own) => {
    const { meeting } = own
    if (reason.trim() === '') return problem('reasonMissing', { field: 'reason' })
    if (!isAhead(context, meeting)) return problem('meetingStepIllegal', { field: 'orderNo' })
    const { deposit, plan } = meeting.body
    const lost = lossOf(deposit, chinaDate(context.clock.now()), plan.days[0]!)
    if (lost > expectedLoss) return problem('meetingLossRose', { field: 'expectedLoss', detail: { loss: formatYuan(lost) } })
    await updateMeeting(work, { ...meeting, stage: 'calledOff', lost })
    await recordStep(work, orderNo, actor.agent?.name ?? actor.name, {
      step: 'calledOff',
      detail: { what: reason.trim(), amount: lost },
    })
    await tellGuestsCalledOff(work, orderNo)
    await tellJourneysCalledOff(work, own)
    await orderJob(work, 'order.issue', orderNo)
    return undefined
  })

const isAhead = ({ clock }: Context, { body }: MeetingRow): boolean => chinaDate(clock.now()) < body.plan.days[0]!

/** Another number of people before the event, as long as the hall seats them; the desk tells the venue, and what they come to is settled with the statement. */
export const changePeople = (
  context: Context,
  actor: Actor,
  { orderNo, people }: RequestOf<typeof changeMeetingPeople>,
): Promise<{ orderNo: string } | Problem> =>
  actOnMeeting(context, actor, orderNo, async (work, { meeting }) => {
    if (!isAhead(context, meeting)) return problem('meetingStepIllegal', { field: 'orderNo' })
    const { seats } = meeting.body.plan
    if (people > seats) return problem('meetingSeatsShort', { field: 'people', detail: { seats } })
    if (people === meeting.body.people) return undefined
    const { quotedPeople = meeting.body.people, peopleUntoldSince = context.clock.now().toISOString() } = meeting.body
    await updateMeeting(work, { ...meeting, body: { ...meeting.body, people, quotedPeople, peopleUntoldSince } })
    await markAgencyWork(work.sql, work.enterpriseId)
    await recordStep(work, orderNo, actor.agent?.name ?? actor.name, { step: 'peopleChanged', detail: { count: people } })
    return undefined
  })
