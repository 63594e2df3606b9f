import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import type { CreateExternalHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import type { Actor, Context, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { Offer } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import type { StayBooking } from '../book/book-offer'
import { findExternalRate } from '../external-rate/external-rate-store'
import { keptHotel } from '../supply/from-supply'
import { externalRules } from '../external-rate/external-rates'
import { inAll, offContractOffer } from './off-contract'
import type { OffContractRate } from './off-contract-quote'
import { openOrder } from '../book/open-order'
import type { OpenStay } from '../draft/stay'

/** An order on a partner's rate outside our contracts: by the partner's rules, with a reason, and always approved (S2.25). */
export const createExternalOrder = (
  context: Context,
  actor: Actor,
  request: CreateExternalHotelOrder,
): Promise<ResponseOf<typeof createHotelOrder> | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, asked) {
      if (request.reasonText.trim() === '') return problem('reasonMissing', { field: 'reasonText' })
      return openOrder(work, actor, asked)
    },
    async offer(booking: StayBooking<CreateExternalHotelOrder>, work) {
      const rate = await partnerRate(work, booking.open, request.externalRateId)
      return isProblem(rate) ? rate : explained(offContractOffer(booking, rate), request.reasonText.trim())
    },
  })

const explained = (offer: Offer<never>, explanation: string): Offer<never> => ({
  ...offer,
  async purchase(work, party) {
    const purchase = await offer.purchase(work, party)
    return isProblem(purchase) ? purchase : { ...purchase, explanation }
  },
})

/** A partner's rate of a hotel of this city; on business trips alone. */
export async function partnerRate(work: Work, open: OpenStay, externalRateId: string): Promise<OffContractRate | Problem> {
  const rate = open.business ? await findExternalRate(work, externalRateId) : undefined
  const [hotel] = rate ? await work.context.hotels.facts(asking(work.context), { hotelIds: [rate.hotelId] }) : []
  if (!rate || hotel?.cityId !== open.city.id) return problem('externalRateUnknown', { field: 'externalRateId' })
  const { roomName, price, breakfasts, hotelType, freeHours } = rate.body
  return {
    source: 'external',
    hotel: keptHotel(hotel),
    phone: '',
    roomName,
    price,
    breakfasts,
    hotelType,
    freeHours,
    rules: externalRules(rate.body, 'zh-CN').map((_rule, index) =>
      inAll((language) => externalRules(rate.body, language)[index]!),
    ),
    approvalAlways: true,
  }
}
