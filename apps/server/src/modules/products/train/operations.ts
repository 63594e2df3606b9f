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
import { holdsSeat, trainOrderWords, trainStateName } from './order-words'
import { trainNotices } from './schedule-notices'

/** How trains are fulfilled: one purchase number per order, a ticket per traveller and ride. */
export const trainOperations: ProductOperations = {
  orderPath: (orderNo) => `/order/train/detail?orderId=${orderNo}`,
  stateName: trainStateName,
  words: trainOrderWords,
  holds: holdsSeat,
  refusedAfterSales,
  ends: trainEnds,
  compare: compareTrains,
  alternatives: alternativesOf,
  journeyItem: trainItem,
  seatOf: trainSeat,
  parts: trainParts,
  estimate: estimateTrain,
  scheduleNotices: trainNotices,
  cancelledLetter: 'trainStopped',
  confirm: confirmHeld,
  judge: judgeHeld,
  substitute: substituteWithin,
  agencyWork: officeWork,
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
}
