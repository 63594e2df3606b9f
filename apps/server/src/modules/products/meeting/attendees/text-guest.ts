import { dayInWords } from '@sojourn/domain/kit/day-words'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { guestsMessagesText } from '@sojourn/text/products/meeting/guests/messages'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Context, Work } from '../../../../context'
import { enqueue, finishJob } from '../../../../db/queue'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { inCompany, inTransaction } from '../../../../work'
import { findReaders } from '../../../booking/notification/store'
import { findOrders } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findMeeting } from '../order/meeting-store'
import { findAttendee, findAttendees } from './attendee-store'
import { messageToInvitee } from './invitee-message'
import { openedAnswer, languageOfAnswer } from './kept-answer'
import { isConfirmed } from './takes-answers'

/** Why a guest is written to: the meeting is called off, or it is tomorrow. */
type Occasion = 'calledOff' | 'tomorrow'

/** Who said to come hears that the meeting is called off; a mobile once. */
export async function tellGuestsCalledOff(work: Work, orderNo: string): Promise<void> {
  const rows = await findAttendees(work, orderNo)
  const coming = rows.filter((row) => !row.repeats && openedAnswer(work.context, row).comes)
  await enqueue(work.sql, ...coming.map(({ attendeeId }) => taskOf(work, attendeeId, 'calledOff', work.context.clock.now())))
}

/** Whoever has answered is reminded on the morning before the first day, as long as they come then. */
export async function remindGuestLater(work: Work, attendeeId: string, firstDay: string): Promise<void> {
  const eve = new Date(localInstant(addDays(firstDay, -1), '09:00', chinaOffsetMinutes))
  if (eve > work.context.clock.now()) await enqueue(work.sql, taskOf(work, attendeeId, 'tomorrow', eve))
}

const taskOf = ({ context, enterpriseId }: Work, attendeeId: string, occasion: Occasion, runAt: Date) => ({
  id: newId(context.clock.now()),
  kind: 'meeting.guest' as const,
  enterpriseId,
  payload: { attendeeId, occasion },
  runAt,
})

/** Texts a guest of a meeting that it is called off, or that it is tomorrow, or somebody who is invited their link: by the gateway, or in the outbox where none is set. */
export async function textGuest(
  context: Context,
  { id, enterpriseId, payload }: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { inviteeId, attendeeId } = payload
  const message = await inCompany(context, enterpriseId, (work) =>
    inviteeId
      ? messageToInvitee(work, inviteeId, payload['occasion'] as 'invited' | 'answer')
      : messageTo(work, attendeeId!, payload['occasion'] as Occasion),
  )
  if (message && context.sms) await context.sms.send({ to: message.to, text: message.body })
  await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const at = context.clock.now()
    if (message && !context.sms) await context.outbox?.keep({ now: at, sql: work.sql }, { id, at, channel: 'mobile', ...message })
  })
}

/** Nothing to whoever does not come any more, to a mobile for the second time, nor of a meeting that stands otherwise meanwhile. */
async function messageTo(work: Work, attendeeId: string, occasion: Occasion) {
  const { context } = work
  const found = await findAttendee(work, attendeeId)
  const [[order], rows] = found
    ? await Promise.all([findOrders(work, [found.orderNo]), findAttendees(work, found.orderNo)])
    : [[], []]
  const attendee = rows.find((row) => row.attendeeId === attendeeId)
  if (!attendee || !order || attendee.repeats) return undefined
  const meeting = await findMeeting(work, order.orderNo)
  const { plan } = meeting.body
  const answer = openedAnswer(context, attendee)
  const isSo =
    occasion === 'calledOff'
      ? meeting.stage === 'calledOff'
      : isConfirmed({ order, meeting }) && chinaDate(context.clock.now()) < plan.days[0]!
  if (!isSo || !answer.comes) return undefined
  const language = languageOfAnswer(context, attendee)
  const [enterprise, [organiser]] = await Promise.all([findEnterprise(work), findReaders(work, [order.bookerId])])
  const text = guestsMessagesText[language]
  const body = text.messages[occasion]({
    company: enterprise.name[language],
    organiser: organiser ? readableName(organiser, language) : '',
    day: dayInWords(plan.days[0]!, language),
    venue: plan.venueName[language],
    hall: plan.hallName[language],
    address: plan.address[language],
  })
  return { to: answer.mobile, subject: text.subject[occasion], body }
}
