import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { createHotelOrder } from '@sojourn/contract/products/hotel.calls'
import { chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept-stay'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import type { CancellationPolicy } from '@sojourn/domain/products/hotel/terms'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import { nextOrderNo } from '../../booking/order/store'
import { zoneOf } from '../../reference/zones'
import { holdOf, logGuests, writeStay } from './write-stay'
import { staySegment } from './order-record'
import { quoteOutside, type OutsideRate } from './outside-quote'
import { excessPaid, prepareParty, type HotelOrderRequest } from './prepare'
import type { OpenStay } from './stay'
import { stayViolations } from './violations'

type Created = ResponseOf<typeof createHotelOrder>

export const inAll = (say: (language: Language) => string): LocalText =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as LocalText

/** Free until so many hours before the usual latest arrival, then nothing comes back. */
const cancellationOf = (freeHours: number | undefined): CancellationPolicy =>
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
  const quote = quoteOutside(context, open, rate)
  if (quote.whole > request.expectedTotal)
    return problem('priceChanged', { field: 'expectedTotal', detail: { price: quote.whole } })
  const people = await prepareParty(context, actor, sql, open, request, rate.hotel, stayViolations(open, quote.judged))
  if (isProblem(people)) return people
  const body = keptStay(context, open, rate, excessPaid(people, { ...quote, hotelType: rate.hotelType }))
  const { departAt } = staySegment(body, open.rooms.length)
  const chained = await bookingChain(context, actor, sql, open.draft, request.approvers, {
    departAt,
    party: people.party,
    total: quote.stayTotal,
  })
  if (isProblem(chained)) return chained
  if (rate.approvalAlways && !chained.chain) return problem('approverMissing', { field: 'approvers' })
  const orderNo = await nextOrderNo(sql, 'H', chinaDate(context.clock.now()))
  await logGuests(context, sql, actor, orderNo, people.party)
  return writeStay(context, actor, sql, open, request, {
    ...people,
    chained,
    orderNo,
    way: rate.way,
    body,
    prices: quote.prices,
    total: quote.total,
    stayTotal: quote.stayTotal,
    nights: quote.nights,
    searchIds: [],
    holdUntil: holdOf(context, chained, body, open.rooms.length),
    supplierReference: null,
    guarantee: undefined,
  })
}

function keptStay(context: Context, open: OpenStay, rate: OutsideRate, excess: KeptStay['excess']): KeptStay {
  const { hotel, phone, roomName, price, hotelType, freeHours, rules, reservationNo } = rate
  return {
    version: 2,
    hotel,
    phone,
    offsetMinutes: zoneOf({ cityId: open.city.id }, context.clock.now())?.offsetMinutes ?? chinaOffsetMinutes,
    roomName,
    hotelType,
    totalPrice: price * nightsOfStay(open.stay).length,
    checkIn: open.stay.checkIn,
    checkOut: open.stay.checkOut,
    cancellation: cancellationOf(freeHours),
    offContract: { rules, ...(reservationNo === undefined ? {} : { reservationNo }) },
    ...(excess ? { excess } : {}),
  }
}
