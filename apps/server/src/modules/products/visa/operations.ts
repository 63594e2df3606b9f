import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { ProductOperations } from '../../../context'
import { visaAdmissions } from './along/admissions'
import { visaWork } from './office/work'
import { visaItem, visaParts } from './order-detail/journey-parts'
import { visaLines } from './order/report-item'
import { reportedVisas } from './order/reported'

/** How visas are fulfilled: a desk of people, paper by paper; the order is issued when all of its applications are decided. */
export const visaOperations: ProductOperations = {
  reported: reportedVisas,
  display: {
    ...visaLines,
    orderPath: (orderNo) => `/order/visa?orderId=${orderNo}`,
    journeyItem: visaItem,
    parts: visaParts,
  },
  afterSales: {
    refusals: (_order, _now, language) => {
      const { notChangeable, notRefundable } = visaRulesText[language]
      return { change: notChangeable, refund: notRefundable }
    },
    quote: async (_work, actor) => ({ nothing: visaRulesText[actor.language].nothingOpen }),
    apply: async () => undefined,
  },
  agencyWork: visaWork,
  admissions: visaAdmissions,
}
