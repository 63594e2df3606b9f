import type { Language } from '@sojourn/contract/kit/language'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { afterSaleNoticeRulesText } from '@sojourn/text/products/intl-flight/after-sale/notice-rules'
import type { ProductWork } from '../../../../capabilities/display'
import type { Work } from '../../../../context'
import { findNoticesAtDesk, type NoticeAtDesk } from '../../../booking/coupon/notice-store'
import { findOrders, type OrderRow } from '../../../booking/order/store'
import { segmentsOf } from './notices'
import { findIntlSegments } from '../order/kept-store'

/** Large schedule changes that nobody answered: the agency calls, and answers in the booker's session. */
export async function scheduleWork(work: Work, language: Language): Promise<ProductWork[]> {
  const waiting = await findNoticesAtDesk(work)
  const orders = await findOrders(work, [...new Set(waiting.map(({ orderNo }) => orderNo))])
  const shown = await Promise.all(orders.map((order) => workOf(work, order, waiting, language)))
  return shown.flat()
}

async function workOf(work: Work, order: OrderRow, waiting: readonly NoticeAtDesk[], language: Language): Promise<ProductWork[]> {
  const { orderNo, title, bookerId } = order
  if (order.product !== 'intlFlight') return []
  const [{ free }, segments] = await Promise.all([segmentsOf(work, orderNo), findIntlSegments(work, [orderNo])])
  const flies = new Set(segments.flatMap(({ position, departAt }) => (departAt > work.context.clock.now() ? [position] : [])))
  const [oldest] = waiting.filter((each) => each.orderNo === orderNo && free.has(each.segment) && flies.has(each.segment))
  if (!oldest) return []
  const { handedAt } = oldest
  return [
    {
      workNo: orderNo,
      kindName: afterSaleNoticeRulesText[language].work,
      title: title[language],
      requesterId: bookerId,
      askedAt: handedAt,
      promisedBy: new Date(quotePromisedBy(handedAt.toISOString(), work.context.agency.deskHours(work.enterpriseId))),
      path: work.context.products.intlFlight!.display.orderPath(orderNo),
      inSession: true,
    },
  ]
}
