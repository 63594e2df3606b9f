import type { ProductOperations } from '../../../context'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { alternativesOf } from './choice-set'
import { compareTrains, trainEnds } from './compare'
import { confirmHeld, substituteWithin } from './envelope'
import { estimateTrain } from './estimate'
import { railKey } from './lock'
import { judgeHeld } from './judge-held'
import { trainItem, trainParts, trainSeat } from './journey-parts'
import { officeWork } from './local-work'
import { findTrainOrder } from './order-store'
import { refusedAfterSales } from './refused-after-sales'
import { applyWholeRefund, quoteWholeRefund } from './refund'
import { holdsSeat, isWaitlist, trainOrderWords, trainStateName } from './order-words'
import { trainNotices } from './schedule-notices'
import { secureSeats } from './secure'
import { leaveWaiting } from './waitlist-leave'

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
  secure: secureSeats,
  confirm: confirmHeld,
  judge: judgeHeld,
  substitute: substituteWithin,
  agencyWork: officeWork,
  async release(context, sql, { enterpriseId, orderNo }, cancelled) {
    const kept = await findTrainOrder(sql, enterpriseId, orderNo)
    const supply = supplyContext(context, sql)
    if (kept?.lockNo) await context.rail.release(supply, { lockNo: kept.lockNo, cancelled })
    else if (kept?.way === 'railway') await context.rail.leaveQueue(supply, { key: railKey(enterpriseId, orderNo) })
    if (kept?.waitlistNo) await context.rail.leaveWaitlist(supply, { waitlistNo: kept.waitlistNo })
  },
  isLeavable: isWaitlist,
  leave: leaveWaiting,
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
}
