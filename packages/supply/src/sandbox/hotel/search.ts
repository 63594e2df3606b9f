import { daysBetween, epochDay, isBefore } from '@sojourn/domain/kit/local-date'
import { freeUntil } from '@sojourn/domain/products/hotel/cancellation'
import { longestStay } from '@sojourn/domain/products/hotel/draft'
import { usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import type { HotelFound, HotelSearch, SuppliedCard, SuppliedPin } from '../../ports/hotel-search'
import type { SupplyContext } from '../../ports/supply'
import { termsOver } from './buyer'
import { createOffers, findCheapest, leftInCity, publicAverage, type Offers, type Sold, type StayFigures } from './cheapest'
import type { RatePlan } from './property'
import { createFilter } from './filter'
import { planBit } from './hotel-columns'
import { soldInCity } from './sales'
import type { CityStock, Stock } from './stock'
import { localMoney } from './tax'
import { localNow, offsetOn } from './zones'

const fewRooms = 3

/** The hotels that fit, in order, with what is known of each by its number. */
interface Listed {
  city: CityStock
  figures: StayFigures
  offers: Offers
  metres: (hotel: number) => number
  order: Int32Array
  asked: Asked
}
/** When somebody asks, and from when on. */
interface Asked {
  checkIn: string
  now: Date
  offsetMinutes: number
}

export async function search(stock: Stock, { sql, now }: SupplyContext, request: HotelSearch): Promise<HotelFound> {
  const city = stock.city(request.cityId)
  const nights = daysBetween(request.checkIn, request.checkOut)
  if (city === undefined || nights < 1 || nights > longestStay) return { total: 0, hotels: [], pins: [] }
  const sold = await soldInCity(sql, city.columns, city.cityId, request)
  const asked = { checkIn: request.checkIn, now, offsetMinutes: offsetOn(city.market.zone, request.checkIn) }
  const listed = list(city, figuresOf(stock, city, { now, request, sold }), request, asked)
  const from = request.page * request.pageSize
  return {
    total: listed.order.length,
    hotels: Array.from(listed.order.subarray(from, from + request.pageSize), (hotel) => cardOf(listed, hotel)),
    pins: Array.from(listed.order.subarray(0, request.pins), (hotel) => pinOf(listed, hotel)),
  }
}

interface FiguresSought {
  now: Date
  request: HotelSearch
  sold: Sold
}

/** The nights of the stay and what the search asks of a rate. */
function figuresOf(stock: Stock, city: CityStock, { now, request, sold }: FiguresSought): StayFigures {
  const { filters, hotelType } = request
  const first = epochDay(request.checkIn)
  const today = epochDay(localNow(city.market.zone, now).date)
  const tables = Array.from({ length: daysBetween(request.checkIn, request.checkOut) }, (_, night) =>
    stock.nights(city.columns, city.cityId, first + night, today),
  )
  return {
    columns: city.columns,
    tables,
    left: leftInCity(tables, sold),
    unitFen: city.unitFen,
    rooms: request.rooms,
    guestsPerRoom: request.guestsPerRoom,
    required:
      (hotelType === undefined ? 0 : hotelType === 1 ? planBit.payAtHotel : planBit.prepay) |
      (filters.breakfast === true ? planBit.breakfast : 0) |
      (filters.freeCancellation === true ? planBit.freeCancellation : 0) |
      (filters.instantConfirmation === true ? planBit.instant : 0) |
      (filters.foreignGuests === true ? planBit.foreign : 0),
    anyOf: filters.agreementOnly === true ? planBit.enterpriseAgreement | planBit.agencyAgreement : 0,
  }
}

/** A hotel without a fitting rate stays in the list as full, unless a wish about rates or prices leaves it out. */
function list(city: CityStock, figures: StayFigures, request: HotelSearch, asked: Asked): Listed {
  const { priceFrom = 0, priceTo = Infinity, availableOnly } = request.filters
  const onlyAvailable =
    availableOnly === true || figures.required !== 0 || figures.anyOf !== 0 || priceFrom > 0 || priceTo < Infinity
  const count = city.columns.properties.length
  const [terms, offers] = [termsOver(city.columns, request), createOffers(count)]
  const { fits, distances } = createFilter(city, request)
  const found = new Int32Array(count)
  let length = 0
  for (let hotel = 0; hotel < count; hotel++) {
    if (!fits(hotel)) continue
    const has = findCheapest(figures, hotel, terms(hotel), offers)
    if (has ? offers.price[hotel]! < priceFrom || offers.price[hotel]! > priceTo : onlyAvailable) continue
    found[length++] = hotel
  }
  const listed: Listed = { city, figures, offers, metres: distances, order: found.subarray(0, length), asked }
  sort(listed, request)
  return listed
}

/** Metres that make a hotel as much less attractive as one point does more: of the place asked for, and of the centre. */
const metresPerPoint = { near: 100, centre: 700 } as const
const pointsOfAgreement = 60
const agreed = planBit.enterpriseAgreement | planBit.agencyAgreement
/** More than any points: what is dearer than the buyer's standard. */
const dearPenalty = 1e6
/** More than any key, which are fen at most: full hotels come last, whatever the order. */
const fullPenalty = 1e9

const isAgreed = ({ city, offers }: Listed, hotel: number): boolean =>
  offers.plan[hotel]! >= 0 && (city.columns.bits[offers.plan[hotel]!]! & agreed) !== 0

/** The rate whose price a card shows. */
function shownPlan({ city, offers }: Listed, hotel: number): RatePlan {
  const { columns } = city
  const [room, plan] = [offers.room[hotel]!, offers.plan[hotel]!]
  return columns.properties[hotel]!.rooms[room - columns.firstRoom[hotel]!]!.plans[plan - columns.firstPlan[room]!]!
}

/** Cancelling that rate costs nothing yet. */
function isFreeToCancel(plan: RatePlan, { checkIn, now, offsetMinutes }: Asked): boolean {
  const until = freeUntil(plan.cancellation, { checkIn, latestArrival: usualLatestArrival, offsetMinutes })
  return until !== undefined && !isBefore(until, now.toISOString())
}

function sortKey(listed: Listed, { sort: by, near, preferUpTo = Infinity }: HotelSearch): (hotel: number) => number {
  const { city, offers, metres } = listed
  const perPoint = near === undefined ? metresPerPoint.centre : metresPerPoint.near
  const keys: Record<HotelSearch['sort'], (hotel: number) => number> = {
    price: (hotel) => offers.price[hotel]!,
    priceDown: (hotel) => -offers.price[hotel]!,
    distance: metres,
    score: (hotel) => -city.columns.score[hotel]!,
    sales: (hotel) => -city.columns.sales[hotel]!,
    recommended: (hotel) =>
      metres(hotel) / perPoint -
      city.columns.appeal[hotel]! -
      (isAgreed(listed, hotel) ? pointsOfAgreement : 0) +
      (offers.price[hotel]! > preferUpTo ? dearPenalty : 0),
  }
  return keys[by]
}

/** Room for the number of a hotel below its key, which is kept to hundredths. */
const hotelsAtMost = 65_536
const hundredths = 100

/** In place, by keys that carry their hotel: plain numbers sort several times faster than by a comparison. */
function sort(listed: Listed, request: HotelSearch): void {
  const { order, offers } = listed
  const key = sortKey(listed, request)
  const keys = Float64Array.from(order, (hotel) => {
    const own = key(hotel) + (offers.plan[hotel]! < 0 ? fullPenalty : 0)
    return Math.round(own * hundredths) * hotelsAtMost + hotel
  })
  keys.sort().forEach((each, place) => (order[place] = each - Math.floor(each / hotelsAtMost) * hotelsAtMost))
}

function cardOf(listed: Listed, hotel: number): SuppliedCard {
  const { city, figures, offers, metres } = listed
  const { facts } = city.columns.properties[hotel]!
  const distanceMetres = metres(hotel)
  if (offers.plan[hotel]! < 0) return { ...facts, distanceMetres, agreement: false, freeCancellation: false, breakfast: false }
  const price = offers.price[hotel]!
  const publicPrice = publicAverage(figures, offers, hotel) ?? price
  const rooms = figures.left[offers.room[hotel]!]!
  const plan = shownPlan(listed, hotel)
  return {
    ...facts,
    distanceMetres,
    price,
    ...(publicPrice > price ? { publicPrice } : {}),
    ...localMoney(city, price),
    agreement: isAgreed(listed, hotel),
    freeCancellation: isFreeToCancel(plan, listed.asked),
    breakfast: plan.breakfasts > 0,
    ...(rooms <= fewRooms ? { fewLeft: rooms } : {}),
  }
}

function pinOf(listed: Listed, hotel: number): SuppliedPin {
  const { city, offers } = listed
  const { hotelId, starCode } = city.columns.properties[hotel]!.facts
  const full = offers.plan[hotel]! < 0
  const pin: SuppliedPin = {
    hotelId,
    starCode,
    latitude: city.columns.latitude[hotel]!,
    longitude: city.columns.longitude[hotel]!,
    agreement: isAgreed(listed, hotel),
    breakfast: !full && shownPlan(listed, hotel).breakfasts > 0,
  }
  if (!full) pin.price = offers.price[hotel]!
  return pin
}
