import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { travelTypes, type Product } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getCarsAlong } from '@sojourn/contract/products/car/car.calls'
import type { CarAlong } from '@sojourn/contract/products/car/car.shapes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { addMinutes, chinaOffsetMinutes, isBefore, localOf } from '@sojourn/domain/kit/local-date'
import { hotelAt, ridesAlong, type Along, type RideAlong } from '@sojourn/domain/products/car/along'
import { reservedAheadMinutes } from '@sojourn/domain/products/car/draft'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { ownOrders } from '../../../booking/order/own-orders'
import { findOrders, findOrderSegments, type OrderRow, type OrderSegmentRow } from '../../../booking/order/store'
import { findTripOrderNos } from '../../../booking/trip/store'
import { carCity, placeShown } from '../supply/places'
import { gateOf, hotelGate, type Gate } from './gates'

type Request = RequestOf<typeof getCarsAlong>

/** The rides that go with orders of the caller's, with what the trip that they are in tells of their other end. */
export const carsAlong = (
  context: Context,
  actor: Actor,
  { orderNos }: Request,
): Promise<ResponseOf<typeof getCarsAlong> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const asked = await ownOrders(work, actor, orderNos)
    if (isProblem(asked)) return asked
    const trips = [...new Set(asked.flatMap(({ travelOrderNo }) => travelOrderNo ?? []))]
    const inTrips = await Promise.all(trips.map((trip) => findTripOrderNos(work, trip, actor.employeeId)))
    const all = [...new Set([...orderNos, ...inTrips.flat()])]
    const parts = await partsOf(work, all)
    const earliest = addMinutes(context.clock.now().toISOString(), reservedAheadMinutes)
    const rides = ridesAlong(parts.filter(({ orderNo }) => orderNos.includes(orderNo))).filter(
      ({ departAt }) => !isBefore(departAt, earliest),
    )
    const shown = await Promise.all(
      rides.map((ride) =>
        shownAlong(context, actor, { ride, parts, order: asked.find(({ orderNo }) => orderNo === ride.orderNo)! }),
      ),
    )
    return { rides: shown.filter((ride) => ride !== undefined) }
  })

const kinds: Partial<Record<Product, Along['kind']>> = { flight: 'flight', intlFlight: 'flight', train: 'train', hotel: 'stay' }

/** What of these orders is ticketed and travelled. */
async function partsOf(work: Work, orderNos: readonly string[]): Promise<Along[]> {
  const [orders, segments] = await Promise.all([findOrders(work, orderNos), findOrderSegments(work, orderNos)])
  const parts = orders
    .filter(({ kind, state }) => kind !== 'refund' && isTicketed(state))
    .flatMap(({ orderNo, product }) => {
      const kind = kinds[product]
      return kind ? segments.filter((segment) => segment.orderNo === orderNo).map((segment) => partOf(segment, kind)) : []
    })
  return parts.toSorted((a, b) => (isBefore(a.departAt, b.departAt) ? -1 : 1))
}

const partOf = ({ departAt, arriveAt, ...segment }: OrderSegmentRow, kind: Along['kind']): Along => ({
  orderNo: segment.orderNo,
  kind,
  serviceNo: segment.serviceNo,
  departCity: segment.departCity,
  arriveCity: segment.arriveCity,
  departPlace: segment.departPlace,
  arrivePlace: segment.arrivePlace,
  departAt: departAt.toISOString(),
  arriveAt: arriveAt.toISOString(),
})

interface Found {
  ride: RideAlong
  parts: readonly Along[]
  order: OrderRow
}

async function shownAlong(context: Context, { language }: Actor, { ride, parts, order }: Found): Promise<CarAlong | undefined> {
  const gate = await gateOf(context, ride)
  if (!gate) return undefined
  const other = await otherEnd(context, ride, parts, gate)
  const { date, time } = localOf(ride.departAt, chinaOffsetMinutes)
  const ends = ride.end === 'from' ? { from: gate.place, to: other } : { from: other, to: gate.place }
  return {
    key: `${ride.rideType}-${ride.place}-${date}`,
    orderNo: ride.orderNo,
    rideType: ride.rideType,
    cityId: gate.cityId,
    cityName: carCity(gate.cityId)!.name[language],
    ...(ends.from && { from: placeShown(ends.from, language) }),
    ...(ends.to && { to: placeShown(ends.to, language) }),
    departDate: date,
    departTime: time,
    serviceNo: ride.serviceNo,
    travelType: travelTypes.code(order.travelType),
    ...(order.travelOrderNo && { travelOrderNo: order.travelOrderNo }),
  }
}

/** The hotel of the trip in that city, where somebody sleeps there that night. */
async function otherEnd(context: Context, ride: RideAlong, parts: readonly Along[], { cityId, place }: Gate) {
  const hotelId = hotelAt(parts, ride.departAt)
  const hotel = hotelId && (await hotelGate(context, hotelId))
  return hotel && hotel.cityId === cityId && hotel.place.placeId !== place.placeId ? hotel.place : undefined
}
