import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { deliveryBefore } from '@sojourn/domain/products/visa/catalogue/earliest-delivery'
import { visaStatusOf } from '@sojourn/domain/products/visa/case/application'
import { isNear, lapses, reminderOf, type Reminder } from '@sojourn/domain/products/visa/case/follow-up'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { findOrders } from '../../../booking/order/store'
import { updateApplicant, type ApplicantRow } from '../order/applicant-store'
import { applicationOf, type VisaCaseRow } from '../order/case'
import { followFlights } from './follow-flights'
import { recordAndTell } from '../order/record-step'
import { findSteps, type StepRow } from '../order/step-store'

/** Whoever takes a step because a day has come. */
const byItself = { employeeId: 'system', name: '' }

/**
 * The daily look at a case that is open: it moves with its flights, who still has to hand something in is reminded, and what has come to nothing ends. Answers whether
 * something ended.
 */
export async function followUp(work: Work, found: VisaCaseRow): Promise<boolean> {
  const { orderNo, applicants } = found
  const today = chinaDate(work.context.clock.now())
  const [[order], steps] = await Promise.all([findOrders(work, [orderNo]), findSteps(work, orderNo)])
  const visa = await followFlights(work, order!, found)
  const { handInBy } = deliveryBefore(visa.departDate, { ...visa, from: today })
  let ended = false
  for (const applicant of applicants) {
    const { traveller, stage } = applicant
    if (lapses(stage, { departDate: visa.departDate, today })) {
      await updateApplicant(work, { ...applicant, stage: 'withdrawn' })
      await recordAndTell(work, order!, byItself, { traveller, step: 'lapsed', detail: {} })
      ended = true
    } else if (stage === 'appointed') {
      const reminder = appointmentToRemind(applicant, steps, today)
      if (reminder) await recordAndTell(work, order!, byItself, { traveller, step: 'reminded', detail: reminder })
    } else if (waitsForApplicant(found, applicant)) {
      const reminder = reminderOf({ today, handInBy, told: toldTo(steps, traveller) })
      if (!reminder) continue
      const detail = { reminder, ...(handInBy !== undefined && { day: handInBy }) }
      await recordAndTell(work, order!, byItself, { traveller, step: 'reminded', detail })
    }
  }
  return ended
}

const waitsForApplicant = (found: VisaCaseRow, applicant: ApplicantRow): boolean => {
  const status = visaStatusOf(applicationOf(found, applicant))
  return status === 'collecting' || status === 'supplement'
}

/** One that is near, unless it was told of already; another one is told of anew. */
function appointmentToRemind(
  { traveller, body }: ApplicantRow,
  steps: readonly StepRow[],
  today: string,
): StepRow['detail'] | undefined {
  const { appointment } = body
  if (!appointment || !isNear(localOf(appointment.at, chinaOffsetMinutes).date, today)) return undefined
  const isTold = steps.some((row) => row.traveller === traveller && row.step === 'reminded' && row.detail.at === appointment.at)
  return isTold ? undefined : { reminder: 'appointment', ...appointment }
}

const toldTo = (steps: readonly StepRow[], traveller: number): Reminder[] =>
  steps.flatMap((row) => (row.traveller === traveller && row.detail.reminder ? [row.detail.reminder] : []))
