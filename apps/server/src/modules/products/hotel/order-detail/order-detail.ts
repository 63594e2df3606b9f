import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { stayNumbers } from '@sojourn/contract/booking/state-numbers'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { arrivalName, hotelMoment } from '@sojourn/domain/products/hotel/describe'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import { isPlaced } from '@sojourn/domain/booking/order/transitions'
import { guaranteeOfRooms } from '@sojourn/domain/products/hotel/guarantee'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { readGivenNight } from '@sojourn/domain/products/hotel/kept/kept-given-night'
import type { KeptGuarantee } from '@sojourn/domain/products/hotel/kept/kept-guarantee'
import type { KeptRate } from '@sojourn/domain/products/hotel/kept/kept-rate'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { HotelBookingState } from '@sojourn/supply/ports/hotel-booking'
import { orderText } from '@sojourn/text/booking/order/words'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { findLines, type AfterSaleLineRow } from '../../../booking/coupon/store'
import { orderCore } from '../../../booking/order-detail/order-core'
import { findOrders, type OrderRow } from '../../../booking/order/store'
import { alternativesOf } from './alternatives'
import { findHotelOrder, type HotelOrderRow } from '../order/order-store'
import { cancelSteps } from '../after-sale/refund-quote'
import { departureOf, findStayRooms, keptPrices, stayPrices, type StayRoom } from '../order/stay-rooms'
import { excessFacts, hotelFacts, hotelPolicies, rateFacts, roomFacts } from '../order/to-screen'
import { ticketParts } from '../order/tickets'

/** A hotel order with everything that its page shows (S2.25); a refund shows the stay that it gives up. */
export const orderDetail = (context: Context, actor: Actor, request: { orderId: string }): Promise<HotelOrderDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, request.orderId)
    if (!found) return problem('orderUnknown', { field: 'orderId' })
    const { order, core } = found
    const stayNo = order.parentOrderNo ?? order.orderNo
    const stay = await findHotelOrder(work, stayNo)
    if (!stay) return problem('orderUnknown', { field: 'orderId' })
    const [booked = order] = order.parentOrderNo ? await findOrders(work, [stayNo]) : []
    const [{ rooms, booking }, lines] = await Promise.all([findStayRooms(work, booked, stay), findLines(work, [order.orderNo])])
    const word = booking?.state ?? stayWord(booked, stay, rooms)
    return {
      ...core,
      ...stayWords(order, stay, { now: word, core, language: actor.language }),
      ...stayFacts(stay, rooms, actor.language),
      stay: word,
      stayName: hotelRulesText[actor.language].stay[word],
      rooms: rooms.map((room) => orderedRoom(room, actor.language)),
      ...(stay.confirmationNo ? { confirmationNo: stay.confirmationNo } : {}),
      ...(word === 'sent' && stay.decidesBy ? { decidesBy: stay.decidesBy.toISOString() } : {}),
      ...(stay.guarantee && isPlaced(order.state) ? { guarantee: guaranteeNow(stay.guarantee, stay, rooms, word) } : {}),
      requestAnswers: answersOf(booking, actor.language),
      ...penaltyKept(order, stay, booking, lines),
      ...(word === 'noShow' && stay.body.hotelType === 2 ? { noShowReturned: returnedUnused(rooms, booking) } : {}),
      alternatives: order.kind === 'booking' && failed(order) ? await alternativesOf(work, actor, order, stay) : [],
      alters: lines.map((line) => altered(line, rooms, stay.body.hotelType, actor.language)),
    }
  })

/** What the hotel said of the guests' wishes. */
function answersOf(booking: HotelBookingState | undefined, language: Language): HotelOrderDetail['requestAnswers'] {
  const { requests: names, requestAnswers } = hotelRulesText[language]
  return (booking?.requests ?? []).flatMap(({ request, answer }) =>
    answer ? [{ request, answer, sentence: requestAnswers[answer]({ request: names[request] }) }] : [],
  )
}

interface StayLook {
  now: HotelOrderDetail['stay']
  core: Pick<HotelOrderDetail, 'state' | 'stateName' | 'nextStep' | 'payments' | 'booker'>
  language: Language
}

/** States and next steps in the words of hotels, where they differ from those of tickets (handbook 4.5). */
function stayWords(
  order: OrderRow,
  stay: HotelOrderRow,
  { now, core: { state, stateName, nextStep, payments, booker }, language }: StayLook,
): Pick<HotelOrderDetail, 'state' | 'stateName' | 'nextStep'> {
  const { states, nextSteps, stay: stays } = hotelRulesText[language]
  const { state: word } = order
  const said = { state, stateName: states[word as keyof typeof states] ?? stateName, nextStep }
  const { decidesBy, confirmationNo, body } = stay
  if (order.kind !== 'booking') return said
  if (now === 'noShow') return { state: stayNumbers.noShow, stateName: stays.noShow, nextStep: nextSteps.noShow[body.hotelType] }
  if (now === 'checkedIn' && word === 'issued') return { ...said, state: stayNumbers.checkedIn, stateName: stays.checkedIn }
  if (word === 'issuing' && decidesBy)
    return { ...said, nextStep: nextSteps.issuing({ by: hotelMoment(decidesBy.toISOString(), body.offsetMinutes, language) }) }
  if (word === 'issued' && confirmationNo) return { ...said, nextStep: nextSteps.issued({ number: confirmationNo }) }
  if (word !== 'failed') return said
  const back = payments.find(({ state, method }) => state === 'refunded' && method === orderText[language].settleTypes.personal)
  if (!back) return order.total === 0 ? { ...said, nextStep: nextSteps.failedUnpaid } : said
  const money = { amount: formatYuan(back.amount), payer: booker, at: momentInWords(back.at, language) }
  return { ...said, nextStep: nextSteps.failedPaid(money) }
}

const failed = ({ state }: OrderRow): boolean => state === 'failed'

/** What nobody's coming cost, and cancelling guaranteed rooms too late; of a refund what it cost itself. */
function penaltyKept(
  { kind, state }: OrderRow,
  { noShowPenalty: captured, body }: HotelOrderRow,
  booking: HotelBookingState | undefined,
  lines: readonly AfterSaleLineRow[],
): Pick<HotelOrderDetail, 'noShowPenalty'> {
  if (kind === 'refund') {
    const kept = sum(lines.map(({ offer }) => readGivenNight(offer).kept))
    const isCaptured = body.hotelType === 1 && kept > 0 && state === 'refunded'
    return isCaptured ? { noShowPenalty: kept } : {}
  }
  const noShowPenalty = (booking?.noShowPenalty ?? 0) + (captured ?? 0)
  return noShowPenalty > 0 ? { noShowPenalty } : {}
}

/** Of what was paid in advance for nights that nobody came for, what is beyond the penalty. */
const returnedUnused = (rooms: readonly StayRoom[], booking: HotelBookingState | undefined): number =>
  Math.max(0, sum(keptPrices(rooms).flat()) - (booking?.noShowPenalty ?? 0))

/** Where a stay is that no supplier carries, as far as the order itself tells. */
function stayWord({ state: word }: OrderRow, stay: HotelOrderRow, rooms: readonly StayRoom[]): HotelOrderDetail['stay'] {
  const kept = rooms.flatMap(({ nights }) => nights).filter(({ state }) => state !== 'cancelled')
  if (kept.length === 0) return 'cancelled'
  if (stay.confirmationNo && kept.every(({ state }) => state === 'used')) return 'checkedOut'
  if (stay.confirmationNo) return kept.some(({ state }) => state === 'used') ? 'checkedIn' : 'confirmed'
  return word === 'issuing'
    ? 'sent'
    : word === 'failed'
      ? 'refused'
      : word === 'closed' || word === 'cancelled' || word === 'rejected' || word === 'refused'
        ? 'released'
        : 'held'
}

/** It stands behind what is still booked; of a room that was given up it is released, or was captured. */
function guaranteeNow(
  guarantee: KeptGuarantee,
  { body: { guaranteeRule }, noShowPenalty }: HotelOrderRow,
  rooms: readonly StayRoom[],
  word: HotelOrderDetail['stay'],
): NonNullable<HotelOrderDetail['guarantee']> {
  const kept = keptPrices(rooms)
  const { kind, amount: agreed } = guarantee
  const shown = kind === 'card' ? { kind, network: guarantee.network, lastFour: guarantee.lastFour } : { kind }
  if (kept.length === 0)
    return noShowPenalty === null
      ? { ...shown, amount: agreed, state: 'released' }
      : { ...shown, amount: noShowPenalty, state: 'captured' }
  const amount = guaranteeRule ? guaranteeOfRooms(guaranteeRule, kept) : agreed
  const isHeld = word === 'held' || word === 'sent' || word === 'confirmed' || word === 'checkedIn'
  return { ...shown, amount, state: word === 'noShow' ? 'captured' : isHeld ? 'held' : 'released' }
}

/** What was booked, in the reader's language. */
function stayFacts(stay: HotelOrderRow, rooms: readonly StayRoom[], language: Language) {
  const { body, latestArrival } = stay
  const { supplied } = body
  const city = hotelCity(body.hotel.cityId)
  const kept = keptPrices(rooms)
  const left = kept.length > 0 ? sum(kept.flat()) : stay.stayTotal
  const checkOut = departureOf(
    rooms.flatMap(({ nights }) => nights),
    body.checkOut,
  )
  return {
    source: stay.source,
    isInternational: city !== undefined && isInternational(city),
    hotel: {
      ...hotelFacts(body.hotel, language),
      cityName: city?.name[language] ?? '',
      phone: body.phone,
      ...(supplied ? { policies: hotelPolicies(supplied.policies) } : {}),
    },
    ...(supplied ? { room: roomFacts(supplied.room, body.roomName[language]), rate: rateFacts(supplied.rate, body) } : {}),
    roomName: body.roomName[language],
    rules: (body.offContract?.rules ?? []).map((rule) => rule[language]),
    hotelType: body.hotelType,
    checkInDate: body.checkIn,
    checkOutDate: checkOut,
    nightCount: nightsOf({ checkIn: body.checkIn, checkOut }),
    latestArrival,
    latestArrivalName: arrivalName(latestArrival, language),
    requests: stay.requests,
    stayTotal: left,
    ...(supplied?.rate.local ? { local: localOf(supplied.rate.local, left / body.totalPrice) } : {}),
    cancellation: cancelSteps(stay, stayPrices(rooms), language),
    ...(body.excess && left === stay.stayTotal ? { excess: excessFacts(body.excess) } : {}),
  }
}

/** `rooms` counts one that lost nights by the share that is left of its price. */
const localOf = (
  { total, taxAtHotel }: NonNullable<KeptRate['local']>,
  rooms: number,
): NonNullable<HotelOrderDetail['local']> => ({
  total: { amount: Math.round(total.amount * rooms), currency: total.currency },
  ...(taxAtHotel ? { taxAtHotel: { amount: Math.round(taxAtHotel.amount * rooms), currency: taxAtHotel.currency } } : {}),
})

const orderedRoom = ({ room, guests, nights }: StayRoom, language: Language): HotelOrderDetail['rooms'][number] => ({
  room,
  guests: guests.map((guest) => ({
    traveller: guest.traveller,
    employeeId: guest.employeeId,
    name: readableName(guest, language),
    ...(guest.memberMasked ? { memberNumber: guest.memberMasked } : {}),
  })),
  nights: nights.map(({ night, price, breakfasts, state }) => ({ date: night, price, breakfasts, state })),
})

/** A night that is given up; of one that is paid at the hotel what it would have cost there, and what of the guarantee is kept. */
function altered(
  line: AfterSaleLineRow,
  rooms: readonly StayRoom[],
  hotelType: 1 | 2,
  language: Language,
): HotelOrderDetail['alters'][number] {
  const { night: date, kept } = readGivenNight(line.offer)
  const room = rooms.find((each) => each.room === ticketParts(line.ticketNo).room)
  const price = room?.nights.find(({ night }) => night === date)?.price ?? 0
  return {
    room: ticketParts(line.ticketNo).room,
    date,
    guests: (room?.guests ?? []).map((guest) => readableName(guest, language)).join(language === 'en' ? ', ' : '、'),
    ...(hotelType === 1 ? { price, fee: kept } : { price: line.ticketPrice, fee: line.fee }),
    amount: line.amount,
  }
}
