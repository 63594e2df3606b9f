import type { IntlAirCoupon } from '@sojourn/supply/ports/intl-air'
import type { TravelledOrder } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** Where the carriers have the coupons of an order. */
export const intlTravel: Fulfilment['travel'] = {
  request: async (_work, { ticketNos }: TravelledOrder) => ticketNos,
  ask: (context, ticketNos: readonly string[]) => context.intlAir.coupons(asking(context), { ticketNos }),
  keep: async (_work, _order, _request, coupons: IntlAirCoupon[]) => ({
    coupons: coupons.map(({ ticketNo, segment, state }) => ({ ticketNo, segment, state })),
  }),
}
