import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { ProductOperations, RefundedLine } from '../../../context'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { couponOf } from './alterable'
import { alternativesOf } from './choice-set'
import { compareTrains, trainEnds } from './compare'
import { confirmHeld, substituteWithin } from './envelope'
import { estimateTrain } from './estimate'
import { exchangeTickets } from './exchange'
import { issueTickets } from './issue'
import type { KeptRide } from './kept-ride'
import { railKey } from './lock'
import { trainItem, trainParts, trainSeat } from './journey-parts'
import { findTrainOrder, findWayOfTicket } from './order-store'
import { applyWholeRefund, quoteWholeRefund } from './refund'
import { secureSeats } from './secure'
import { refusalOf } from './supply'

/** How trains are fulfilled: one purchase number per order, a ticket per traveller and ride. */
export const trainOperations: ProductOperations = {
  orderPath: (orderNo) => `/order/train/detail?orderId=${orderNo}`,
  ends: trainEnds,
  compare: compareTrains,
  alternatives: (body, segment, verdict) => alternativesOf(body, segment as KeptRide, verdict),
  journeyItem: trainItem,
  seatOf: trainSeat,
  parts: trainParts,
  estimate: estimateTrain,
  secure: secureSeats,
  confirm: confirmHeld,
  substitute: substituteWithin,
  issue: issueTickets,
  async release(context, sql, { enterpriseId, orderNo }) {
    const kept = await findTrainOrder(sql, enterpriseId, orderNo)
    const supply = supplyContext(context, sql)
    if (kept?.lockNo) await context.rail.release(supply, { lockNo: kept.lockNo })
    else if (kept?.way === 'railway') await context.rail.leaveQueue(supply, { key: railKey(enterpriseId, orderNo) })
    if (kept?.waitlistNo) await context.rail.leaveWaitlist(supply, { waitlistNo: kept.waitlistNo })
  },
  async refund(context, sql, order) {
    const lines: RefundedLine[] = []
    for (const { line, ticketNo, fee } of order.lines) {
      // The ticket office gives its tickets back itself, by the fee that was quoted.
      if ((await findWayOfTicket(sql, order.enterpriseId, ticketNo)) === 'local') {
        lines.push({ line, fee, involuntary: false })
        continue
      }
      const request = { key: `${order.enterpriseId}/${order.orderNo}/${line}`, ticketNo }
      const now = await context.rail.refund(supplyContext(context, sql), { ...request, commit: false })
      if (!isRailFailure(now) && now.fee > fee) return { failure: 'feeRose' }
      const done = await context.rail.refund(supplyContext(context, sql), { ...request, commit: true })
      if (isRailFailure(done)) return refusalOf(done)
      lines.push({ line, fee: done.fee, involuntary: false })
    }
    return { lines }
  },
  exchange: exchangeTickets,
  coupons: async (context, sql, ticketNos) =>
    (await context.rail.tickets(supplyContext(context, sql), { ticketNos })).map(({ ticketNo, state }) => ({
      ticketNo,
      state: couponOf[state],
    })),
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
}
