import { dayInWords } from '@sojourn/domain/kit/day-words'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { guestsMessagesText } from '@sojourn/text/products/meeting/guests/messages'
import type { Work } from '../../../../context'
import { findReaders } from '../../../booking/notification/store'
import { findOrders } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findMeeting } from '../order/meeting-store'
import { findInvitation } from './invitation-store'
import { findInvitee } from './invitee-store'
import { openedInvitee } from './invitees'
import { takesAnswers } from './takes-answers'
import { tokenOf } from './token'

/** The link for somebody who is invited; nothing once they have answered, or the link is revoked, or answers are taken no more. */
export async function messageToInvitee(work: Work, inviteeId: string, occasion: 'invited' | 'answer') {
  const { context, enterpriseId } = work
  const invitee = await findInvitee(work, inviteeId)
  if (!invitee || invitee.answered) return undefined
  const [order] = await findOrders(work, [invitee.orderNo])
  const invitation = await findInvitation(work, invitee.invitationId)
  if (!order || !invitation || invitation.revokedAt) return undefined
  const meeting = await findMeeting(work, order.orderNo)
  if (!takesAnswers(context, { order, meeting })) return undefined
  const { mobile, language } = openedInvitee(context, invitee)
  const [enterprise, [organiser]] = await Promise.all([findEnterprise(work), findReaders(work, [order.bookerId])])
  const { plan } = meeting.body
  const token = tokenOf(context, { enterpriseId, opens: 'invitation', id: invitation.invitationId })
  const text = guestsMessagesText[language]
  const body = text.messages[occasion]({
    company: enterprise.name[language],
    organiser: organiser ? readableName(organiser, language) : '',
    day: dayInWords(plan.days[0]!, language),
    venue: plan.venueName[language],
    hall: plan.hallName[language],
    address: plan.address[language],
    answerBy: dayInWords(invitation.answerBy, language),
    link: `${context.config.publicUrl}/v/meeting/invitation#${token}`,
  })
  return { to: mobile, subject: text.subject[occasion], body }
}
