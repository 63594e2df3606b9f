import type { ProductOperations } from '../../../context'
import { intlOfficeWork } from './office/office-work'
import { intlParts } from './order-detail/journey-parts'
import { intlReportItem } from './order/report-item'
import { intlItem } from './order/to-screen'

/** How international flights are fulfilled: a record of the carrier for the party, and a ticket for each traveller. */
export const intlFlightOperations: ProductOperations = {
  display: {
    orderPath: (orderNo) => `/order/iflight/detail?orderId=${orderNo}`,
    journeyItem: intlItem,
    reportItem: intlReportItem,
    parts: intlParts,
  },
  agencyWork: intlOfficeWork,
}
