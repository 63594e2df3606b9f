import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  answerMeetingInvitation,
  MeetingInvitationView,
  readMeetingInvitation,
} from '@sojourn/contract/products/meeting/invitation.calls'
import type { InvitationState } from '@sojourn/contract/products/meeting/meeting-words'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { answerFault, deleteAnswersOn, invitationState, isResent, nightsAround } from '@sojourn/domain/products/meeting/attendees'
import type { Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { inCompany, inTransaction } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { findOrders, lockOrders } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findReaders } from '../../../booking/notification/store'
import { findMeeting } from '../order/meeting-store'
import type { OwnMeeting } from '../order/open-meeting'
import { findAttendee, findAttendees, insertAttendee, updateAttendee, type AttendeeRow } from './attendee-store'
import { takesAnswers } from './takes-answers'
import { findInvitation, type InvitationRow } from './invitation-store'
import { keptAnswer, openedAnswer, sealedAnswer } from './kept-answer'
import { remindGuestLater } from './text-guest'
import { openToken, tokenOf } from './token'

/** What a token leads to. */
interface Invited extends OwnMeeting {
  invitation: InvitationRow
  /** Who reads an answer of theirs. */
  attendee?: AttendeeRow
  state: InvitationState
}

type View = ResponseOf<typeof readMeetingInvitation>

/** The meeting behind a link, for whoever was given it. */
export async function readInvitation(
  context: Context,
  { token }: RequestOf<typeof readMeetingInvitation>,
  language: Language,
): Promise<View | Problem> {
  const opened = openToken(context, token)
  if (!opened) return problem('meetingInvitationOver')
  return inCompany<View | Problem>(context, opened.enterpriseId, async (work) => {
    const invited = await invitedBy(work, token, { lock: false })
    if (isProblem(invited)) return invited
    if (invited.state === 'full' && !invited.attendee) return problem('meetingInvitationFull')
    const [enterprise, [organiser]] = await Promise.all([findEnterprise(work), findReaders(work, [invited.order.bookerId])])
    return {
      company: enterprise.name[language],
      organiser: organiser ? readableName(organiser, language) : '',
      ...view(context, invited, language),
    }
  })
}

function view(
  context: Context,
  { meeting, invitation, attendee, state }: Invited,
  language: Language,
): Omit<MeetingInvitationView, 'company' | 'organiser'> {
  const { venueName, hallName, address, days } = meeting.body.plan
  return {
    venueName: venueName[language],
    hallName: hallName[language],
    address: address[language],
    days,
    nights: nightsAround(days),
    answerBy: invitation.answerBy,
    canAnswer: state === 'open' || state === 'full',
    ...(attendee && { answer: openedAnswer(context, attendee) }),
  }
}

/**
 * By a link: as long as it can be answered. By an answer: also later, to read it; only what was revoked or called off is over for everybody.
 * `lock` keeps others from the meeting until the transaction ends.
 */
export async function invitedBy(work: Work, token: string, { lock }: { lock: boolean }): Promise<Invited | Problem> {
  const { context } = work
  const over = problem('meetingInvitationOver')
  const { opens, id } = openToken(context, token)!
  const read = async () => {
    const attendee = opens === 'attendee' ? await findAttendee(work, id) : undefined
    const invitation = await findInvitation(work, attendee?.invitationId ?? id)
    return invitation && { invitation, ...(attendee && { attendee }) }
  }
  const found = await read()
  if (!found) return over
  const [order] = await (lock ? lockOrders : findOrders)(work, [found.invitation.orderNo])
  // Again where others may have answered, or the organiser removed the answer, before the lock.
  const opened = lock ? await read() : found
  if (!order || !opened) return over
  const { invitation, attendee } = opened
  const meeting = await findMeeting(work, order.orderNo)
  if (!takesAnswers(context, { order, meeting })) return over
  const today = chinaDate(context.clock.now())
  const state = invitationState({ ...invitation, isRevoked: invitation.revokedAt !== null }, today)
  if (state === 'revoked') return over
  return attendee || state !== 'over' ? { order, meeting, state, ...opened } : over
}

type Answered = ResponseOf<typeof answerMeetingInvitation>

/** Answers an invitation by its link, or changes an answer by what opens it. */
export async function answerInvitation(
  context: Context,
  request: RequestOf<typeof answerMeetingInvitation>,
  language: Language,
): Promise<Answered | Problem> {
  const opened = openToken(context, request.token)
  if (!opened) return problem('meetingInvitationOver')
  const { enterpriseId } = opened
  let told: OwnMeeting['order'] | undefined
  const answer = await inTransaction<Answered | Problem>(context, enterpriseId, async (work) => {
    const invited = await invitedBy(work, request.token, { lock: true })
    if (isProblem(invited)) return invited
    told = invited.order
    return invited.state === 'over' ? problem('meetingInvitationOver') : keep(work, invited, { ...request, language })
  })
  if (!isProblem(answer) && told) announce(context, enterpriseId, told.orderNo, [told.bookerId])
  return answer
}

/**
 * The same answer twice, as after an answer of ours that was lost, is one. Another of the same mobile is taken like any
 * other, so that nobody learns by a link who has answered; the organiser reads that it repeats.
 */
async function keep(
  work: Work,
  invited: Invited,
  { answer: asked, language }: RequestOf<typeof answerMeetingInvitation> & { language: Language },
): Promise<Answered | Problem> {
  const { context, enterpriseId } = work
  const { plan } = invited.meeting.body
  const fault = answerFault(asked, plan.days)
  if (fault) return problem('meetingAnswerWrong', { field: `answer.${fault}` })
  const answer = keptAnswer(asked)
  const sealed = sealedAnswer(context, answer, language)
  const all = await findAttendees(work, invited.order.orderNo)
  const tokenFor = (id: string): Answered => ({ token: tokenOf(context, { enterpriseId, opens: 'attendee', id }) })
  const answeredAt = context.clock.now()
  const isSame = (row: AttendeeRow): boolean =>
    row.mobileDigest === sealed.mobileDigest &&
    isResent(row.answeredAt, answeredAt) &&
    JSON.stringify(keptAnswer(openedAnswer(context, row))) === JSON.stringify(answer)
  const first = invited.attendee ? undefined : all.find(isSame)
  if (first) return tokenFor(first.attendeeId)
  if (invited.state === 'full' && !invited.attendee) return problem('meetingInvitationFull')
  const others = all.filter(({ attendeeId }) => attendeeId !== invited.attendee?.attendeeId)
  const coming = others.filter((row) => !row.repeats && openedAnswer(context, row).comes).length
  if (answer.comes && coming >= plan.seats) return problem('meetingInvitationFull')
  if (invited.attendee) {
    await updateAttendee(work, { ...invited.attendee, ...sealed, answeredAt })
    return tokenFor(invited.attendee.attendeeId)
  }
  const attendeeId = newId(answeredAt)
  const { orderNo, invitationId } = invited.invitation
  const deleteOn = deleteAnswersOn(plan.days.at(-1)!)
  await insertAttendee(work, { ...sealed, attendeeId, orderNo, invitationId, answeredAt, deleteOn })
  await remindGuestLater(work, attendeeId, plan.days[0]!)
  return tokenFor(attendeeId)
}
