import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { createHotelOrder } from '@sojourn/contract/products/hotel.calls'
import type { HotelPriceLine } from '@sojourn/contract/products/hotel-booking.shapes'
import type { HotelCancellation } from '@sojourn/contract/products/hotel.shapes'
import { chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { hotelPriceLines, totalOf } from '@sojourn/domain/products/hotel/order-price'
import { personalExcess, starsOf } from '@sojourn/domain/products/hotel/describe'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import type { PolicyRoom } from '@sojourn/domain/booking/policy/evaluate-hotel'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import { nextOrderNo } from '../../booking/order/store'
import { zoneOf } from '../../reference/zones'
import { holdOf, writeStay } from './write-stay'
import { hotelSetting, judge, roomLimits } from './judge'
import { staySegment } from './order-record'
import type { HotelWay, KeptStay } from './order-store'
import { prepareParty, type HotelOrderRequest } from './prepare'
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
  const { violationsOf, bodyOf } = judgeOutside(context, actor, open, rate, nights, request.payExcess ?? false)
  const people = await prepareParty(context, actor, sql, open, request, violationsOf)
  if (isProblem(people)) return people
  const stayTotal = totalPrice * open.rooms.length
  const body = bodyOf(stayTotal)
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

/** What policy says of an outside rate, and what the order keeps of it. */
function judgeOutside(
  context: Context,
  actor: Actor,
  open: OpenStay,
  rate: OutsideRate,
  nights: readonly { date: string; price: number; breakfasts: number }[],
  payExcess: boolean,
) {
  const setting = hotelSetting(open.city, chinaDate(context.clock.now()))
  const offer = (language: Language): PolicyRoom => ({
    hotelKey: rate.hotel.hotelId,
    name: `${rate.hotel.name[language]} ${rate.roomName[language]}`,
    roomType: '',
    star: starsOf(rate.hotel.starCode),
    agreement: false,
    breakfast: rate.breakfasts > 0,
    nights,
  })
  const judged = (language: Language) => judge(open, [offer(language)], setting, language)[0]
  return {
    violationsOf: stayViolations(open, nights, setting, judged, payExcess),
    bodyOf: (stayTotal: number): KeptStay =>
      keptStay(context, open, rate, excessOf(open, nights, setting, judged(actor.language)?.violations, stayTotal)),
  }
}

type Excess = NonNullable<KeptStay['excess']>
function excessOf(
  open: OpenStay,
  nights: Parameters<typeof roomLimits>[1],
  setting: ReturnType<typeof hotelSetting>,
  violations: readonly { rule: string; handling: string }[] | undefined,
  stayTotal: number,
): Excess | undefined {
  const handling = violations?.find(({ rule }) => rule === 'hotelPrice')?.handling
  if (handling !== 'payExcess' && handling !== 'choose') return undefined
  const rooms = roomLimits(open, nights, setting)
  const personal = personalExcess(rooms)
  const limit = sum(rooms.flatMap(({ limits }) => limits))
  return personal === 0 ? undefined : { limit, company: stayTotal - personal, personal, choice: handling === 'choose' }
}

function keptStay(context: Context, open: OpenStay, rate: OutsideRate, excess: Excess | undefined): KeptStay {
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
