import type { ProductOperations } from '../../../context'
import { alternativesOf } from './search/choice-set'
import { compareTrains, trainEnds } from './search/compare'
import { confirmHeld, substituteWithin } from './approval/envelope'
import { estimateTrain } from './search/estimate'
import { judgeHeld } from './approval/judge-held'
import { trainItem, trainParts, trainSeat } from './order-detail/journey-parts'
import { officeWork } from './office/local-work'
import { refusedAfterSales } from './after-sale/refused-after-sales'
import { wholeRefund } from './after-sale/refund'
import { rideLines } from './order/report-item'
import { reportedRides } from './order/reported'
import { trainNotices } from './after-sale/schedule-notices'

/** How trains are fulfilled: one purchase number per order, a ticket per traveller and ride. */
export const trainOperations: ProductOperations = {
  reported: reportedRides,
  display: {
    ...rideLines,
    orderPath: (orderNo) => `/order/train/detail?orderId=${orderNo}`,
    journeyItem: trainItem,
    parts: trainParts,
    seatOf: trainSeat,
  },
  catalogue: {
    alternatives: alternativesOf,
    journeys: { ends: trainEnds, compare: compareTrains, estimate: estimateTrain },
  },
  lastLook: { confirm: confirmHeld, judge: judgeHeld, substitute: substituteWithin },
  afterSales: { refusals: refusedAfterSales, ...wholeRefund },
  notices: { announced: trainNotices, oldestNewsDays: 28 },
  agencyWork: officeWork,
}
