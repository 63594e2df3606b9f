import type { AirCoupon } from '@sojourn/supply/ports/air'
import type { TravelledOrder } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** Where the carrier has the coupons of an order. */
export const flightTravel: Fulfilment['travel'] = {
  request: async (_work, { ticketNos }: TravelledOrder) => ticketNos,
  ask: (context, ticketNos: readonly string[]) => context.air.coupons(asking(context), { ticketNos }),
  keep: async (_work, _order, _request, coupons: AirCoupon[]) => ({
    coupons: coupons.map(({ ticketNo, journey, state }) => ({ ticketNo, segment: journey, state })),
  }),
}
