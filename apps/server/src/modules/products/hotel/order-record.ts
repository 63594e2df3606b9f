import type { OrderContact } from '@sojourn/contract/booking/book.shapes'
import type { Fulfiller, SettleCode } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { localInstant } from '@sojourn/domain/kit/local-date'
import { stayTitle } from '@sojourn/domain/products/hotel/describe'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import type { KeptStaySegment } from '@sojourn/domain/products/hotel/kept'
import { stayTimes, type KeptStay } from '@sojourn/domain/products/hotel/kept-stay'
import { throughUs, type StayPriceLine } from '@sojourn/domain/products/hotel/order-price'
import type { Actor, Context } from '../../../context'
import { verdictOfParty } from '../../booking/lifecycle/booking-chain'
import type { Party } from '../../booking/lifecycle/party'
import { travellerRecord } from '../../booking/lifecycle/traveller-record'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { NewOrder } from '../../booking/order/record'
import type { OpenStay } from './stay'

export function staySegment(body: KeptStay, rooms: number): NewOrderSegment {
  const { checkInFrom, checkOutUntil } = stayTimes(body)
  const { hotel, checkIn, checkOut, offsetMinutes, roomName } = body
  const segment: KeptStaySegment = {
    version: 2,
    cityId: hotel.cityId,
    hotelName: hotel.name,
    roomName,
    checkIn,
    checkOut,
    checkInFrom,
    checkOutUntil,
    rooms,
    ...(body.supplied ? { roomId: body.supplied.room.roomId } : {}),
    totalPrice: body.totalPrice,
  }
  return {
    position: 0,
    kind: 'stay',
    flightNo: hotel.hotelId,
    serviceKey: hotel.hotelId,
    departCity: '',
    arriveCity: '',
    departPlace: '',
    arrivePlace: '',
    worths: {},
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
  prices: readonly StayPriceLine[]
  total: number
}
export function orderRecord(
  context: Context,
  actor: Actor,
  open: OpenStay,
  asked: { settleType: SettleCode; purpose?: string; remark?: string; searchIds: string[] },
  { body, party, contact, prices, total }: StayOrder,
  made: { orderNo: string; fulfiller: Fulfiller; holdExpiresAt: Date; createdAt: Date },
): Omit<NewOrder, 'state'> {
  const { draft, enterprise } = open
  const segment = staySegment(body, open.rooms.length)
  return {
    ...made,
    supplierReference: null,
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
