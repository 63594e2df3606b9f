import { ticketExpiry } from '@sojourn/domain/booking/order/ticket-validity'
import { confirmHeld, substituteWithin } from './approval/envelope'
import { estimateFlight } from './search/estimate'
import type { ProductOperations } from '../../../context'
import { flightNotices } from './after-sale/schedule-notices'
import { wholeRefund } from './after-sale/refund'
import { alternativesOf } from './search/choice-set'
import { compareFlights, flightEnds } from './search/compare'
import { refuseGovernmentMethod } from './government/government'
import { flightParts } from './order-detail/journey-parts'
import { judgeHeld } from './approval/judge-held'
import { refusedAfterSales } from './after-sale/refused-after-sales'
import { flightLines } from './order/report-item'
import { reportedFlights } from './order/reported'
import { flightItem } from './order/to-screen'

/** How flights are fulfilled: one PNR per order, tickets per traveller. */
export const flightOperations: ProductOperations = {
  reported: reportedFlights,
  display: {
    ...flightLines,
    orderPath: (orderNo) => `/order/flight/detail?orderId=${orderNo}`,
    journeyItem: flightItem,
    parts: flightParts,
  },
  catalogue: {
    alternatives: alternativesOf,
    journeys: { ends: flightEnds, compare: compareFlights, estimate: estimateFlight },
  },
  lastLook: { confirm: confirmHeld, judge: judgeHeld, substitute: substituteWithin },
  afterSales: {
    lastDay: ({ issuedOn, firstTravelOn }) => ticketExpiry(issuedOn, firstTravelOn),
    refusals: refusedAfterSales,
    ...wholeRefund,
  },
  notices: { announced: flightNotices, oldestNewsDays: 28 },
  refuseMethod: refuseGovernmentMethod,
}
