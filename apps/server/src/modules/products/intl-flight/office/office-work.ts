import type { Language } from '@sojourn/contract/kit/language'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { demandRulesText } from '@sojourn/text/products/intl-flight/demand/rules'
import type { ProductWork } from '../../../../capabilities/display'
import type { Work } from '../../../../context'
import { findOrders } from '../../../booking/order/store'
import { findWaiting } from './office-store'

/** Paid plans that wait for tickets, as the agency's desk lists them; they are promised as offers are. */
export async function intlOfficeWork(work: Work, language: Language): Promise<ProductWork[]> {
  const waiting = await findWaiting(work)
  const orders = await findOrders(
    work,
    waiting.map(({ orderNo }) => orderNo),
  )
  return orders.map((order) => ({
    workNo: order.orderNo,
    kindName: demandRulesText[language].office,
    title: order.title[language],
    requesterId: order.bookerId,
    askedAt: order.updatedAt,
    promisedBy: new Date(quotePromisedBy(order.updatedAt.toISOString(), work.context.agency.deskHours(work.enterpriseId))),
    path: `/center/iflightDemand/detail?demandNo=${waiting.find(({ orderNo }) => orderNo === order.orderNo)!.demandNo}`,
    inSession: true,
  }))
}
