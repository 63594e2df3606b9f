import { confirmHeld, substituteWithin } from './envelope'
import { estimateFlight } from './estimate'
import type { ProductOperations } from '../../../context'
import { flightNotices } from './schedule-notices'
import { applyWholeRefund, quoteWholeRefund } from './refund'
import { alternativesOf } from './choice-set'
import { compareFlights, flightEnds } from './compare'
import { refuseGovernmentWay } from './government'
import { flightParts } from './journey-parts'
import { judgeHeld } from './judge-held'
import { refusedAfterSales } from './refused-after-sales'
import { flightItem } from './to-screen'

/** How flights are fulfilled: one PNR per order, tickets per traveller. */
export const flightOperations: ProductOperations = {
  display: { orderPath: (orderNo) => `/order/flight/detail?orderId=${orderNo}`, journeyItem: flightItem, parts: flightParts },
  catalogue: {
    alternatives: alternativesOf,
    journeys: { ends: flightEnds, compare: compareFlights, estimate: estimateFlight },
  },
  lastLook: { confirm: confirmHeld, judge: judgeHeld, substitute: substituteWithin },
  afterSales: { refusals: refusedAfterSales, quote: quoteWholeRefund, apply: applyWholeRefund },
  notices: { announced: flightNotices },
  refuseWay: refuseGovernmentWay,
}
