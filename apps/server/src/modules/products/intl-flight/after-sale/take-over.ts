import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { atNewTimes, withConnections } from '@sojourn/domain/products/intl-flight/after-sale/schedule-change'
import { rescheduledInWords, type Rescheduled } from '@sojourn/domain/booking/order/order-sentences'
import { mailText } from '@sojourn/text/booking/mail'
import type { NoticeAnswer } from '../../../../capabilities/after-sales'
import type { Work } from '../../../../context'
import { answerNotice } from '../../../booking/coupon/notice-store'
import { confirmNotice } from '../../../booking/fulfilment/notice-jobs'
import { move, type Mover } from '../../../booking/lifecycle/lifecycle'
import { writeNotifications } from '../../../booking/notification/write'
import { moveSegment } from '../../../booking/order/rewrite-store'
import { findOrderTravellers, type OrderRow } from '../../../booking/order/store'
import { updateIntlTrip, type IntlSegmentRow, type KeptIntlOrder } from '../order/kept-store'
import type { IntlNotice } from './notices'

/** A notice that waits for an answer. */
export interface Waiting {
  order: OrderRow
  segments: IntlSegmentRow[]
  kept: KeptIntlOrder
  notice: IntlNotice
  /** Somebody has a coupon of the flight that no refund or change has taken. */
  isFree: boolean
}
interface Taken {
  by: Mover
  answer: NoticeAnswer
  notification: boolean
}

/** An order goes by the new times of a flight; answers who is to hear of it. */
export async function takeOver(
  work: Work,
  { order, segments, kept, notice }: Waiting,
  { by, answer, notification }: Taken,
): Promise<string[] | Problem> {
  const { orderNo } = order
  const times = notice.now!
  const row = segments.find(({ position }) => position === notice.segment)!
  const { body } = row
  const was = { departAt: row.departAt, arriveAt: row.arriveAt }
  await moveSegment(work, { orderNo, position: row.position, was, ...instantsOf(times), body: atNewTimes(body, times) })
  const direction = segments
    .filter((each) => each.body.slice === body.slice)
    .map((each) => (each === row ? times : { departAt: each.departAt.toISOString(), arriveAt: each.arriveAt.toISOString() }))
  await updateIntlTrip(work, orderNo, withConnections(kept.trip, body.slice, direction))
  await answerNotice(work, notice, answer, work.context.clock.now())
  const rescheduled: Rescheduled = {
    service: body.flightNo,
    wasDate: body.departDate,
    wasTime: body.departTime,
    date: times.departDate,
    time: times.departTime,
  }
  const moved = await move(work, order, { event: 'reschedule', by, detail: rescheduled })
  if (isProblem(moved)) return moved
  if (answer !== 'restored') await confirmNotice(work, notice)
  const travellers = await findOrderTravellers(work, [orderNo])
  const readers = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
  if (notification)
    await writeNotifications(work, 'serviceAccepted', readers, {
      orderNo,
      title: order.title,
      total: order.total,
      travellers,
      lines: (language) => [
        rescheduledInWords(rescheduled, language),
        ...(answer === 'silent' ? [mailText[language].takenAsAccepted] : []),
      ],
      path: work.context.products.intlFlight!.display.orderPath(orderNo),
    })
  return readers
}

const instantsOf = ({ departDate, departAt, arriveAt }: { departDate: string; departAt: string; arriveAt: string }) => ({
  departDate,
  departAt,
  arriveAt,
})
