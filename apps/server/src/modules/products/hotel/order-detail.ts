import { orderStates } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelOrderDetail } from '@sojourn/contract/products/hotel-order.calls'
import { arrivalName, cancellationSteps, hotelMoment } from '@sojourn/domain/products/hotel/describe'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel-cities'
import type { HotelBookingState } from '@sojourn/supply/ports/hotel'
import { hotelRulesText } from '@sojourn/text/products/hotel-rules'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findLines, findOpenLines, type AfterSaleLineRow } from '../../booking/after-sale/store'
import { orderCore } from '../../booking/lifecycle/order-core'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { findTickets, type OrderRow } from '../../booking/order/store'
import { alternativesOf } from './alternatives'
import { roomIn } from './detail'
import { findGuests, findHotelOrder, findNights, type GuestRow, type HotelOrderRow } from './order-store'
import { arrivalOf, type GivenNight } from './refund-quote'
import { roomsOf, type RefundableRoom } from './refundable'
import { named } from './supply'
import { ticketParts } from './tickets'

/** A hotel order with everything that its page shows (S2.25); a refund shows the stay that it gives up. */
export const orderDetail = (context: Context, actor: Actor, request: { orderId: string }): Promise<HotelOrderDetail | Problem> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await orderCore(context, sql, actor, request.orderId)
    if (!found) return problem('orderUnknown', { field: 'orderId' })
    const { order, core } = found
    const stayNo = order.parentOrderNo ?? order.orderNo
    const stay = await findHotelOrder(sql, actor.enterpriseId, stayNo)
    if (!stay) return problem('orderUnknown', { field: 'orderId' })
    const [nights, guests, tickets, taken, lines, state] = await Promise.all([
      findNights(sql, actor.enterpriseId, stayNo),
      findGuests(sql, actor.enterpriseId, stayNo),
      findTickets(sql, actor.enterpriseId, stayNo),
      findOpenLines(sql, actor.enterpriseId, [stayNo]),
      findLines(sql, actor.enterpriseId, [order.orderNo]),
      bookingOf(context, sql, order),
    ])
    const rooms = roomsOf(nights, guests, tickets, taken)
    const word = stayWord(order, stay, state)
    return {
      ...core,
      ...stayWords(order, stay, core, actor.language),
      ...stayFacts(stay, rooms, actor.language),
      stay: word,
      stayName: hotelRulesText[actor.language].stay[word],
      rooms: rooms.map(orderedRoom),
      ...(stay.confirmationNo ? { confirmationNo: stay.confirmationNo } : {}),
      ...(word === 'sent' && stay.decidesBy ? { decidesBy: stay.decidesBy.toISOString() } : {}),
      ...(stay.guarantee ? { guarantee: { ...stay.guarantee, state: guaranteeState(word, stay) } } : {}),
      ...penaltyKept(stay, state),
      alternatives: order.kind === 'booking' && failed(order) ? await alternativesOf(context, sql, actor, order, stay) : [],
      alters: lines.map((line) => altered(line, guests)),
    }
  })

/** States and next steps in the words of hotels, where they differ from those of tickets (handbook 4.5). */
function stayWords(
  order: OrderRow,
  stay: HotelOrderRow,
  { stateName, nextStep }: Pick<HotelOrderDetail, 'stateName' | 'nextStep'>,
  language: Language,
): Pick<HotelOrderDetail, 'stateName' | 'nextStep'> {
  const { states, nextSteps } = hotelRulesText[language]
  const word = orderStates.word(order.state as 10)
  const said = { stateName: states[word as keyof typeof states] ?? stateName, nextStep }
  const { decidesBy, confirmationNo, body } = stay
  if (order.kind !== 'booking') return said
  if (word === 'issuing' && decidesBy)
    return { ...said, nextStep: nextSteps.issuing({ by: hotelMoment(decidesBy.toISOString(), body.offsetMinutes) }) }
  if (word === 'issued' && confirmationNo) return { ...said, nextStep: nextSteps.issued({ number: confirmationNo }) }
  return word === 'failed' ? { ...said, nextStep: nextSteps.failed } : said
}

const failed = ({ state }: OrderRow): boolean => orderStates.word(state as 10) === 'failed'

/** What nobody's coming cost, or cancelling a guaranteed room too late. */
function penaltyKept(
  { noShowPenalty: captured }: HotelOrderRow,
  state: HotelBookingState | undefined,
): Pick<HotelOrderDetail, 'noShowPenalty'> {
  const noShowPenalty = state?.noShowPenalty ?? captured ?? undefined
  return noShowPenalty === undefined ? {} : { noShowPenalty }
}

async function bookingOf(context: Context, sql: Sql, { supplierReference }: OrderRow): Promise<HotelBookingState | undefined> {
  if (!supplierReference) return undefined
  const [state] = await context.hotels.bookings(supplyContext(context, sql), { bookingNos: [supplierReference] })
  return state
}

/** Where the stay is; of rates that no supplier carries, as far as the order itself tells. */
function stayWord(order: OrderRow, stay: HotelOrderRow, state: HotelBookingState | undefined): HotelOrderDetail['stay'] {
  if (state) return state.state
  const word = orderStates.word(order.state as 10)
  if (word === 'refunded') return 'cancelled'
  if (stay.confirmationNo) return 'confirmed'
  return word === 'issuing'
    ? 'sent'
    : word === 'failed'
      ? 'refused'
      : word === 'closed' || word === 'cancelled' || word === 'rejected'
        ? 'released'
        : 'held'
}

function guaranteeState(word: HotelOrderDetail['stay'], { noShowPenalty }: HotelOrderRow): 'held' | 'released' | 'captured' {
  if (word === 'noShow' || noShowPenalty !== null) return 'captured'
  return word === 'held' || word === 'sent' || word === 'confirmed' || word === 'checkedIn' ? 'held' : 'released'
}

/** What was booked, in the reader's language. */
function stayFacts(stay: HotelOrderRow, rooms: readonly RefundableRoom[], language: Language) {
  const { body, latestArrival } = stay
  const city = hotelCity(body.hotel.cityId)
  const prices = rooms[0]?.nights.map(({ price }) => price) ?? []
  return {
    way: stay.way,
    isInternational: city !== undefined && isInternational(city),
    hotel: {
      ...named({ facilities: [], pictures: [], ...body.hotel }, language),
      cityName: city?.name[language] ?? '',
      phone: body.phone,
      ...(body.policies ? { policies: body.policies } : {}),
    },
    ...(body.room ? { room: roomIn(body.room, language) } : {}),
    roomName: body.roomName[language],
    ...(body.rate ? { rate: body.rate } : {}),
    rules: (body.rules ?? []).map((rule) => rule[language]),
    hotelType: body.hotelType,
    checkInDate: body.checkIn,
    checkOutDate: body.checkOut,
    nightCount: nightsOf(body),
    latestArrival,
    latestArrivalName: arrivalName(latestArrival, language),
    requests: stay.requests as HotelOrderDetail['requests'],
    stayTotal: stay.stayTotal,
    ...(body.rate?.local ? { local: localOf(body.rate.local, rooms.length) } : {}),
    cancellation: cancellationSteps(body.cancellation, arrivalOf(stay), { nights: prices, rooms: rooms.length }, language),
    ...(body.excess ? { excess: body.excess } : {}),
  }
}

type Local = NonNullable<NonNullable<HotelOrderRow['body']['rate']>['local']>
const localOf = ({ total, taxAtHotel }: Local, rooms: number): NonNullable<HotelOrderDetail['local']> => ({
  total: { ...total, amount: total.amount * rooms },
  ...(taxAtHotel ? { taxAtHotel: { ...taxAtHotel, amount: taxAtHotel.amount * rooms } } : {}),
})

const orderedRoom = ({ room, guests, nights }: RefundableRoom): HotelOrderDetail['rooms'][number] => ({
  room,
  guests: guests.map(({ traveller, employeeId, name, memberMasked }) => ({
    traveller,
    employeeId,
    name,
    ...(memberMasked ? { memberNumber: memberMasked } : {}),
  })),
  nights: nights.map(({ night, price, breakfasts, state }) => ({ date: night, price, breakfasts, state })),
})

function altered(line: AfterSaleLineRow, guests: readonly GuestRow[]): HotelOrderDetail['alters'][number] {
  const { room } = ticketParts(line.ticketNo)
  const names = guests.filter((guest) => guest.room === room).map(({ name }) => name)
  const { night } = line.offer as GivenNight
  return { room, date: night, guests: names.join('、'), price: line.ticketPrice, fee: line.fee, amount: line.amount }
}
