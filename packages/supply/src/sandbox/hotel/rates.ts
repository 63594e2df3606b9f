import { dateOfEpochDay, daysBetween, epochDay, isBefore, weekday } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { freeUntil } from '@sojourn/domain/products/hotel/cancellation'
import { averagePrice } from '@sojourn/domain/products/hotel/prices'
import { usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import type { SuppliedNight, SuppliedRate } from '../../ports/hotel-rate'
import type { HotelStayRequest, SuppliedHotelDetail } from '../../ports/hotel-search'
import { mix, unit } from '../air/random'
import { groupRoom, type GroupRooms } from './blocks'
import { isOpen, keptShare, type Terms } from './buyer'
import { roomsLeft } from './cheapest'
import type { Property, PropertyRoom, RatePlan } from './property'
import { nightFen, type NightTable } from './nights'
import { bitsOf } from './hotel-columns'
import type { CityStock } from './stock'
import { localPart } from './tax'
import { offsetOn } from './zones'

/** Most rooms that are shown; it means as many or more. */
const shownRooms = 10
/** Rules about guarantees hold on all dates. */
const always = { startDate: '2020-01-01', endDate: '2099-12-31' } as const

/** One hotel on the nights of a stay, for one buyer. */
export interface PropertyStay {
  stock: CityStock
  property: Property
  hotel: number
  request: Pick<HotelStayRequest, 'checkIn' | 'checkOut'>
  tables: readonly NightTable[]
  sold: ReadonlyMap<number, readonly number[]>
  terms: Terms
  now: Date
  /** Held for an event whose guests the buyer books. */
  groupRooms?: GroupRooms
}

const firstRoomOf = ({ stock, hotel }: PropertyStay): number => stock.columns.firstRoom[hotel]!

/** Rooms of a type that others and we leave of each night. */
export const leftByNight = (stay: PropertyStay, place: number): number[] =>
  stay.tables.map(({ left }) => left[firstRoomOf(stay) + place]!)

/** Whole units of the currency are what the hotel charges; fen are what we do. */
function nightsOf(stay: PropertyStay, room: PropertyRoom, plan: RatePlan): { nights: SuppliedNight[]; whole: number } {
  const { stock, property, hotel, request, tables, terms } = stay
  const level = (room.permille / 1000) * (plan.permille / 1000) * keptShare(bitsOf(plan), terms)
  const first = epochDay(request.checkIn)
  let whole = 0
  const nights = tables.map((table, nth) => {
    const date = dateOfEpochDay(first + nth)
    const night = { level: table.level[hotel]! * level, breakfasts: plan.breakfasts, breakfast: property.breakfast }
    whole += nightFen(property.base, { ...night, unitFen: 1 })
    const gift = plan.weekendBreakfast && [5, 6].includes(weekday(date)) ? room.room.maxGuests : 0
    return {
      date,
      price: nightFen(property.base, { ...night, unitFen: stock.unitFen }),
      breakfasts: Math.max(plan.breakfasts, gift),
    }
  })
  return { nights, whole }
}

/** When cancelling stops being free, while it still is. */
function freeCancellationUntil(stay: PropertyStay, plan: RatePlan): string | undefined {
  const offsetMinutes = offsetOn(stay.stock.market.zone, stay.request.checkIn)
  const until = freeUntil(plan.cancellation, { checkIn: stay.request.checkIn, latestArrival: usualLatestArrival, offsetMinutes })
  return until === undefined || isBefore(until, stay.now.toISOString()) ? undefined : until
}

/** What everybody else pays for the same room and breakfasts; 0 where this is what everybody pays. */
function publicPriceOf(stay: PropertyStay, room: PropertyRoom, plan: RatePlan): number {
  if (plan.kind === 'public') return 0
  return averagePrice(nightsOf(stay, room, { ...plan, kind: 'public', permille: 1000 }).nights.map(({ price }) => price))
}

export function rateOf(stay: PropertyStay, place: number, plan: RatePlan): SuppliedRate {
  const { stock, property } = stay
  const room = property.rooms[place]!
  const { nights, whole } = nightsOf(stay, room, plan)
  const prices = nights.map(({ price }) => price)
  const publicPrice = publicPriceOf(stay, room, plan)
  const until = freeCancellationUntil(stay, plan)
  const abroad = stock.market.currency !== 'CNY'
  return {
    rateId: `${room.room.roomId}-${plan.slot}`,
    hotelType: plan.hotelType,
    kind: plan.kind,
    nights,
    averagePrice: averagePrice(prices),
    totalPrice: sum(prices),
    ...(publicPrice > averagePrice(prices) ? { publicPrice } : {}),
    ...localPart(stock, whole, nights.length),
    rooms: Math.min(shownRooms, roomsLeft(stay.tables, stay.sold, firstRoomOf(stay) + place)),
    maxRooms: maxRoomsOf(property),
    minNights: plan.minNights,
    maxNights: plan.kind === 'promotion' ? 14 : 30,
    confirmation: plan.confirmation,
    confirmMinutes: plan.confirmMinutes,
    guests: plan.guests,
    documentNeeded: !abroad && unit(mix(property.seed, 41)) < 0.1,
    cancellation: plan.cancellation,
    ...(until === undefined ? {} : { freeUntil: until }),
    ...(plan.guarantee === undefined ? {} : { guarantee: { ...plan.guarantee, ...always } }),
    invoice: plan.invoice,
    specialInvoice: plan.invoice === 'platform' && !abroad,
    benefits: plan.benefits,
    points: plan.points,
  }
}

/** Five to nine rooms in one order (handbook 4.2). */
const maxRoomsOf = (property: Property): number => 5 + (property.seed % 5)

/** Number of the rate at which the rooms of an event are booked, the last of its id. */
export const groupSlot = 8

/** A room of an event at the price of its block; free to cancel until the cut-off. */
export function groupRateOf(stay: PropertyStay, { group, rate, cutOff, left }: GroupRooms): SuppliedRate {
  const { policies, rooms } = stay.property
  const hoursBefore = 24 * daysBetween(cutOff, stay.request.checkIn)
  const plan: RatePlan = {
    slot: groupSlot,
    hotelType: 2,
    kind: 'group',
    permille: 1000,
    breakfasts: 0,
    weekendBreakfast: false,
    confirmation: 'instant',
    confirmMinutes: 0,
    guests: policies.guests,
    cancellation: { kind: 'limited', basis: 'midnight', steps: [{ hoursBefore, penalty: { kind: 'firstNight' } }] },
    minNights: 1,
    invoice: 'platform',
    benefits: [],
    points: false,
  }
  const { publicPrice: _publicPrice, ...usual } = rateOf(stay, groupRoom - 1, plan)
  const nights = usual.nights.map((night) => ({ ...night, price: rate }))
  const publicPrice = publicPriceOf(stay, rooms[groupRoom - 1]!, plan)
  return {
    ...usual,
    group,
    nights,
    averagePrice: rate,
    totalPrice: rate * nights.length,
    ...(publicPrice > rate && { publicPrice }),
    rooms: Math.min(shownRooms, left),
  }
}

const groupRatesOf = (stay: PropertyStay, place: number): SuppliedRate[] =>
  stay.groupRooms && place === groupRoom - 1 ? [groupRateOf(stay, stay.groupRooms)] : []

/** Every room with the rates that this buyer may have, cheapest first. */
export const roomOffers = (stay: PropertyStay): SuppliedHotelDetail['rooms'] =>
  stay.property.rooms.map(({ room, plans }, place) => ({
    room,
    rates: [
      ...groupRatesOf(stay, place),
      ...plans.filter((plan) => isOpen(plan, stay.terms)).map((plan) => rateOf(stay, place, plan)),
    ].toSorted((a, b) => a.totalPrice - b.totalPrice),
  }))
