import { couponStates } from '@sojourn/contract/booking/codes'
import { isAirFailure } from '@sojourn/supply/ports/air'
import type { ProductOperations } from '../../../context'
import { confirmHeld, substituteWithin } from './envelope'
import { estimateFlight } from './estimate'
import { flightParts } from './journey-parts'
import { supplyContext } from './supply'

/** How flights are fulfilled: one PNR per order, tickets per traveller. */
export const flightOperations: ProductOperations = {
  orderPath: (orderNo) => `/order/flight/detail?orderId=${orderNo}`,
  parts: flightParts,
  estimate: estimateFlight,
  async issue(context, sql, order) {
    if (!order.supplierReference) throw new Error(`order ${order.orderNo} has no PNR`)
    const issued = await context.air.issue(supplyContext(context, sql), { key: order.orderNo, pnr: order.supplierReference })
    if (isAirFailure(issued)) return { failure: issued.failure }
    return {
      tickets: issued.tickets.map(({ ticketNo, passenger, coupons }) => ({
        ticketNo,
        traveller: passenger,
        coupons: coupons.map(({ journey, state }) => ({ segment: journey, state: couponStates.code(state) })),
      })),
    }
  },
  confirm: confirmHeld,
  substitute: substituteWithin,
  async release(context, sql, order) {
    if (order.supplierReference) await context.air.release(supplyContext(context, sql), { pnr: order.supplierReference })
  },
}
