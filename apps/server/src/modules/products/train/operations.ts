import type { ProductOperations } from '../../../context'
import { alternativesOf } from './search/choice-set'
import { compareTrains, trainEnds } from './search/compare'
import { confirmHeld, substituteWithin } from './approval/envelope'
import { estimateTrain } from './search/estimate'
import { judgeHeld } from './approval/judge-held'
import { trainItem, trainParts, trainSeat } from './order-detail/journey-parts'
import { officeWork } from './office/local-work'
import { refusedAfterSales } from './after-sale/refused-after-sales'
import { applyWholeRefund, quoteWholeRefund } from './after-sale/refund'
import { trainOrderWords, trainStateName } from './order/order-words'
import { rideReportItem } from './order/report-item'
import { reportedRides } from './order/reported'
import { trainNotices } from './after-sale/schedule-notices'

/** How trains are fulfilled: one purchase number per order, a ticket per traveller and ride. */
export const trainOperations: ProductOperations = {
  reported: reportedRides,
  display: {
    orderPath: (orderNo) => `/order/train/detail?orderId=${orderNo}`,
    journeyItem: trainItem,
    reportItem: rideReportItem,
    parts: trainParts,
    seatOf: trainSeat,
    stateName: trainStateName,
    words: trainOrderWords,
  },
  catalogue: {
    alternatives: alternativesOf,
    journeys: { ends: trainEnds, compare: compareTrains, estimate: estimateTrain },
  },
  lastLook: { confirm: confirmHeld, judge: judgeHeld, substitute: substituteWithin },
  afterSales: { refusals: refusedAfterSales, quote: quoteWholeRefund, apply: applyWholeRefund },
  notices: { announced: trainNotices },
  agencyWork: officeWork,
}
