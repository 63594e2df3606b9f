import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  acceptMeetingActual,
  closeMeetingActual,
  objectMeetingActual,
  stateMeetingActual,
} from '@sojourn/contract/products/meeting/order.calls'
import { isBefore } from '@sojourn/domain/kit/local-date'
import { linesTotal, meetingLine } from '@sojourn/domain/products/meeting/plan-price'
import { answerDueBy } from '@sojourn/domain/products/meeting/settlement'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { sideOf } from '../../../booking/demand/demand'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { updateMeeting } from '../order/meeting-store'
import { actOnMeeting } from '../order/open-meeting'
import { recordAndTell, recordStep } from '../order/record-step'
import { balanceOf, isBeingPaid, unansweredSince } from '../order/balance'
import { refuseAnswer, refuseIncomplete } from './balance'

type Moved = Promise<{ orderNo: string } | Problem>

/** What a meeting came to, by the agency's staff once it is over; stated anew where its booker objected or nobody has answered. */
export function stateActual(
  context: Context,
  actor: Actor,
  { orderNo, lines: asked }: RequestOf<typeof stateMeetingActual>,
): Moved {
  const { agent } = actor
  if (!agent || sideOf(actor) !== 'agency') return Promise.resolve(problem('forbidden'))
  return actOnMeeting(context, actor, orderNo, async (work, { order, meeting }) => {
    const isOver = meeting.body.plan.days.at(-1)! < chinaDate(context.clock.now())
    if (!isOver || (await isBeingPaid(work, meeting))) return problem('meetingStepIllegal', { field: 'orderNo' })
    const lines = asked.map(meetingLine)
    const revision = (meeting.statement?.revision ?? 0) + 1
    await updateMeeting(work, {
      ...meeting,
      statement: { version: 1, revision, lines, statedAt: context.clock.now().toISOString() },
    })
    await recordAndTell(work, order, agent.name, { step: 'stated', detail: { amount: linesTotal(lines) } })
    return undefined
  })
}

/** The statement is not right: the agency is to state it anew. */
export const objectActual = (
  context: Context,
  actor: Actor,
  { orderNo, revision, reason }: RequestOf<typeof objectMeetingActual>,
): Moved =>
  actOnMeeting(context, actor, orderNo, async (work, { order, meeting }) => {
    const objection = reason.trim()
    if (objection === '') return problem('reasonMissing', { field: 'reason' })
    const refused = await refuseAnswer(work, order, meeting, revision)
    if (refused) return refused
    await updateMeeting(work, { ...meeting, statement: { ...meeting.statement!, objection } })
    await recordStep(work, orderNo, actor.name, { step: 'objected', detail: { what: objection } })
    await markAgencyWork(work.sql, work.enterpriseId)
    return undefined
  })

/** It came to no more than the deposit: the meeting is settled, and the rest comes back. */
export const acceptActual = (
  context: Context,
  actor: Actor,
  { orderNo, revision }: RequestOf<typeof acceptMeetingActual>,
): Moved =>
  actOnMeeting(context, actor, orderNo, async (work, { order, meeting }) => {
    const refused = (await refuseAnswer(work, order, meeting, revision)) ?? (await refuseIncomplete(work, orderNo))
    if (refused) return refused
    if ((balanceOf(meeting) ?? 0) > 0) return problem('meetingStepIllegal', { field: 'orderNo' })
    await updateMeeting(work, { ...meeting, stage: 'settled' })
    await recordStep(work, orderNo, actor.name, { step: 'accepted', detail: { amount: linesTotal(meeting.statement!.lines) } })
    await orderJob(work, 'order.issue', orderNo)
    return undefined
  })

/** Nobody answered in time: the agency's staff close a meeting at what was stated, as far as the deposit goes; any rest is claimed otherwise. */
export function closeActual(
  context: Context,
  actor: Actor,
  { orderNo, revision, reason }: RequestOf<typeof closeMeetingActual>,
): Moved {
  const { agent } = actor
  if (!agent || sideOf(actor) !== 'agency') return Promise.resolve(problem('forbidden'))
  return actOnMeeting(context, actor, orderNo, async (work, { order, meeting }) => {
    const why = reason.trim()
    if (why === '') return problem('reasonMissing', { field: 'reason' })
    const refused = await refuseAnswer(work, order, meeting, revision)
    if (refused) return refused
    const isAwaited = isBefore(context.clock.now().toISOString(), answerDueBy(unansweredSince(meeting)!))
    if (isAwaited) return problem('meetingAnswerAwaited', { field: 'orderNo' })
    await updateMeeting(work, { ...meeting, stage: 'settled' })
    await recordAndTell(work, order, agent.name, {
      step: 'closed',
      detail: { what: why, amount: linesTotal(meeting.statement!.lines) },
    })
    await orderJob(work, 'order.issue', orderNo)
    return undefined
  })
}
