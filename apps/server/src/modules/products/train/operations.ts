import type { ProductOperations } from '../../../context'
import { alternativesOf } from './choice-set'
import { compareTrains, trainEnds } from './compare'
import { confirmHeld, substituteWithin } from './envelope'
import { estimateTrain } from './estimate'
import { judgeHeld } from './judge-held'
import { trainItem, trainParts, trainSeat } from './journey-parts'
import { officeWork } from './local-work'
import { refusedAfterSales } from './refused-after-sales'
import { applyWholeRefund, quoteWholeRefund } from './refund'
import { trainOrderWords, trainStateName } from './order-words'
import { trainNotices } from './schedule-notices'

/** How trains are fulfilled: one purchase number per order, a ticket per traveller and ride. */
export const trainOperations: ProductOperations = {
  display: {
    orderPath: (orderNo) => `/order/train/detail?orderId=${orderNo}`,
    journeyItem: trainItem,
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
