import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import { stayExcess } from '@sojourn/domain/products/hotel/excess'
import type { HotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelHeld } from '@sojourn/supply/ports/hotel-booking'
import type { HotelQuote } from '@sojourn/supply/ports/hotel-search'
import type { Actor, Context } from '../../../../context'
import { refuseUnseenSearch } from '../../../booking/draft/shown'
import type { Offer } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import { offerOf, type HoldForGuests, type StayBooking } from './book-offer'
import { judgeRate, rateOnOffer, type Judged } from './check'
import { suppliedStay } from '../supply/from-supply'
import { guaranteeOf, type KeptCard } from '../guarantee/guarantee-card'
import { offeredGuarantee } from '../guarantee/hold-guarantee'
import { holdRooms, hotelHold, type HoldAnswer } from '../fulfilment/hold-rooms'
import { hotelSetting } from '../policy/judge'
import { openOrder } from './open-order'
import { quoteStay, type StayQuote } from './quote'
import type { OpenStay } from '../draft/stay'
import { hotelProblem } from '../supply/supply'
import { stayViolations } from './violations'

type RateBooking = StayBooking<CreateHotelOrder>

/** Places an order whose rooms the hotel holds, with the guarantee that their rate asks for. */
export const createOrder = (context: Context, actor: Actor, request: CreateHotelOrder): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    open: openOrder,
    async offer(booking: RateBooking, work) {
      const { tempOrderNo, chosen } = request
      const unseen = await refuseUnseenSearch(work, { tempOrderNo, searchId: chosen.searchId, journey: 0, unseen: 'rateUnknown' })
      if (unseen) return unseen
      const quote = await seenRate(booking)
      if (isProblem(quote)) return quote
      return rateOffer(booking, { quote, judged: await judgeRate(context, booking.open, quote, settingOf(booking)) })
    },
  })

async function seenRate({ context, open, request: { chosen } }: RateBooking): Promise<HotelQuote | Problem> {
  const quote = await rateOnOffer(context, open, chosen)
  if (isProblem(quote)) return quote
  const { totalPrice } = quote.rate
  return totalPrice <= chosen.totalPrice ? quote : problem('priceChanged', { field: 'chosen', detail: { price: totalPrice } })
}

const settingOf = ({ open, today }: RateBooking) => hotelSetting(open.city, today)

interface Priced {
  quote: HotelQuote
  judged: Judged
}

/** Rooms at the price of the quote. */
function rateOffer(booking: RateBooking, priced: Priced): Offer<HoldAnswer> | Problem {
  const { context, actor, open, request } = booking
  const { quote, judged } = priced
  const setting = settingOf(booking)
  const verdict = judged(actor.language, quote)
  const stay = quoteStay(context, open, {
    quote,
    latestArrival: request.latestArrival,
    judged: { setting, verdict },
    language: actor.language,
  })
  const card = guaranteeFor(booking, stay)
  if (isProblem(card)) return card
  const { hotelType, nights } = quote.rate
  const { prices, total, stayTotal, limit, guarantee } = stay
  return offerOf(booking, {
    hotel: quote.hotel,
    violationsOf: stayViolations(open, (language) => judged(language, quote)),
    bought: (party) => {
      const violations = party.flatMap((member) => member.violations)
      return {
        source: 'supply',
        body: suppliedStay(open.stay, quote, stayExcess({ hotelType, stayTotal, limit }, violations)),
        searchIds: [request.chosen.searchId],
        // What is paid in advance needs none.
        guarantee: card && hotelType === 1 ? offeredGuarantee(context, card, guarantee.amount) : undefined,
        prices,
        total,
        stayTotal,
        nights,
      }
    },
    hold: holdOf(booking, priced),
  })
}

/** What is offered as a guarantee; company money guarantees no personal stay. */
function guaranteeFor(
  { context, actor, request, business }: RateBooking,
  { guarantee }: StayQuote,
): KeptCard | 'company' | undefined | Problem {
  const card = guaranteeOf(context, actor, request.guarantee)
  if (isProblem(card)) return card
  const companyPays = card === 'company' && !business
  return guarantee.needed && (!card || companyPays) ? problem('guaranteeNeeded', { field: 'guarantee' }) : card
}

/** The rooms are held by their hotel, at no more than was accepted. */
const holdOf =
  (booking: RateBooking, priced: Priced): HoldForGuests<HoldAnswer> =>
  (guests, rowOf) =>
  (order, renew) => {
    const { context, actor, open, request } = booking
    const { enterpriseId } = actor
    const stay = rowOf(order.orderNo)
    const hold = hotelHold(context, {
      enterpriseId,
      order,
      stay,
      rooms: open.rooms,
      buyer: open.buyer,
      guests: guests.map(({ supplied }) => supplied),
      expectedTotal: request.chosen.totalPrice * open.rooms.length,
    })
    return holdRooms(context, {
      enterpriseId,
      order,
      stay,
      hold,
      refusedFor: (failure) => hotelProblem(perRoom(failure, open), 'chosen'),
      async renew(work, held) {
        const quote = quoteAsHeld(priced.quote, held)
        return quote && renew(work, rateOffer(booking, { ...priced, quote }))
      },
    })
  }

/** The rate where the hotel holds it at another price than it had; undefined where it does not. */
const quoteAsHeld = ({ rate: offered }: HotelQuote, { hotel, room, rate }: HotelHeld): HotelQuote | undefined =>
  rate.totalPrice === offered.totalPrice ? undefined : { hotel, room, rate }

/** A room's price is accepted, and the hotel answers for all rooms. */
const perRoom = ({ price, ...failure }: HotelFailure, { rooms }: OpenStay): HotelFailure => ({
  ...failure,
  ...(price !== undefined && { price: price / rooms.length }),
})
