import type { OrderContact } from '@sojourn/contract/booking/book.shapes'
import type { SettleCode } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { localInstant } from '@sojourn/domain/kit/local-date'
import { stayTitle } from '@sojourn/domain/products/hotel/describe'
import { nightsOf, type Stay } from '@sojourn/domain/products/hotel/draft'
import type { HotelPriceLine } from '@sojourn/contract/products/hotel-booking.shapes'
import { throughUs } from '@sojourn/domain/products/hotel/order-price'
import type { HotelQuote } from '@sojourn/supply/ports/hotel'
import type { Actor, Context } from '../../../context'
import { verdictOfParty } from '../../booking/lifecycle/booking-chain'
import type { Party } from '../../booking/lifecycle/party'
import { travellerRecord } from '../../booking/lifecycle/traveller-record'
import type { NewOrder, NewOrderSegment } from '../../booking/order/record'
import type { KeptStay } from './order-store'
import type { OpenStay } from './stay'

/** A stay as lists, trips and other products' checks read it; `stay` keeps it out of the conflicts of journeys. */
export interface StaySegment {
  stay: true
  hotelId: string
  hotelName: LocalText
  roomName: LocalText
  checkIn: string
  checkOut: string
  checkInFrom: string
  checkOutUntil: string
  rooms: number
  /** Of a room that our suppliers carry. */
  roomId?: string
  /** Fen of one room for the whole stay. */
  totalPrice: number
  cityId: number
  departCity: string
  arriveCity: string
}

/** What an order keeps of a rate that a supplier carries. */
export function suppliedStay(stay: Stay, { hotel, room, rate }: HotelQuote, excess: KeptStay['excess']): KeptStay {
  const { phone, policies, offsetMinutes, openedYear: _opened, renovatedYear: _renovated, ...facts } = hotel
  return {
    hotel: facts,
    phone,
    policies,
    offsetMinutes,
    room,
    roomName: room.name,
    rate,
    hotelType: rate.hotelType,
    totalPrice: rate.totalPrice,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    cancellation: rate.cancellation,
    ...(rate.guarantee ? { guaranteeRule: rate.guarantee } : {}),
    ...(excess ? { excess } : {}),
  }
}

const usual = { checkInFrom: '14:00', checkOutUntil: '12:00' }

export const stayTimes = ({ policies }: Pick<KeptStay, 'policies'>) => policies ?? usual

export function staySegment(body: KeptStay, rooms: number): NewOrderSegment {
  const { checkInFrom, checkOutUntil } = stayTimes(body)
  const { hotel, checkIn, checkOut, offsetMinutes, roomName } = body
  const segment: StaySegment = {
    stay: true,
    hotelId: hotel.hotelId,
    hotelName: hotel.name,
    roomName,
    checkIn,
    checkOut,
    checkInFrom,
    checkOutUntil,
    rooms,
    ...(body.room ? { roomId: body.room.roomId } : {}),
    totalPrice: body.totalPrice,
    cityId: hotel.cityId,
    departCity: '',
    arriveCity: '',
  }
  return {
    position: 0,
    flightNo: hotel.hotelId,
    departDate: checkIn,
    departAt: localInstant(checkIn, checkInFrom, offsetMinutes),
    arriveAt: localInstant(checkOut, checkOutUntil, offsetMinutes),
    body: segment,
  }
}

export const titleOf = (body: KeptStay, rooms: number): LocalText =>
  stayTitle({ hotel: body.hotel.name, room: body.roomName, nights: nightsOf(body), rooms })

export interface StayOrder {
  body: KeptStay
  party: Party
  contact: OrderContact
  prices: readonly HotelPriceLine[]
  total: number
}
export function orderRecord(
  context: Context,
  actor: Actor,
  open: OpenStay,
  asked: { settleType: SettleCode; purpose?: string; remark?: string; searchIds: string[] },
  { body, party, contact, prices, total }: StayOrder,
  made: { orderNo: string; supplierReference: string | null; holdExpiresAt: Date; createdAt: Date },
): Omit<NewOrder, 'state'> {
  const { draft, enterprise } = open
  const segment = staySegment(body, open.rooms.length)
  return {
    ...made,
    product: draft.product,
    travelType: draft.travelType,
    bookType: draft.bookType,
    settleType: asked.settleType,
    bookerId: actor.employeeId,
    tempOrderNo: draft.tempOrderNo,
    travelApplyNo: draft.travelApplyNo,
    travelOrderNo: draft.travelOrderNo,
    title: titleOf(body, open.rooms.length),
    departAt: new Date(segment.departAt),
    arriveAt: new Date(segment.arriveAt),
    currency: enterprise.currency,
    total,
    prices: throughUs(prices),
    verdict: verdictOfParty(party),
    policySnapshot: party.map(({ person }) => ({ employeeId: person.employeeId, policy: person.policy })),
    searchIds: asked.searchIds,
    contactCipher: context.vault.seal(JSON.stringify(contact)),
    purpose: asked.purpose?.trim() ?? '',
    remark: asked.remark ?? '',
    travellers: party.map((member, position) => travellerRecord(member, position, enterprise)),
    segments: [segment],
  }
}
