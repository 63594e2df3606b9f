import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  makeMeetingInvitation,
  removeMeetingAttendee,
  revokeMeetingInvitation,
} from '@sojourn/contract/products/meeting/attendee.calls'
import { invitationsAtMost } from '@sojourn/contract/products/meeting/meeting-words'
import { addDays, chinaOffsetMinutes, isLocalDate, localInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../../context'
import { enqueue } from '../../../../db/queue'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { once } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { actOnMeeting, ownMeeting } from '../order/open-meeting'
import { recordStep } from '../order/record-step'
import { deleteAttendee } from './attendee-store'
import { findInvitations, insertInvitation, revokeInvitation } from './invitation-store'
import { deleteSilent } from './invitee-store'

type Moved = Promise<{ orderNo: string } | Problem>

/** Makes a link by which so many people answer until a day; the organiser hears of it the morning before that day. */
export const makeInvitation = (
  context: Context,
  actor: Actor,
  { orderNo, answerBy, usesAtMost }: RequestOf<typeof makeMeetingInvitation>,
): Moved =>
  actOnMeeting(context, actor, orderNo, async (work, { meeting }) => {
    const madeAt = context.clock.now()
    const lastDay = meeting.body.plan.days.at(-1)!
    const isInTime = isLocalDate(answerBy) && chinaDate(madeAt) <= answerBy && answerBy <= lastDay
    if (!isInTime) return problem('meetingAnswerByWrong', { field: 'answerBy' })
    const former = await findInvitations(work, orderNo)
    if (former.length >= invitationsAtMost) return problem('meetingInvitationsMany', { field: 'orderNo' })
    const invitationId = newId(madeAt)
    await insertInvitation(work, { invitationId, orderNo, answerBy, usesAtMost, madeAt })
    await recordStep(work, orderNo, actor.agent?.name ?? actor.name, { step: 'invited', detail: { count: usesAtMost } })
    await remindLater(work, invitationId, answerBy)
    return undefined
  })

async function remindLater({ context, sql, enterpriseId }: Work, invitationId: string, answerBy: string): Promise<void> {
  const now = context.clock.now()
  const runAt = new Date(localInstant(addDays(answerBy, -1), '09:00', chinaOffsetMinutes))
  if (runAt > now) await enqueue(sql, { id: newId(now), kind: 'meeting.remind', enterpriseId, payload: { invitationId }, runAt })
}

/** Nobody answers by it any more, nor changes an answer that was given by it; those stay. */
export const withdrawInvitation = (
  context: Context,
  actor: Actor,
  { orderNo, invitationId }: RequestOf<typeof revokeMeetingInvitation>,
): Moved =>
  actOnMeeting(context, actor, orderNo, async (work) => {
    const isKnown = await revokeInvitation(work, { orderNo, invitationId, at: context.clock.now() })
    if (!isKnown) return problem('meetingInvitationUnknown', { field: 'invitationId' })
    await recordStep(work, orderNo, actor.agent?.name ?? actor.name, { step: 'linkRevoked', detail: {} })
    return undefined
  })

/**
 * Deletes an answer: of one who gave it in error, lost what opens it, or wants it deleted, whatever has become of the
 * meeting meanwhile. They are not invited any more either, lest they be texted again.
 */
export async function removeAttendee(
  context: Context,
  actor: Actor,
  { orderNo, attendeeId }: RequestOf<typeof removeMeetingAttendee>,
): Moved {
  const answer = await once<{ orderNo: string }>(context, actor, async (work) => {
    const own = await ownMeeting(work, actor, orderNo, { lock: true })
    if (isProblem(own)) return own
    const mobileDigests = await deleteAttendee(work, { orderNo, attendeeId })
    if (!mobileDigests) return problem('meetingAttendeeUnknown', { field: 'attendeeId' })
    await deleteSilent(work, { orderNo, mobileDigests })
    return { orderNo }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}
