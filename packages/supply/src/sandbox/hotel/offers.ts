import { dateOfEpochDay, daysBetween, epochDay } from '@sojourn/domain/kit/local-date'
import { longestStay } from '@sojourn/domain/products/hotel/draft'
import { stayFault } from '@sojourn/domain/products/hotel/stay'
import type { HotelFailure } from '../../ports/hotel'
import type { SuppliedRate } from '../../ports/hotel-rate'
import type {
  HotelDetailRequest,
  HotelPricing,
  HotelQuote,
  HotelStayRequest,
  SuppliedHotelDetail,
} from '../../ports/hotel-search'
import type { SqlExecutor, SupplyContext } from '../../ports/supply'
import { groupRoom, groupRoomsOf } from './blocks'
import { isOpen, termsOf } from './buyer'
import type { PropertyRoom } from './property'
import { groupRateOf, groupSlot, leftByNight, rateOf, roomOffers, type PropertyStay } from './rates'
import { soldInHotel } from './sales'
import type { Stock } from './stock'
import { localNow, offsetOn } from './zones'

interface StaySought {
  sql: SqlExecutor
  now: Date
  hotelId: string
  request: HotelStayRequest
}

async function stayIn(stock: Stock, { sql, now, hotelId, request }: StaySought): Promise<PropertyStay | undefined> {
  const found = stock.property(hotelId)
  const nights = daysBetween(request.checkIn, request.checkOut)
  if (found === undefined || nights < 1 || nights > longestStay) return undefined
  const { stock: city, property, number } = found
  const [first, today] = [epochDay(request.checkIn), epochDay(localNow(city.market.zone, now).date)]
  const days = Array.from({ length: nights }, (_, night) => first + night)
  const [sold, groupRooms] = await Promise.all([
    soldInHotel(sql, city.columns, hotelId, request),
    groupRoomsOf(sql, request.groups ?? [], { hotelId, nights: days.map(dateOfEpochDay) }),
  ])
  return {
    stock: city,
    property,
    hotel: number,
    request,
    tables: days.map((day) => stock.nights(city.columns, city.cityId, day, today)),
    sold,
    terms: termsOf(request)(property),
    now,
    ...(groupRooms && { groupRooms }),
  }
}

const propertyOf = ({ stock, property, request }: PropertyStay): HotelQuote['hotel'] => ({
  ...property.facts,
  phone: property.phone,
  openedYear: property.openedYear,
  ...(property.renovatedYear === undefined ? {} : { renovatedYear: property.renovatedYear }),
  policies: property.policies,
  offsetMinutes: offsetOn(stock.market.zone, request.checkIn),
})

export async function detail(
  stock: Stock,
  { sql, now }: SupplyContext,
  request: HotelDetailRequest,
): Promise<SuppliedHotelDetail | HotelFailure> {
  if (stock.property(request.hotelId) === undefined) return { failure: 'hotelUnknown' }
  const stay = await stayIn(stock, { sql, now, hotelId: request.hotelId, request })
  return stay === undefined ? { failure: 'stayNotAllowed' } : { ...propertyOf(stay), rooms: roomOffers(stay) }
}

/** A rate that can be sold to this buyer for this stay, with what is left of each night. */
export interface Sellable extends HotelQuote {
  stay: PropertyStay
  room: HotelQuote['room']
  propertyRoom: PropertyRoom
  /** Number of the room type in the books, from 1. */
  roomNumber: number
  leftByNight: number[]
}

const ratePattern = /^(\d{1,5}-\d{1,5})-(\d{1,2})-(\d)$/

export async function findSellable(
  stock: Stock,
  { sql, now }: SupplyContext,
  request: HotelPricing,
): Promise<Sellable | HotelFailure> {
  const [, hotelId = '', room = '', slot = ''] = ratePattern.exec(request.rateId) ?? []
  const stay = await stayIn(stock, { sql, now, hotelId, request })
  if (stay === undefined) return { failure: stock.property(hotelId) === undefined ? 'rateUnknown' : 'stayNotAllowed' }
  const place = Number(room) - 1
  const propertyRoom = stay.property.rooms[place]
  const rate = openRate(stay, place, Number(slot))
  if (propertyRoom === undefined || rate === undefined) return { failure: 'rateUnknown' }
  const fault = stayFault(request, request.rooms, rate, localNow(stay.stock.market.zone, now))
  if (fault !== undefined) return { failure: fault === 'datePast' ? 'closed' : fault }
  if (request.guestsPerRoom > propertyRoom.room.maxGuests) return { failure: 'guestNotAccepted' }
  return {
    hotel: propertyOf(stay),
    room: propertyRoom.room,
    rate,
    stay,
    propertyRoom,
    roomNumber: place + 1,
    leftByNight: leftByNight(stay, place),
  }
}

/** A rate of a room by its number, where this buyer may have it. */
function openRate(stay: PropertyStay, place: number, slot: number): SuppliedRate | undefined {
  if (slot === groupSlot) return place === groupRoom - 1 && stay.groupRooms ? groupRateOf(stay, stay.groupRooms) : undefined
  const plan = stay.property.rooms[place]?.plans.find((each) => each.slot === slot)
  return plan && isOpen(plan, stay.terms) ? rateOf(stay, place, plan) : undefined
}

export async function price(stock: Stock, context: SupplyContext, request: HotelPricing): Promise<HotelQuote | HotelFailure> {
  const found = await findSellable(stock, context, request)
  if ('failure' in found) return found
  const { hotel, room, rate } = found
  return rate.rooms < request.rooms ? { failure: 'soldOut' } : { hotel, room, rate }
}
