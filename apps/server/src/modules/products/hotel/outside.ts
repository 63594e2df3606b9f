import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { createHotelOrder } from '@sojourn/contract/products/hotel.calls'
import type { HotelPriceLine } from '@sojourn/contract/products/hotel-booking.shapes'
import type { HotelCancellation, HotelNight } from '@sojourn/contract/products/hotel.shapes'
import { chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { hotelPriceLines, totalOf } from '@sojourn/domain/products/hotel/order-price'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import type { PolicyRoom } from '@sojourn/domain/booking/policy/evaluate-hotel'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import { nextOrderNo } from '../../booking/order/store'
import { zoneOf } from '../../reference/zones'
import { holdOf, writeStay } from './write-stay'
import { hotelSetting, judge, policyNights, stayLimit } from './judge'
import { staySegment } from './order-record'
import type { HotelWay, KeptStay } from './order-store'
import { excessPaid, prepareParty, type HotelOrderRequest } from './prepare'
import type { OpenStay } from './stay'
import { stayViolations } from './violations'

type Created = ResponseOf<typeof createHotelOrder>

/** A rate that no supplier of ours carries: of a partner of the company, or quoted by the agency. Fen per room and night. */
export interface OutsideRate {
  way: Exclude<HotelWay, 'supply'>
  hotel: KeptStay['hotel']
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

export const inAll = (say: (language: Language) => string): LocalText =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as LocalText

/** Free until so many hours before the usual latest arrival, then nothing comes back. */
const cancellationOf = (freeHours: number | undefined): HotelCancellation =>
  freeHours === undefined
    ? { kind: 'none', basis: 'latestArrival', steps: [{ hoursBefore: null, penalty: { kind: 'allNights' } }] }
    : { kind: 'limited', basis: 'latestArrival', steps: [{ hoursBefore: freeHours, penalty: { kind: 'allNights' } }] }

/** An order on an outside rate: judged, approved and paid like any other, its rooms kept by the hotel under a number. */
export async function bookOutside(
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  request: HotelOrderRequest,
  rate: OutsideRate,
): Promise<(Created & { approverIds: string[] }) | Problem> {
  const { price, breakfasts, hotelType } = rate
  const nights = nightsOfStay(open.stay).map((date) => ({ date, price, breakfasts }))
  const totalPrice = sum(nights.map((night) => night.price))
  const { serviceFee } = open.enterprise.config.settings
  const prices: HotelPriceLine[] = hotelPriceLines({ rate: { hotelType, totalPrice }, rooms: open.rooms.length, serviceFee })
  const total = totalOf(prices)
  if (total !== request.expectedTotal) return problem('priceChanged', { field: 'expectedTotal', detail: { price: total } })
  const setting = hotelSetting(open.city, chinaDate(context.clock.now()))
  const judged = (language: Language) => judge(open, [policyRoom(rate, nights, language)], setting, language)[0]
  const people = await prepareParty(context, actor, sql, open, request, stayViolations(open, judged))
  if (isProblem(people)) return people
  const stayTotal = totalPrice * open.rooms.length
  const excess = excessPaid(people, { hotelType, stayTotal, limit: stayLimit(open, nights, setting) })
  const body = keptStay(context, open, rate, excess)
  const { departAt } = staySegment(body, open.rooms.length)
  const chained = await bookingChain(context, actor, sql, open.draft, request.approvers, {
    departAt,
    party: people.party,
    total: stayTotal,
  })
  if (isProblem(chained)) return chained
  if (rate.approvalAlways && !chained.chain) return problem('approverMissing', { field: 'approvers' })
  return writeStay(context, actor, sql, open, request, {
    ...people,
    chained,
    orderNo: await nextOrderNo(sql, 'H', chinaDate(context.clock.now())),
    way: rate.way,
    body,
    prices,
    total,
    stayTotal,
    nights,
    searchIds: [],
    holdUntil: holdOf(context, chained, body, open.rooms.length),
    supplierReference: null,
    guarantee: undefined,
  })
}

/** An outside rate as policy sees it. */
const policyRoom = (
  { hotel, roomName, breakfasts }: OutsideRate,
  nights: readonly HotelNight[],
  language: Language,
): PolicyRoom => ({
  hotelKey: hotel.hotelId,
  name: `${hotel.name[language]} ${roomName[language]}`,
  roomType: '',
  star: starsOf(hotel.starCode),
  agreement: false,
  breakfast: breakfasts > 0,
  nights: policyNights(nights),
})

function keptStay(context: Context, open: OpenStay, rate: OutsideRate, excess: KeptStay['excess']): KeptStay {
  const { hotel, phone, roomName, price, hotelType, freeHours, rules, reservationNo } = rate
  return {
    hotel,
    phone,
    offsetMinutes: zoneOf({ cityId: open.city.id }, context.clock.now())?.offsetMinutes ?? chinaOffsetMinutes,
    roomName,
    hotelType,
    totalPrice: price * nightsOfStay(open.stay).length,
    checkIn: open.stay.checkIn,
    checkOut: open.stay.checkOut,
    cancellation: cancellationOf(freeHours),
    rules,
    ...(reservationNo === undefined ? {} : { reservationNo }),
    ...(excess ? { excess } : {}),
  }
}
