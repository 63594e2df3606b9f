import type { Language } from '@sojourn/contract/kit/language'
import type { CancellationStep, HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { localOf, minutesOf } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { HotelSetting } from '@sojourn/domain/products/hotel/policy/evaluate'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { Arrival } from '@sojourn/domain/products/hotel/cancellation'
import { cancellationSteps, guaranteeSentence, guaranteeSteps } from '@sojourn/domain/products/hotel/describe'
import { oncePerRoom, stayExcess } from '@sojourn/domain/products/hotel/excess'
import { guaranteeAmount, guaranteeFreeUntil, needsGuarantee } from '@sojourn/domain/products/hotel/guarantee'
import { hotelPriceLines, totalOf, type StayPriceLine } from '@sojourn/domain/products/hotel/order-price'
import type { GuaranteeRule, StayExcess } from '@sojourn/domain/products/hotel/terms'
import type { HotelQuote } from '@sojourn/supply/ports/hotel-search'
import type { Context } from '../../../../context'
import { stayLimit } from '../policy/judge'
import type { OpenStay } from '../draft/stay'
import { roomIds } from './violations'

export interface StayQuote {
  arrival: Arrival
  prices: StayPriceLine[]
  /** Fen through us, and of the stay wherever it is paid. */
  total: number
  stayTotal: number
  cancellation: CancellationStep[]
  guarantee: HotelCheckResult['guarantee']
  excess: StayExcess | undefined
  /** What the standards of all rooms allow together, in fen. */
  limit: number
}

interface QuotedStay {
  quote: HotelQuote
  latestArrival: number
  judged: { setting: HotelSetting; verdict: OfferVerdict | undefined }
  language: Language
}

/** What a rate means for this stay: money, cancelling, guarantee and the excess over the standard. */
export function quoteStay(
  context: Context,
  open: OpenStay,
  { quote, latestArrival, judged: { setting, verdict }, language }: QuotedStay,
): StayQuote {
  const { rate, hotel } = quote
  const rooms = open.rooms.length
  const arrival: Arrival = { checkIn: open.stay.checkIn, latestArrival, offsetMinutes: hotel.offsetMinutes }
  const nights = rate.nights.map(({ price }) => price)
  const prices = hotelPriceLines({ rate, nights: nights.length, roomFees: open.roomFees })
  const stayTotal = sum(nights) * rooms
  const limit = stayLimit(open, rate.nights, setting)
  const due = guaranteeDue(context, quote, arrival, rooms)
  const earliest = minutesOf(hotel.policies.checkInFrom)
  const violations = oncePerRoom(verdict?.violations ?? [], roomIds(open))
  return {
    arrival,
    prices,
    total: totalOf(prices),
    stayTotal,
    cancellation:
      rate.hotelType === 2
        ? cancellationSteps(rate.cancellation, arrival, { nights, rooms }, language)
        : guaranteeSteps(due, arrival, earliest, language),
    guarantee: guaranteeOf(due, arrival, earliest, language),
    excess: stayExcess({ hotelType: rate.hotelType, stayTotal, limit }, violations),
    limit,
  }
}

type GuaranteeRuleDue = { rule: GuaranteeRule; amount: number } | undefined

/** Of a rate that is paid at the hotel, where its rule asks for one. */
function guaranteeDue(context: Context, { rate, hotel }: HotelQuote, arrival: Arrival, rooms: number): GuaranteeRuleDue {
  const bookedOn = localOf(context.clock.now().toISOString(), hotel.offsetMinutes).date
  const nights = rate.nights.map(({ date }) => date)
  const rule = rate.hotelType === 1 ? rate.guarantee : undefined
  const needed = needsGuarantee(rule, { bookedOn, nights, latestArrival: arrival.latestArrival, rooms })
  const prices = rate.nights.map(({ price }) => price)
  return rule && needed ? { rule, amount: guaranteeAmount(rule, prices, rooms) } : undefined
}

function guaranteeOf(
  due: GuaranteeRuleDue,
  arrival: Arrival,
  earliest: number,
  language: Language,
): HotelCheckResult['guarantee'] {
  const freeUntil = due && guaranteeFreeUntil(due.rule, arrival, earliest)
  return {
    needed: due !== undefined,
    amount: due?.amount ?? 0,
    ...(freeUntil ? { freeUntil } : {}),
    sentence: guaranteeSentence(due, arrival, earliest, language),
  }
}
