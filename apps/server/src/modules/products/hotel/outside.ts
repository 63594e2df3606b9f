import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept-stay'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import type { CancellationPolicy } from '@sojourn/domain/products/hotel/terms'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import { nextOrderNo } from '../../booking/order/store'
import type { Proposal } from '../../booking/placing/proposal'
import { zoneOf } from '../../reference/zones'
import { holdOf, proposeStay, type Asked } from './propose-stay'
import { staySegment } from './order-record'
import { quoteOutside, type OutsideRate } from './outside-quote'
import { excessPaid, prepareParty } from './prepare'
import type { OpenStay } from './stay'
import { stayViolations } from './violations'

export const inAll = (say: (language: Language) => string): LocalText =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as LocalText

/** Free until so many hours before the usual latest arrival, then nothing comes back. */
const cancellationOf = (freeHours: number | undefined): CancellationPolicy =>
  freeHours === undefined
    ? { kind: 'none', basis: 'latestArrival', steps: [{ hoursBefore: null, penalty: { kind: 'allNights' } }] }
    : { kind: 'limited', basis: 'latestArrival', steps: [{ hoursBefore: freeHours, penalty: { kind: 'allNights' } }] }

/** An order on an outside rate: judged, approved and paid like any other, its rooms kept by the hotel under a number. */
export async function bookOutside(asked: Asked, sql: Sql, rate: OutsideRate): Promise<Proposal | Problem> {
  const { context, actor, open, request } = asked
  const quote = quoteOutside(context, open, rate)
  if (quote.whole > request.expectedTotal)
    return problem('priceChanged', { field: 'expectedTotal', detail: { price: quote.whole } })
  const violationsOf = stayViolations(open, quote.judged)
  const people = await prepareParty(context, actor, sql, open, request, { hotel: rate.hotel, violationsOf })
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
  return proposeStay(asked, {
    ...people,
    chained,
    orderNo: await nextOrderNo(sql, 'H', chinaDate(context.clock.now())),
    way: rate.way,
    body,
    prices: quote.prices,
    total: quote.total,
    stayTotal: quote.stayTotal,
    nights: quote.nights,
    searchIds: [],
    holdUntil: holdOf(asked, chained, body),
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
