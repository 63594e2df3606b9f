import type { Context } from '../../../../context'
import { finishJob } from '../../../../db/queue'
import { inTransaction } from '../../../../work'
import { findOrders } from '../../../booking/order/store'
import { findMeeting } from '../order/meeting-store'
import { recordAndTell } from '../order/record-step'
import { findAttendees } from './attendee-store'
import { takesAnswers } from './takes-answers'
import { findInvitation } from './invitation-store'
import { remindAll } from './invitees'
import { openedAnswer } from './kept-answer'

/** The morning before a link's last day: tells the organiser how many come, and asks those who have not answered by it. */
export const remindOfAnswers = (
  context: Context,
  { id, enterpriseId, payload }: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> =>
  inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const invitation = await findInvitation(work, payload['invitationId']!)
    const [order] = invitation ? await findOrders(work, [invitation.orderNo]) : []
    if (!invitation || invitation.revokedAt || !order) return
    const meeting = await findMeeting(work, order.orderNo)
    if (!takesAnswers(context, { order, meeting })) return
    const rows = await findAttendees(work, order.orderNo)
    const count = rows.filter((row) => !row.repeats && openedAnswer(context, row).comes).length
    await recordAndTell(work, order, '', { step: 'answersDue', detail: { count } })
    await remindAll(work, order.orderNo, invitation.invitationId)
  })
