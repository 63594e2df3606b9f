import type { Language } from '@sojourn/contract/kit/language'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { answeredBefore } from '@sojourn/domain/products/meeting/settlement'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findOrders } from '../../booking/order/store'
import { findUnsettled } from './order/meeting-store'

/** Meetings that are over, of which the desk has to state what they came to, or to close what nobody answers. */
export async function meetingWork(work: Work, language: Language): Promise<ProductWork[]> {
  const { context, enterpriseId } = work
  const now = context.clock.now()
  const meetings = await findUnsettled(work, { today: chinaDate(now), statedBefore: new Date(answeredBefore(now.toISOString())) })
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
