import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Work } from '../../../../context'
import { writeNotifications } from '../../../booking/notification/write'
import { findOrderTravellers, type OrderRow } from '../../../booking/order/store'
import { stepSentence } from './sentence'
import { insertStep, type StepRow } from './step-store'

/** Who takes a step. */
export interface Stepper {
  employeeId: string
  name: string
}

/** Keeps what was done for an applicant. */
export const recordStep = (
  work: Work,
  { orderNo }: Pick<OrderRow, 'orderNo'>,
  { employeeId, name }: Stepper,
  step: Pick<StepRow, 'traveller' | 'step' | 'detail'>,
): Promise<unknown> => insertStep(work, orderNo, { ...step, at: work.context.clock.now(), actorId: employeeId, actorName: name })

/** The same of the desk: applicant and booker read of it. */
export async function recordAndTell(
  work: Work,
  order: OrderRow,
  stepper: Stepper,
  step: Pick<StepRow, 'traveller' | 'step' | 'detail'>,
): Promise<void> {
  await recordStep(work, order, stepper, step)
  const { orderNo, bookerId, title, total, product } = order
  const travellers = (await findOrderTravellers(work, [orderNo])).filter(({ position }) => position === step.traveller)
  const applicant = travellers[0]!
  const isRefusal = step.step === 'refusedMaterial'
  await writeNotifications(work, isRefusal ? 'papersAsked' : 'progressed', [...new Set([bookerId, applicant.employeeId])], {
    orderNo,
    title,
    total,
    travellers,
    ...(step.detail.remark !== undefined && { reason: step.detail.remark }),
    lines: (language) => [stepSentence(step, passengerName(applicant, language), language)],
    path: work.context.products[product]!.display.orderPath(orderNo),
  })
}
