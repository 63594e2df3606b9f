import type { ProductOperations } from '../../../context'
import { confirmHeld, substituteWithin } from './approval/envelope'
import { judgeHeld } from './approval/judge-held'
import { intlReportItem } from './order/report-item'
import { intlItem } from './order/to-screen'
import { intlParts } from './order-detail/journey-parts'
import { alternativesOf } from './search/choice-set'

/** How international flights are fulfilled: one reference for a whole trip, a record of the carrier and a ticket per traveller for each plan. */
export const intlFlightOperations: ProductOperations = {
  display: {
    orderPath: (orderNo) => `/order/iflight/detail?orderId=${orderNo}`,
    journeyItem: intlItem,
    reportItem: intlReportItem,
    parts: intlParts,
  },
  catalogue: { alternatives: alternativesOf },
  lastLook: { confirm: confirmHeld, judge: judgeHeld, substitute: substituteWithin },
}
