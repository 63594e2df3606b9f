import { ticketExpiry } from '@sojourn/domain/booking/order/ticket-validity'
import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import type { SuppliedOrder } from '../../../capabilities/fulfilment'
import type { ProductOperations } from '../../../context'
import { refusedAfterSales } from './after-sale/refused-after-sales'
import { wholeRefund } from './after-sale/refund'
import { confirmTimes, settleUnanswered } from './after-sale/schedule-answer'
import { intlNotices } from './after-sale/schedule-notices'
import { confirmHeld, substituteWithin } from './approval/envelope'
import { judgeHeld } from './approval/judge-held'
import { intlAgencyWork } from './agency-work'
import { followQuotes } from './manual-quote/follow-quotes'
import { intlLines } from './order/report-item'
import { reportedIntlFlights } from './order/reported'
import { intlItem } from './order/to-screen'
import { intlParts } from './order-detail/journey-parts'
import { alternativesOf } from './search/choice-set'

/** What the agency tickets by hand is held nowhere: there is nobody to ask before it is entered. */
const isHeld = ({ fulfiller }: SuppliedOrder): boolean => fulfiller === 'intl-flight'

/** How international flights are fulfilled: one reference for a whole trip, a record of the carrier and a ticket per traveller for each plan. */
export const intlFlightOperations: ProductOperations = {
  reported: reportedIntlFlights,
  display: {
    ...intlLines,
    orderPath: (orderNo) => `/order/iflight/detail?orderId=${orderNo}`,
    journeyItem: intlItem,
    parts: intlParts,
  },
  afterSales: {
    lastDay: ({ issuedOn, firstTravelOn }) => ticketExpiry(issuedOn, firstTravelOn),
    refusals: refusedAfterSales,
    ...wholeRefund,
  },
  catalogue: { alternatives: alternativesOf, isOf: (segment, journey) => readIntlSegment(segment).slice === journey },
  notices: { announced: intlNotices, oldestNewsDays: 28, unanswered: settleUnanswered, confirm: confirmTimes },
  agencyWork: intlAgencyWork,
  followDesk: followQuotes,
  lastLook: {
    confirm: async (work, order) => (isHeld(order) ? confirmHeld(work, order) : undefined),
    judge: async (work, order) => (isHeld(order) ? judgeHeld(work, order) : undefined),
    substitute: async (work, order, envelope) => (isHeld(order) ? substituteWithin(work, order, envelope) : undefined),
  },
}
