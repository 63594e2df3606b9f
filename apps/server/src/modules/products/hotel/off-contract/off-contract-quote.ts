import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { PolicyRoom } from '@sojourn/domain/products/hotel/policy/evaluate'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { sum } from '@sojourn/domain/kit/money'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import type { KeptHotel } from '@sojourn/domain/products/hotel/kept/kept-hotel'
import { hotelPriceLines, totalOf, type StayPriceLine } from '@sojourn/domain/products/hotel/order-price'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import type { Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { policyNames } from '../supply/from-supply'
import { hotelSetting, judge, stayLimit } from '../policy/judge'
import { policyNights } from '../supply/policy-nights'
import type { HotelSource } from '../order/order-store'
import type { OpenStay } from '../draft/stay'

/** A rate that no supplier of ours carries: of a partner of the company, or quoted by the agency. Fen per room and night. */
export interface OffContractRate {
  source: Exclude<HotelSource, 'supply'>
  hotel: KeptHotel
  phone: string
  roomName: LocalText
  price: number
  breakfasts: number
  hotelType: 1 | 2
  /** Hours before 18:00 of arrival until which cancelling is free. */
  freeHours: number | undefined
  rules: LocalText[]
  reservationNo?: string
  /** Somebody must approve, whatever the flows say. */
  approvalAlways: boolean
}

/** What an outside rate means for a stay: its money in fen, and what policy says of it. */
interface OffContractQuote {
  nights: { date: string; price: number; breakfasts: number }[]
  prices: StayPriceLine[]
  total: number
  stayTotal: number
  /** The stay and our fee, wherever they are paid: what the buyer agrees to. */
  whole: number
  /** What the standards of all rooms allow together. */
  limit: number
  judged: (language: Language) => OfferVerdict | undefined
}

export function quoteOffContract(context: Context, open: OpenStay, rate: OffContractRate): OffContractQuote {
  const { price, breakfasts, hotelType } = rate
  const rooms = open.rooms.length
  const nights = nightsOfStay(open.stay).map((date) => ({ date, price, breakfasts }))
  const totalPrice = sum(nights.map((night) => night.price))
  const prices = hotelPriceLines({
    rate: { hotelType, totalPrice },
    nights: nights.length,
    roomFees: open.roomFees,
  })
  const setting = hotelSetting(open.city, chinaDate(context.clock.now()))
  return {
    nights,
    prices,
    total: totalOf(prices),
    stayTotal: totalPrice * rooms,
    whole: sum(prices.map(({ amount }) => amount)),
    limit: stayLimit(open, nights, setting),
    judged: (language) => judge(open, [policyRoom(rate, nights, language)], setting, language)[0],
  }
}

/** An outside rate as policy sees it. */
const policyRoom = (
  { hotel, roomName, breakfasts }: OffContractRate,
  nights: OffContractQuote['nights'],
  language: Language,
): PolicyRoom => ({
  hotelKey: hotel.hotelId,
  name: `${hotel.name[language]} ${roomName[language]}`,
  hotelNames: policyNames(hotel),
  roomType: '',
  star: starsOf(hotel.starCode),
  agreement: false,
  breakfast: breakfasts > 0,
  nights: policyNights(nights),
})
