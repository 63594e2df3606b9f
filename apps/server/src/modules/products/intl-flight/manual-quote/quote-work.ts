import type { Language } from '@sojourn/contract/kit/language'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { afterSaleManualQuoteRulesText } from '@sojourn/text/products/intl-flight/after-sale/manual-quote-rules'
import type { ProductWork } from '../../../../capabilities/display'
import type { Work } from '../../../../context'
import { findOrders } from '../../../booking/order/store'
import { findQuotesAtDesk } from './quote-store'

/** Quotes that wait for the desk: to be answered, and to be carried out once they are approved and paid; promised alike. */
export async function manualQuoteWork(work: Work, language: Language): Promise<ProductWork[]> {
  const rows = await findQuotesAtDesk(work)
  const orders = await findOrders(work, [...new Set(rows.map(({ orderNo }) => orderNo))])
  const text = afterSaleManualQuoteRulesText[language]
  const desk = work.context.agency.deskHours(work.enterpriseId)
  return rows.map(({ quoteNo, orderNo, employeeId, body, askedAt, promisedBy, paidAt }) => ({
    workNo: quoteNo,
    kindName: (paidAt ? text.carryOut : text.kinds)[body.kind],
    title: orders.find((order) => order.orderNo === orderNo)!.title[language],
    requesterId: employeeId,
    askedAt: paidAt ?? askedAt,
    promisedBy: paidAt ? new Date(quotePromisedBy(paidAt.toISOString(), desk)) : promisedBy,
    path: `/order/iflight/changes?orderId=${orderNo}`,
    inSession: true,
  }))
}
