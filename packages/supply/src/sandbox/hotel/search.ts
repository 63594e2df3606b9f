import { daysBetween, epochDay } from '@sojourn/domain/kit/local-date'
import { longestStay } from '@sojourn/domain/products/hotel/draft'
import type { HotelFound, HotelSearch, SuppliedCard, SuppliedPin } from '../../ports/hotel'
import type { SupplyContext } from '../../ports/supply'
import { termsOf } from './buyer'
import { cheapestOf, type Cheapest, type StayFigures } from './cheapest'
import { createSift } from './sift'
import { planBit } from './shelf'
import { soldInCity } from './sales'
import type { CityStock, Stock } from './stock'
import { localMoney } from './tax'
import { localNow } from './zones'

const fewRooms = 3

interface Listed {
  hotel: number
  metres: number
  offer: Cheapest | undefined
}

export async function search(stock: Stock, { sql, now }: SupplyContext, request: HotelSearch): Promise<HotelFound> {
  const city = stock.city(request.cityId)
  const nights = daysBetween(request.checkIn, request.checkOut)
  if (city === undefined || nights < 1 || nights > longestStay) return { total: 0, hotels: [], pins: [] }
  const sold = await soldInCity(sql, city.shelf, city.cityId, request)
  const figures = figuresOf(stock, city, now, request, sold)
  const listed = list(city, figures, request)
  const from = request.page * request.pageSize
  return {
    total: listed.length,
    hotels: listed.slice(from, from + request.pageSize).map((each) => cardOf(city, each)),
    pins: listed.slice(0, request.pins).map((each) => pinOf(city, each)),
  }
}

/** The nights of the stay and what the search asks of a rate. */
function figuresOf(stock: Stock, city: CityStock, now: Date, request: HotelSearch, sold: StayFigures['sold']): StayFigures {
  const { filters, hotelType } = request
  const first = epochDay(request.checkIn)
  const today = epochDay(localNow(city.market.zone, now).date)
  return {
    shelf: city.shelf,
    tables: Array.from({ length: daysBetween(request.checkIn, request.checkOut) }, (_, night) =>
      stock.nights(city.shelf, city.cityId, first + night, today),
    ),
    sold,
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
function list(city: CityStock, figures: StayFigures, request: HotelSearch): Listed[] {
  const { priceFrom = 0, priceTo = Infinity, availableOnly } = request.filters
  const terms = termsOf(request)
  const onlyAvailable =
    availableOnly === true || figures.required !== 0 || figures.anyOf !== 0 || priceFrom > 0 || priceTo < Infinity
  const { fits, distances } = createSift(city, request)
  const listed: Listed[] = []
  for (let hotel = 0; hotel < city.shelf.houses.length; hotel++) {
    if (!fits(hotel)) continue
    const offer = cheapestOf(figures, hotel, terms(city.shelf.houses[hotel]!))
    if (offer === undefined ? onlyAvailable : offer.price < priceFrom || offer.price > priceTo) continue
    listed.push({ hotel, metres: distances(hotel), offer })
  }
  return sorted(city, listed, request)
}

/** Metres that make a hotel as much less attractive as one point does more: of the place asked for, and of the centre. */
const metresPerPoint = { near: 100, centre: 700 } as const

/** Full hotels come last, whatever the order. */
function sorted({ shelf }: CityStock, listed: Listed[], { sort, near }: HotelSearch): Listed[] {
  const agreed = planBit.enterpriseAgreement | planBit.agencyAgreement
  const recommended = ({ hotel, metres, offer }: Listed): number =>
    (offer !== undefined && (shelf.bits[offer.plan]! & agreed) !== 0 ? -60 : 0) -
    shelf.appeal[hotel]! +
    metres / (near === undefined ? metresPerPoint.centre : metresPerPoint.near)
  const keys: Record<HotelSearch['sort'], (each: Listed) => number> = {
    recommended,
    price: ({ offer }) => offer?.price ?? 0,
    priceDown: ({ offer }) => -(offer?.price ?? 0),
    distance: ({ metres }) => metres,
    score: ({ hotel }) => -shelf.score[hotel]!,
    sales: ({ hotel }) => -shelf.sales[hotel]!,
  }
  const key = keys[sort]
  const keyed = listed.map((each) => ({ each, full: each.offer === undefined ? 1 : 0, key: key(each) }))
  keyed.sort((a, b) => a.full - b.full || a.key - b.key || a.each.hotel - b.each.hotel)
  return keyed.map(({ each }) => each)
}

function cardOf(city: CityStock, { hotel, metres, offer }: Listed): SuppliedCard {
  const { facts } = city.shelf.houses[hotel]!
  if (offer === undefined)
    return { ...facts, distanceMetres: metres, agreement: false, freeCancellation: false, breakfast: false }
  const bits = city.shelf.bits[offer.plan]!
  return {
    ...facts,
    distanceMetres: metres,
    price: offer.price,
    ...(offer.publicPrice > offer.price ? { publicPrice: offer.publicPrice } : {}),
    ...localMoney(city, offer.price),
    agreement: (bits & (planBit.enterpriseAgreement | planBit.agencyAgreement)) !== 0,
    freeCancellation: (offer.bits & planBit.freeCancellation) !== 0,
    breakfast: (offer.bits & planBit.breakfast) !== 0,
    ...(offer.rooms <= fewRooms ? { fewLeft: offer.rooms } : {}),
  }
}

const pinOf = ({ shelf }: CityStock, { hotel, offer }: Listed): SuppliedPin => ({
  hotelId: shelf.houses[hotel]!.facts.hotelId,
  latitude: shelf.latitude[hotel]!,
  longitude: shelf.longitude[hotel]!,
  ...(offer === undefined ? {} : { price: offer.price }),
})
