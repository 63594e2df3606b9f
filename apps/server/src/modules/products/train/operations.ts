import { isRailFailure, type RailFailure } from '@sojourn/supply/ports/rail'
import type { ExchangedLine, ProductOperations, RefundedLine } from '../../../context'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { couponOf } from './alterable'
import type { ChangeOffer } from './change-lines'
import { alternativesOf } from './choice-set'
import { compareTrains, trainEnds } from './compare'
import { confirmHeld, substituteWithin } from './envelope'
import { estimateTrain } from './estimate'
import { issueTickets } from './issue'
import type { KeptRide } from './kept-ride'
import { railKey } from './lock'
import { trainItem, trainParts, trainSeat } from './journey-parts'
import { findPlaces, findTrainOrder, findWayOfTicket, updateTrainOrder, writePlaces } from './order-store'
import { applyWholeRefund, quoteWholeRefund } from './refund'
import { secureSeats } from './secure'

/** The railway's refusals that may pass by themselves. */
const refusalOf = ({ failure }: RailFailure) => ({ failure, ...(failure === 'supplierBusy' ? { passing: true } : {}) })

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
  async exchange(context, sql, order) {
    const { enterpriseId, orderNo } = order
    const [kept, places] = await Promise.all([findTrainOrder(sql, enterpriseId, orderNo), findPlaces(sql, enterpriseId, orderNo)])
    if (!kept?.lockNo) throw new Error(`order ${orderNo} holds no seats`)
    const lines: ExchangedLine[] = []
    for (const { line, ticketNo, offer } of order.lines) {
      const { to, passenger, back } = offer as ChangeOffer
      const done = await context.rail.change(supplyContext(context, sql), {
        key: `${enterpriseId}/${orderNo}/${line}`,
        ticketNo,
        to,
        locked: { lockNo: kept.lockNo, passenger },
        commit: true,
      })
      if (isRailFailure(done)) return refusalOf(done)
      const { newTicket } = done
      if (!newTicket) throw new Error(`ticket ${ticketNo} was changed without a new one`)
      const { seat, coach, place, berth = null, price, gate, purchaseNo } = newTicket
      const known = { seat, coach, place, berth, price, gate, ticketNo: newTicket.ticketNo }
      await updateTrainOrder(sql, enterpriseId, orderNo, { purchaseNo })
      await writePlaces(sql, enterpriseId, orderNo, [{ ...places[passenger]!, ...known }])
      lines.push({ line, newTicketNo: newTicket.ticketNo, back })
    }
    return { lines }
  },
  coupons: async (context, sql, ticketNos) =>
    (await context.rail.tickets(supplyContext(context, sql), { ticketNos })).map(({ ticketNo, state }) => ({
      ticketNo,
      state: couponOf[state],
    })),
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
}
