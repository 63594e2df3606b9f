import type { Language } from '@sojourn/contract/kit/language'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { ProductWork } from '../../../../capabilities/display'
import type { Tenant } from '../../../../db/tenant'
import { findOrders } from '../../../booking/order/store'
import { findRides } from '../order/kept-store'
import { promiseOf } from './local'
import { findLocalOrders } from '../order/order-store'

/** Orders that wait for tickets of the office, as the agency's desk lists them. */
export async function officeWork(tenant: Tenant, language: Language): Promise<ProductWork[]> {
  const found = await findLocalOrders(tenant, 'issuing')
  const orderNos = found.map(({ orderNo }) => orderNo)
  const [orders, segments] = await Promise.all([findOrders(tenant, orderNos), findRides(tenant, orderNos)])
  return orders.map((order) => ({
    workNo: order.orderNo,
    kindName: trainRulesText[language].accounts.office,
    title: order.title[language],
    requesterId: order.bookerId,
    askedAt: order.updatedAt,
    promisedBy: new Date(
      promiseOf(
        order,
        segments.filter(({ orderNo }) => orderNo === order.orderNo),
      ),
    ),
    path: `/agent/trains?enterpriseId=${tenant.enterpriseId}`,
    inSession: false,
  }))
}
