import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { groupMeetingApplication, ungroupMeetingApplication } from '@sojourn/contract/products/meeting/journey.calls'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import { meetsEvent } from '@sojourn/domain/products/meeting/event-journeys'
import type { Actor, Context } from '../../../../context'
import { findApplications } from '../../../booking/application/store'
import { actOnMeeting } from '../order/open-meeting'
import { recordStep } from '../order/record-step'
import { deleteGrouped, insertGrouped } from './grouped-store'

type Moved = Promise<{ orderNo: string } | Problem>
const unknown = problem('applicationUnknown', { field: 'travelApplyNo' })

/** The journeys of an application belong to a meeting: it is in force, of the organiser's own, and its days meet those of the event. */
export const groupApplication = (context: Context, actor: Actor, asked: RequestOf<typeof groupMeetingApplication>): Moved =>
  actOnMeeting(context, actor, asked.orderNo, async (work, { meeting }) => {
    const [application] = await findApplications(work, [asked.travelApplyNo])
    if (application?.applicantId !== actor.employeeId || application.state === 'deleted') return unknown
    const fits = isBookable(application.state) && meetsEvent(application, meeting.body.plan.days)
    if (!fits) return problem('meetingApplicationUnfit', { field: 'travelApplyNo' })
    const isOurs = await insertGrouped(work, asked, context.clock.now())
    if (!isOurs) return problem('meetingApplicationTaken', { field: 'travelApplyNo' })
    const detail = { what: application.displayNo }
    await recordStep(work, asked.orderNo, actor.agent?.name ?? actor.name, { step: 'journeysGrouped', detail })
    return undefined
  })

/** Its journeys are none of the meeting's any more; they stay as they are. */
export const ungroupApplication = (context: Context, actor: Actor, asked: RequestOf<typeof ungroupMeetingApplication>): Moved =>
  actOnMeeting(context, actor, asked.orderNo, async (work) => {
    if (!(await deleteGrouped(work, asked))) return unknown
    const [application] = await findApplications(work, [asked.travelApplyNo])
    const detail = { what: application?.displayNo ?? '' }
    await recordStep(work, asked.orderNo, actor.agent?.name ?? actor.name, { step: 'journeysUngrouped', detail })
    return undefined
  })
