import type { Work } from '../../../../context'
import { writeNotifications } from '../../../booking/notification/write'
import type { OrderRow, OrderTravellerRow } from '../../../booking/order/store'
import type { ManualRow } from './quote-store'

interface Told {
  kind: 'manualQuoted' | 'manualRefused' | 'requestLate' | 'requestOver'
  total?: number
  reason?: string
}

/** Whoever asked hears of the desk's answer, with the page on which it is accepted. */
export const writeQuoteNotification = (
  work: Work,
  { quoteNo, orderNo, employeeId, body, validUntil }: ManualRow,
  {
    order,
    travellers,
  }: { order: Pick<OrderRow, 'title'>; travellers: readonly (OrderTravellerRow & { ticketNos?: string[] })[] },
  { kind, total = 0, reason }: Told,
): Promise<void> =>
  writeNotifications(work, kind, [employeeId], {
    orderNo: quoteNo,
    title: order.title,
    total: body.kind === 'refund' ? 0 : total,
    travellers,
    ...(validUntil && { deadline: validUntil }),
    ...(reason !== undefined && { reason }),
    path: `/order/iflight/changes?orderId=${orderNo}`,
  })
