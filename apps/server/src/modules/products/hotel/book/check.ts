import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ChosenRate, HotelCheckRequest, HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { apportion } from '@sojourn/domain/kit/money'
import { groupOfHotel } from '@sojourn/domain/products/hotel/groups'
import { usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelQuote } from '@sojourn/supply/ports/hotel-search'
import type { HotelSetting } from '@sojourn/domain/products/hotel/policy/evaluate'
import type { Language } from '@sojourn/contract/kit/language'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { propertyFacts, offeredRate, offeredRoom, policyRate } from '../supply/from-supply'
import { breakfastExtra, hotelSetting, isExempt, judge, nightsOver, standardsOf } from '../policy/judge'
import { quoteStay } from './quote'
import { openStay, type OpenStay } from '../draft/stay'
import { hotelProblem, productOf, stayRequest } from '../supply/supply'

/** The chosen rate as it is now; another price is no problem here. */
export async function rateOnOffer(
  context: Context,
  open: OpenStay,
  chosen: ChosenRate,
  field = 'chosen',
): Promise<HotelQuote | Problem> {
  const quote = await context.hotels.price(asking(context), {
    ...stayRequest(open.stay, open.rooms, open.buyer),
    rateId: chosen.rateId,
  })
  if (isHotelFailure(quote)) return hotelProblem(quote, field)
  return quote.hotel.hotelId === chosen.hotelId ? quote : problem('rateUnknown', { field })
}

/** What policy says of a rate; at another price where one is given. */
export type Judged = Awaited<ReturnType<typeof judgeRate>>

/** The verdict of one rate among the others of its hotel, as the detail page gave it. */
export async function judgeRate(
  context: Context,
  open: OpenStay,
  quote: HotelQuote,
  setting: HotelSetting,
): Promise<(language: Language, priced?: HotelQuote) => OfferVerdict | undefined> {
  const { hotel } = quote
  const found = await context.hotels.detail(asking(context), {
    ...stayRequest(open.stay, open.rooms, open.buyer),
    hotelId: hotel.hotelId,
  })
  const beside = isHotelFailure(found)
    ? []
    : found.rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ hotel, room, rate })))
  const others = beside.filter(({ rate }) => rate.rateId !== quote.rate.rateId)
  return (language, priced = quote) =>
    judge(
      open,
      [priced, ...others].map((each) => policyRate(each, language)),
      setting,
      language,
    )[0]
}

/** A rate at the price that was accepted, where this is higher: what policy asks about is what may be charged. */
function atAccepted(quote: HotelQuote, { totalPrice }: ChosenRate): HotelQuote {
  const { rate } = quote
  if (totalPrice <= rate.totalPrice) return quote
  const shares = apportion(
    totalPrice,
    rate.nights.map(({ price }) => price),
  )
  const nights = rate.nights.map((night, index) => ({ ...night, price: shares[index]! }))
  return { ...quote, rate: { ...rate, totalPrice, nights } }
}

/** Price, rooms, cancelling, guarantee and excess verified before the booking page. */
export const checkBooking = (context: Context, actor: Actor, request: HotelCheckRequest): Promise<HotelCheckResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const open = await openStay(work, actor, request)
    if (isProblem(open)) return open
    const quote = await rateOnOffer(context, open, request.chosen)
    if (isProblem(quote)) return quote
    const setting = hotelSetting(open.city, chinaDate(context.clock.now()))
    const judged = await judgeRate(context, open, quote, setting)
    const verdict = judged(actor.language)
    if (verdict?.verdict === 'forbidden') return problem('policyForbids', { field: 'chosen' })
    const accepted = judged(actor.language, atAccepted(quote, request.chosen))
    const latestArrival = request.latestArrival ?? usualLatestArrival
    const stay = quoteStay(context, open, { quote, latestArrival, judged: { setting, verdict }, language: actor.language })
    const standards = standardsOf(open, setting, actor.language)
    const { hotel, room, rate } = quote
    const extra = breakfastExtra(open.rooms[0] ?? [], productOf(open.draft))
    const seen = request.chosen.totalPrice
    const memberGroup = groupOfHotel(hotel)
    return {
      outcome: rate.totalPrice > seen ? 'changed' : 'same',
      ...(rate.totalPrice > seen && { formerPrice: seen }),
      hotel: propertyFacts(hotel, actor.language),
      ...(memberGroup === undefined ? {} : { memberGroup }),
      room: offeredRoom(room, actor.language),
      rate: offeredRate(rate, verdict, isExempt(open, hotel.hotelId) ? [] : nightsOver(rate.nights, standards[0], extra)),
      checkInDate: open.stay.checkIn,
      checkOutDate: open.stay.checkOut,
      rooms: open.rooms.length,
      prices: stay.prices,
      total: stay.total,
      stayTotal: stay.stayTotal,
      cancellation: stay.cancellation,
      guarantee: stay.guarantee,
      ...(stay.excess ? { excess: stay.excess } : {}),
      standards,
      ...(accepted ?? withinPolicy),
    }
  })
