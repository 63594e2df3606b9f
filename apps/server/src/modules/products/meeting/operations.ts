import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { ProductOperations } from '../../../context'
import { meetingItem, meetingParts } from './order-detail/journey-parts'
import { findMeeting } from './order/meeting-store'
import { meetingLines } from './order/report-item'
import { reportedMeetings } from './order/reported'
import { meetingWork } from './work'

/** How meetings are shown: their deposit is settled, or lost, with the meeting itself; neither is changed nor given back as tickets are. */
export const meetingOperations: ProductOperations = {
  reported: reportedMeetings,
  display: {
    ...meetingLines,
    orderPath: (orderNo) => `/order/meeting?orderId=${orderNo}`,
    journeyItem: meetingItem,
    parts: meetingParts,
  },
  async decided(tenant, { orderNo, fulfiller }) {
    if (fulfiller !== 'meeting-deposit') return undefined
    const { body } = await findMeeting(tenant, orderNo)
    return { amount: linesTotal(body.plan.lines), always: false }
  },
  afterSales: {
    refusals: (_order, _now, language) => {
      const { notChangeable, notRefundable } = meetingRulesText[language]
      return { change: notChangeable, refund: notRefundable }
    },
    quote: async (_work, actor) => ({ nothing: meetingRulesText[actor.language].nothingOpen }),
    apply: async () => undefined,
  },
  agencyWork: meetingWork,
}
