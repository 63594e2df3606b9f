import type { Language } from '@sojourn/contract/kit/language'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findOrders } from '../../booking/order/store'
import { findUnstated } from './order/meeting-store'

/** Meetings that are over and of which the desk has to state what they came to. */
export async function meetingWork(work: Work, language: Language): Promise<ProductWork[]> {
  const { context, enterpriseId } = work
  const meetings = await findUnstated(work, chinaDate(context.clock.now()))
  const orders = await findOrders(
    work,
    meetings.map(({ orderNo }) => orderNo),
  )
  return orders
    .filter(({ state }) => state === 'issuing')
    .map((order) => {
      const { body } = meetings.find(({ orderNo }) => orderNo === order.orderNo)!
      const endedAt = localInstant(body.plan.days.at(-1)!, '18:00', chinaOffsetMinutes)
      return {
        workNo: order.orderNo,
        kindName: meetingRulesText[language].work,
        title: order.title[language],
        requesterId: order.bookerId,
        askedAt: new Date(endedAt),
        promisedBy: new Date(quotePromisedBy(endedAt, context.agency.deskHours(enterpriseId))),
        path: `/order/meeting?orderId=${order.orderNo}`,
        inSession: true,
      }
    })
}
