import type { LocalText } from '@sojourn/contract/kit/language'
import { localInstant } from '@sojourn/domain/kit/local-date'
import { stayTitle } from '@sojourn/domain/products/hotel/describe'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import type { KeptStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import { stayTimes, type KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'

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
    ...(body.supplied?.rate.invoice === 'hotel' ? { invoicedThere: true } : {}),
    ...(hotel.brandId !== undefined && { brandId: hotel.brandId }),
    ...(body.supplied && { rateKind: body.supplied.rate.kind }),
    ...(body.supplied?.rate.local && { ownPrice: body.supplied.rate.local.total }),
    totalPrice: body.totalPrice,
  }
  return {
    position: 0,
    kind: 'stay',
    serviceNo: hotel.hotelId,
    serviceKey: hotel.hotelId,
    departCity: '',
    arriveCity: hotelCity(hotel.cityId)?.name['zh-CN'] ?? '',
    departPlace: '',
    arrivePlace: '',
    worths: {},
    departDate: checkIn,
    rooms,
    nights: nightsOf(body),
    departAt: localInstant(checkIn, checkInFrom, offsetMinutes),
    arriveAt: localInstant(checkOut, checkOutUntil, offsetMinutes),
    body: segment,
  }
}

export const titleOf = (body: KeptStay, rooms: number): LocalText =>
  stayTitle({ hotel: body.hotel.name, room: body.roomName, nights: nightsOf(body), rooms })
