import { readStaySegment } from '@sojourn/domain/products/hotel/kept'
import type { ProductOperations } from '../../../context'
import { asking } from '../../booking/lifecycle/asking'
import { alternativesOf } from './choice-set'
import { askedDemands } from './demand-work'
import { substituteWithin } from './envelope'
import { estimateStay } from './estimate'
import { stayItem, stayParts } from './journey-parts'
import { judgeHeld } from './judge-held'
import { hotelOrderWords, hotelStateName, hotelStateNumber, refusedStayAlterations } from './order-words'
import { applyWholeRefund, quoteWholeRefund } from './refund'

/**
 * How stays are fulfilled: one booking per order, sent to the hotel when it is paid (or needs no payment); each room becomes a
 * ticket with a coupon per night, so that rooms and nights are given up like tickets.
 */
export const hotelOperations: ProductOperations = {
  orderPath: (orderNo) => `/order/hotel/detail?orderId=${orderNo}`,
  stateName: hotelStateName,
  stateNumber: hotelStateNumber,
  words: hotelOrderWords,
  refusedAfterSales: refusedStayAlterations,
  alternatives: (body, segment, verdict) => alternativesOf(body, readStaySegment(segment), verdict),
  journeyItem: stayItem,
  parts: stayParts,
  agencyWork: askedDemands,
  async confirm(context, _sql, order) {
    if (!order.supplierReference) return undefined
    const request = { bookingNos: [order.supplierReference] }
    const [booking] = await context.hotels.bookings(asking(context), request)
    return booking?.state === 'held' ? undefined : { failure: 'soldOut' }
  },
  judge: judgeHeld,
  substitute: substituteWithin,
  estimateStay,
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
}
