import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { products } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getMeetingAttendees, MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import type { exportMeetingAttendees } from '@sojourn/contract/products/meeting/attendee.calls'
import type { MeetingAttendee, MeetingInvitation } from '@sojourn/contract/products/meeting/attendee.shapes'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { attendeeCounts } from '@sojourn/domain/products/meeting/attendee-counts'
import { invitationState } from '@sojourn/domain/products/meeting/attendees'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { inCompany, inTransaction } from '../../../../work'
import { logAccess } from '../../../booking/traveller/store'
import { inviteesTold } from '../attendees/invitees'
import { isConfirmed, takesAnswers } from '../attendees/takes-answers'
import { bookedFor, usesOfEvent } from '../journeys/event-uses'
import { findGrouped } from '../journeys/grouped-store'
import { roomsTold } from '../room-block/rooms-told'
import { ownMeeting } from '../order/open-meeting'
import { findAttendees, type ListedAttendee } from '../attendees/attendee-store'
import { findInvitations, type InvitationRow } from '../attendees/invitation-store'
import { openedAnswer } from '../attendees/kept-answer'
import { tokenOf } from '../attendees/token'

/** The links of a meeting and who has answered, for whoever holds it. */
export const attendees = (
  context: Context,
  actor: Actor,
  { orderId }: RequestOf<typeof getMeetingAttendees>,
): Promise<MeetingAttendees | Problem> =>
  inCompany<MeetingAttendees | Problem>(context, actor.enterpriseId, async (work) => {
    const own = await ownMeeting(work, actor, orderId, { lock: false })
    if (isProblem(own)) return own
    const { plan, people } = own.meeting.body
    const [invitations, rows, nos] = await Promise.all([
      findInvitations(work, orderId),
      findAttendees(work, orderId),
      findGrouped(work, orderId),
    ])
    const uses = await usesOfEvent(work, own, nos)
    const canInvite = takesAnswers(context, own)
    const clear = rows.map((row) => clearAttendee(context, row))
    const counted = clear.filter(({ repeats }) => !repeats)
    return {
      orderNo: orderId,
      venueName: plan.venueName[actor.language],
      days: plan.days,
      people,
      seats: plan.seats,
      canInvite,
      invitations: invitations.map((row) => invitationTold(context, { ...row, enterpriseId: actor.enterpriseId, canInvite })),
      attendees: clear.map((attendee) => ({
        ...attendee,
        mobile: maskMobile(attendee.mobile),
        booked: bookedFor(attendee, uses).map((product) => products.code(product)),
      })),
      invited: await inviteesTold(work, orderId, canInvite),
      canBook: isConfirmed(own),
      counts: attendeeCounts(counted, plan.days),
      ...(await roomsTold(work, own)),
    }
  })

const clearAttendee = (context: Context, row: ListedAttendee): MeetingAttendee => ({
  ...openedAnswer(context, row),
  attendeeId: row.attendeeId,
  repeats: row.repeats,
  answeredAt: row.answeredAt.toISOString(),
})

/** A link of a meeting that takes no answers any more is over, whatever its day. */
function invitationTold(
  context: Context,
  { enterpriseId, canInvite, ...row }: InvitationRow & { enterpriseId: number; canInvite: boolean },
): MeetingInvitation {
  const { invitationId, answerBy, usesAtMost, uses, madeAt, revokedAt } = row
  const isRevoked = revokedAt !== null
  const state = canInvite || isRevoked ? invitationState({ ...row, isRevoked }, chinaDate(context.clock.now())) : 'over'
  const token = tokenOf(context, { enterpriseId, opens: 'invitation', id: invitationId })
  return { invitationId, token, state, answerBy, usesAtMost, uses, madeAt: madeAt.toISOString() }
}

/** Who has answered, with mobiles in clear; written down before it is told. */
export const exportAttendees = (
  context: Context,
  actor: Actor,
  { orderNo }: RequestOf<typeof exportMeetingAttendees>,
): Promise<ResponseOf<typeof exportMeetingAttendees> | Problem> =>
  inTransaction<ResponseOf<typeof exportMeetingAttendees> | Problem>(context, actor.enterpriseId, async (work) => {
    const own = await ownMeeting(work, actor, orderNo, { lock: false })
    if (isProblem(own)) return own
    const rows = await findAttendees(work, orderNo)
    const at = context.clock.now()
    const subjects = [{ id: newId(at), subject: `attendees of ${orderNo}` }]
    await logAccess(work, { at, employeeId: actor.employeeId, purpose: `order ${orderNo}: list of attendees`, subjects })
    return { list: rows.map((row) => clearAttendee(context, row)) }
  })
