import { intlFlightJourneyText } from '@sojourn/text/products/intl-flight-journey'
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
  afterSales: {
    // Tickets abroad are given back and changed by the agency, which asks the carrier.
    refusals: (_order, _now, language) => {
      const { byAgency } = intlFlightJourneyText[language]
      return { change: byAgency, refund: byAgency }
    },
    quote: async (_work, actor) => ({ nothing: intlFlightJourneyText[actor.language].byAgency }),
    apply: async () => undefined,
  },
  lastLook: { confirm: confirmHeld, judge: judgeHeld, substitute: substituteWithin },
}
