import { readStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import type { LastLook, ProductOperations } from '../../../context'
import { asking } from '../../booking/lifecycle/asking'
import { alternativesOf } from './search/choice-set'
import { substituteWithin } from './approval/envelope'
import { estimateStay } from './search/estimate'
import { stayItem, stayParts } from './order-detail/journey-parts'
import { judgeHeld } from './approval/judge-held'
import { hotelStateNumber, refusedStayAlterations } from './order/order-words'
import { findHotelOrder } from './order/order-store'
import { stayLines } from './order/report-item'
import { reportedStays } from './order/reported'
import { applyWholeRefund, quoteWholeRefund } from './after-sale/refund'

/**
 * How stays are fulfilled: one booking per order, sent to the hotel when it is paid (or needs no payment); each room becomes a
 * ticket with a coupon per night, so that rooms and nights are given up like tickets.
 */
export const hotelOperations: ProductOperations = {
  reported: reportedStays,
  display: {
    ...stayLines,
    orderPath: (orderNo) => `/order/hotel/detail?orderId=${orderNo}`,
    journeyItem: stayItem,
    parts: stayParts,
    stateNumber: hotelStateNumber,
  },
  catalogue: {
    alternatives: (body, [segment], verdict) => alternativesOf(body, readStaySegment(segment), verdict),
    stays: { estimate: estimateStay },
  },
  lastLook: { confirm: confirmRooms, judge: judgeHeld, substitute: substituteWithin },
  async decided(tenant, { orderNo }) {
    const stay = await findHotelOrder(tenant, orderNo)
    return stay && { amount: stay.stayTotal, always: stay.source === 'external' }
  },
  afterSales: { refusals: refusedStayAlterations, quote: quoteWholeRefund, apply: applyWholeRefund },
}

async function confirmRooms(...[{ context }, order]: Parameters<LastLook['confirm']>): ReturnType<LastLook['confirm']> {
  if (!order.supplierReference) return undefined
  const [booking] = await context.hotels.bookings(asking(context), { bookingNos: [order.supplierReference] })
  return booking?.state === 'held' ? undefined : { failure: 'soldOut' }
}
