import type { Work } from '../../../../context'
import { writeNotifications } from '../../../booking/notification/write'
import { findOrderTravellers, type OrderRow } from '../../../booking/order/store'
import { stepSentence } from './sentence'
import { insertStep, type MeetingStepRow } from './step-store'

type NewStep = Pick<MeetingStepRow, 'step' | 'detail'>

/** Keeps what somebody did; an empty name where time or the supplier did it. */
export const recordStep = (work: Work, orderNo: string, actorName: string, step: NewStep): Promise<unknown> =>
  insertStep(work, orderNo, { ...step, at: work.context.clock.now(), actorName })

/** The same, of which whoever booked reads in a notification. */
export async function recordAndTell(work: Work, order: OrderRow, actorName: string, step: NewStep): Promise<void> {
  const { orderNo, bookerId, title, total, product } = order
  await recordStep(work, orderNo, actorName, step)
  await writeNotifications(work, 'progressed', [bookerId], {
    orderNo,
    title,
    total,
    travellers: await findOrderTravellers(work, [orderNo]),
    lines: (language) => [stepSentence(step, language)],
    path: work.context.products[product]!.display.orderPath(orderNo),
  })
}
