import type { Language } from '@sojourn/contract/kit/language'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { intlFlightDemandRulesText } from '@sojourn/text/products/intl-flight-demand-rules'
import type { ProductWork } from '../../../../capabilities/display'
import type { Tenant } from '../../../../db/tenant'
import { findOrders } from '../../../booking/order/store'
import { findWaiting } from './office-store'

/** Paid plans that wait for tickets, as the agency's desk lists them; they are promised as offers are. */
export async function intlOfficeWork(tenant: Tenant, language: Language): Promise<ProductWork[]> {
  const waiting = await findWaiting(tenant)
  const orders = await findOrders(
    tenant,
    waiting.map(({ orderNo }) => orderNo),
  )
  return orders.map((order) => ({
    workNo: order.orderNo,
    kindName: intlFlightDemandRulesText[language].office,
    title: order.title[language],
    requesterId: order.bookerId,
    askedAt: order.updatedAt,
    promisedBy: new Date(quotePromisedBy(order.updatedAt.toISOString())),
    path: `/center/iflightDemand/detail?demandNo=${waiting.find(({ orderNo }) => orderNo === order.orderNo)!.demandNo}`,
    inSession: true,
  }))
}
