import type { Language } from '@sojourn/contract/kit/language'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { answeredBefore } from '@sojourn/domain/products/meeting/settlement'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findOrders } from '../../booking/order/store'
import { findUnsettled, findUntold } from './order/meeting-store'

/** Meetings of whose people a venue is to be told, and those that are over, of which the desk has to state what they came to, or to close what nobody answers. */
export async function meetingWork(work: Work, language: Language): Promise<ProductWork[]> {
  const { context, enterpriseId } = work
  const now = context.clock.now().toISOString()
  const today = chinaDate(context.clock.now())
  const [untold, unsettled] = await Promise.all([
    findUntold(work, today),
    findUnsettled(work, { today, statedBefore: new Date(answeredBefore(now)) }),
  ])
  const { peopleWork, work: settling } = meetingRulesText[language]
  const due = [
    ...untold.map(({ orderNo, body }) => ({ orderNo, kindName: peopleWork, askedAt: body.peopleUntoldSince! })),
    ...unsettled.map(({ orderNo, body }) => ({ orderNo, kindName: settling, askedAt: endOf(body.plan.days) })),
  ]
  const orders = await findOrders(
    work,
    due.map(({ orderNo }) => orderNo),
  )
  return due.flatMap(({ orderNo, kindName, askedAt }) => {
    const order = orders.find((each) => each.orderNo === orderNo)
    if (order?.state !== 'issuing') return []
    return {
      workNo: orderNo,
      kindName,
      title: order.title[language],
      requesterId: order.bookerId,
      askedAt: new Date(askedAt),
      promisedBy: new Date(quotePromisedBy(askedAt, context.agency.deskHours(enterpriseId))),
      path: `/order/meeting?orderId=${orderNo}`,
      inSession: true,
    }
  })
}

const endOf = (days: readonly string[]): string => localInstant(days.at(-1)!, '18:00', chinaOffsetMinutes)
