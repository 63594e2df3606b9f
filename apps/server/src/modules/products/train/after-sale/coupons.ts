import type { RailTicketState } from '@sojourn/supply/ports/rail'
import type { Fulfilment } from '../../../../context'
import type { SuppliedCoupon, TravelledOrder } from '../../../../capabilities/after-sales'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { findTickets } from '../../../booking/order/ticket-store'
import { couponOf } from './alterable'
import { findRides } from '../order/kept-store'

/** Where the railway has the tickets of an order. */
export const railTravel: Fulfilment['travel'] = {
  request: async (_work, { ticketNos }: TravelledOrder) => ticketNos,
  ask: (context, ticketNos: readonly string[]) => context.rail.tickets(asking(context), { ticketNos }),
  keep: async (_work, _order, _request, tickets: RailTicketState[]) => ({
    coupons: tickets.map(({ ticketNo, state }) => ({ ticketNo, state: couponOf[state] })),
  }),
}

/** A ticket that an office bought counts as used when its train has arrived; nobody is asked. */
export const officeTravel: Fulfilment['travel'] = {
  request: async () => undefined,
  ask: async () => undefined,
  keep: async (work, { orderNo }) => ({
    coupons: await officeCoupons(work, orderNo, work.context.clock.now()),
  }),
}

async function officeCoupons(tenant: Tenant, orderNo: string, now: Date): Promise<SuppliedCoupon[]> {
  const [tickets, segments] = await Promise.all([findTickets(tenant, orderNo), findRides(tenant, [orderNo])])
  const arrived = new Set(segments.flatMap(({ position, arriveAt }) => (arriveAt <= now ? [position] : [])))
  return tickets.flatMap(({ ticketNo, coupons }) =>
    coupons.flatMap(({ segment, state }): SuppliedCoupon[] =>
      state === 'open' && arrived.has(segment) ? [{ ticketNo, segment, state: 'used' }] : [],
    ),
  )
}
