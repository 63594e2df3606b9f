import { couponStates } from '@sojourn/contract/booking/codes'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { confirmHeld, substituteWithin } from './envelope'
import { estimateFlight } from './estimate'
import { isAirFailure, type AirChoice, type AirFailure } from '@sojourn/supply/ports/air'
import type { ExchangedLine, ProductOperations, RefundedLine } from '../../../context'
import { flightNotices } from './schedule-notices'
import { applyWholeRefund, quoteWholeRefund } from './refund'
import { alternativesOf } from './choice-set'
import { compareFlights, flightEnds } from './compare'
import { refuseGovernmentWay } from './government'
import { flightItem, flightParts } from './journey-parts'
import { judgeHeld } from './judge-held'
import type { KeptSegment } from './order-record'
import { refusedAfterSales } from './refused-after-sales'

/** The carrier's refusals that may pass by themselves. */
const refusalOf = ({ failure }: AirFailure) => ({ failure, ...(failure === 'supplierBusy' ? { passing: true } : {}) })

/** How flights are fulfilled: one PNR per order, tickets per traveller. */
export const flightOperations: ProductOperations = {
  // Boarding is over: the carrier tells who came.
  travelKnownAfter: 60,
  orderPath: (orderNo) => `/order/flight/detail?orderId=${orderNo}`,
  refusedAfterSales,
  ends: flightEnds,
  compare: compareFlights,
  alternatives: (body, segment, verdict) =>
    alternativesOf(body, (segment as KeptSegment).whole ?? (segment as KeptSegment), verdict),
  journeyItem: flightItem,
  parts: flightParts,
  estimate: estimateFlight,
  async issue(context, sql, order) {
    if (!order.supplierReference) throw new Error(`order ${order.orderNo} has no PNR`)
    const issued = await context.air.issue(supplyContext(context, sql), { key: order.orderNo, pnr: order.supplierReference })
    if (isAirFailure(issued)) return { failure: issued.failure }
    if ('askAgainAt' in issued) return issued
    return {
      tickets: issued.tickets.map(({ ticketNo, passenger, coupons }) => ({
        ticketNo,
        traveller: passenger,
        coupons: coupons.map(({ journey, state }) => ({ segment: journey, state: couponStates.code(state) })),
      })),
    }
  },
  refuseWay: refuseGovernmentWay,
  confirm: confirmHeld,
  judge: judgeHeld,
  substitute: substituteWithin,
  async refund(context, sql, order) {
    const lines: RefundedLine[] = []
    for (const { line, ticketNo, segment, fee } of order.lines) {
      const request = { key: `${order.orderNo}/${line}`, ticketNo, journeys: [segment] }
      const now = await context.air.refund(supplyContext(context, sql), { ...request, commit: false })
      if (!isAirFailure(now) && now.lines[0]!.fee > fee) return { failure: 'feeRose' }
      const done = await context.air.refund(supplyContext(context, sql), { ...request, commit: true })
      if (isAirFailure(done)) return refusalOf(done)
      lines.push({ line, fee: done.lines[0]!.fee, involuntary: done.lines[0]!.involuntary })
    }
    return { lines }
  },
  async exchange(context, sql, order) {
    if (!order.supplierReference) throw new Error(`order ${order.orderNo} holds no seats`)
    const held = { pnr: order.supplierReference, at: order.createdAt }
    const lines: ExchangedLine[] = []
    for (const { line, ticketNo, segment, offer } of order.lines) {
      const done = await context.air.change(supplyContext(context, sql), {
        key: `${order.orderNo}/${line}`,
        ticketNo,
        journey: segment,
        to: offer as AirChoice,
        held,
        commit: true,
      })
      if (isAirFailure(done)) return refusalOf(done)
      lines.push({ line, newTicketNo: done.newTicketNo! })
    }
    return { lines }
  },
  coupons: async (context, sql, ticketNos) =>
    (await context.air.coupons(supplyContext(context, sql), { ticketNos })).map(({ ticketNo, journey, state }) => ({
      ticketNo,
      segment: journey,
      state,
    })),
  scheduleNotices: flightNotices,
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
  async release(context, sql, order) {
    if (order.supplierReference) await context.air.release(supplyContext(context, sql), { pnr: order.supplierReference })
  },
}
