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
  // Boarding is over: the carrier tells who came.
  travelKnownAfter: 60,
  orderPath: (orderNo) => `/order/flight/detail?orderId=${orderNo}`,
  refusedAfterSales,
  ends: flightEnds,
  compare: compareFlights,
  alternatives: alternativesOf,
  journeyItem: flightItem,
  parts: flightParts,
  estimate: estimateFlight,
  refuseWay: refuseGovernmentWay,
  confirm: confirmHeld,
  judge: judgeHeld,
  substitute: substituteWithin,
  scheduleNotices: flightNotices,
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
}
