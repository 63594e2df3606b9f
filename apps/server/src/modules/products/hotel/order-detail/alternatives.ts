import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { localOf } from '@sojourn/domain/kit/local-date'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { earliestCheckIn } from '@sojourn/domain/products/hotel/stay'
import type { Actor, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import type { OrderRow } from '../../../booking/order/store'
import { findGuests, type HotelOrderRow } from '../order/order-store'

const offered = 5

/** After a refusal: hotels near by with rooms for the same nights, those that cost no more in front. */
export async function alternativesOf(
  work: Work,
  actor: Actor,
  order: OrderRow,
  { body, stayTotal, orderNo }: HotelOrderRow,
): Promise<HotelOrderDetail['alternatives']> {
  if (body.checkIn < earliestCheckIn(localOf(work.context.clock.now().toISOString(), body.offsetMinutes))) return []
  const [guests, enterprise] = await Promise.all([findGuests(work, orderNo, actor.language), findEnterprise(work)])
  const rooms = Math.max(1, new Set(guests.map(({ room }) => room)).size)
  const found = await work.context.hotels.search(asking(work.context), {
    cityId: body.hotel.cityId,
    checkIn: body.checkIn,
    checkOut: body.checkOut,
    rooms,
    guestsPerRoom: Math.max(1, Math.ceil(guests.length / rooms)),
    agreements: order.travelType === 'business' ? (enterprise.config.settings.hotelAgreements ?? []) : [],
    memberOf: [],
    hotelType: body.hotelType,
    filters: { availableOnly: true },
    near: body.hotel.position,
    sort: 'distance',
    page: 0,
    pageSize: 4 * offered,
    pins: 0,
  })
  const paid = stayTotal / rooms / nightsOf(body)
  const free = found.hotels.flatMap(({ hotelId, name, distanceMetres, price, starCode, score }) =>
    price === undefined || hotelId === body.hotel.hotelId
      ? []
      : [{ hotelId, name: name[actor.language], distanceMetres, price, starCode, score }],
  )
  const cheap = free.filter(({ price }) => price <= paid)
  return [...cheap, ...free.filter((each) => !cheap.includes(each))].slice(0, offered)
}
