import { answerDueBy, unansweredStep } from '@sojourn/domain/products/meeting/settlement'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import type { Work } from '../../../../context'
import { findOrders } from '../../../booking/order/store'
import { balanceOf, isBeingPaid, unansweredSince } from '../order/balance'
import { findEvidence, missingOf } from '../order/evidence-store'
import { updateMeeting, type MeetingRow } from '../order/meeting-store'
import { recordAndTell } from '../order/record-step'
import { findSteps } from '../order/step-store'

/** Reminds whoever booked of a statement, and takes a silence that costs nothing for an answer; `desk`: the desk has to state or to close it. */
export async function followAnswer(work: Work, meeting: MeetingRow): Promise<'wait' | 'accept' | 'desk'> {
  const { orderNo } = meeting
  const statedAt = unansweredSince(meeting)
  if (!statedAt) return 'desk'
  if (await isBeingPaid(work, meeting)) return 'wait'
  const [[order], steps, evidence] = await Promise.all([
    findOrders(work, [orderNo]),
    findSteps(work, orderNo),
    findEvidence(work, orderNo),
  ])
  const reminded = steps.find(({ step, at }) => (step === 'answerDue' || step === 'answerOverdue') && at.toISOString() > statedAt)
  const { next, remind } = unansweredStep({
    statedAt,
    remindedAt: reminded?.at.toISOString(),
    now: work.context.clock.now().toISOString(),
    acceptable: (balanceOf(meeting) ?? 0) <= 0 && missingOf(evidence).length === 0,
  })
  const amount = linesTotal(meeting.statement!.lines)
  if (next === 'accept') {
    await updateMeeting(work, { ...meeting, stage: 'settled' })
    await recordAndTell(work, order!, '', { step: 'acceptedBySilence', detail: { amount } })
  } else if (remind)
    await recordAndTell(
      work,
      order!,
      '',
      next === 'desk'
        ? { step: 'answerOverdue', detail: { amount } }
        : { step: 'answerDue', detail: { amount, what: answerDueBy(statedAt) } },
    )
  return next
}
