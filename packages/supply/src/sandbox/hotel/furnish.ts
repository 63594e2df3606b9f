import type { LocalText } from '@sojourn/contract/kit/language'
import { country } from '@sojourn/domain/reference/place/countries'
import type { ChainType, HotelBrand } from '@sojourn/domain/reference/hotel/hotel-brands'
import type { HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { HotelFacility, SuppliedPolicies, SuppliedHotel } from '../../ports/hotel-property'
import { mix, unit } from '../air/random'
import { hotelFacilities } from './facilities'
import type { Property } from './property'
import type { MarketCity } from './places'
import { roomsOf } from './rooms'
import { exchangeRates } from './tables/exchange-rates'

/** Breakfast beside the price of the plainest room, by chain type. */
const breakfastOf = [0, 0.08, 0.1, 0.11, 0.11] as const
const newest = 2026
/** Cities to which people go on holiday. */
const leisureCities = new Set([299, 284, 298, 3006, 3022])

export const between = (draw: number, from: number, to: number): number => from + Math.floor(unit(draw) * (to - from + 1))

/** Fen of one whole unit of the city's currency. */
export const unitFenOf = (city: MarketCity): number => (exchangeRates[city.currency] ?? Number.NaN) / 1_000_000

/** Of properties by chain type those with an official star: hardly any chain of the middle has one. */
const officialStars = [0, 0, 0.05, 0.25, 0.55] as const

/** S9.13: of a pair the first is the official star; the group is that of the brand. */
function starOf(chainType: ChainType, seed: number): number {
  const official = unit(mix(seed, 15)) < officialStars[chainType]
  if (chainType <= 2) return chainType === 1 ? 32 : official ? 31 : 26
  return chainType === 3 ? (official ? 30 : 24) : official ? 28 : 23
}

const shareWithFacility: Readonly<Record<HotelFacility, readonly number[]>> = {
  wifi: [1, 1, 1, 1],
  parking: [0.55, 0.8, 0.97, 1],
  gym: [0.05, 0.6, 0.97, 1],
  pool: [0, 0.06, 0.6, 0.95],
  meetingRoom: [0.1, 0.6, 0.97, 1],
  airportShuttle: [0.05, 0.12, 0.3, 0.6],
  laundry: [0.5, 0.9, 1, 1],
  restaurant: [0.3, 0.75, 1, 1],
  carCharging: [0.2, 0.45, 0.65, 0.75],
}

const facilitiesOf = (chainType: number, seed: number): HotelFacility[] =>
  hotelFacilities.filter((facility, place) => unit(mix(seed, 200 + place)) < (shareWithFacility[facility][chainType - 1] ?? 0))

function policiesOf(chainType: number, abroad: boolean, seed: number): SuppliedPolicies {
  const all = abroad || chainType > 2 || unit(mix(seed, 17)) < 0.75
  return {
    checkInFrom: abroad ? '15:00' : '14:00',
    checkOutUntil: chainType > 2 && !abroad && unit(mix(seed, 18)) < 0.3 ? '14:00' : '12:00',
    guests: all ? ['mainland', 'hongKongMacaoTaiwan', 'foreign'] : ['mainland', 'hongKongMacaoTaiwan'],
    children: unit(mix(seed, 19)) < 0.7 ? 'free' : 'bedAtCharge',
    pets: unit(mix(seed, 20)) < 0.15,
    deposit: abroad ? 0 : ([0, 10_000, 20_000, 50_000, 100_000][chainType] ?? 0),
    cards: abroad || chainType > 2 ? ['unionPay', 'visa', 'mastercard', 'americanExpress', 'jcb'] : ['unionPay'],
  }
}

/** No telephone network gives out these numbers. */
const phoneOf = (city: HotelCity, seed: number): string =>
  city.country === 'CN'
    ? `400-000-${String(between(mix(seed, 23), 1000, 9999))}`
    : `+${country(city.country)?.diallingCode ?? ''} 555 0${String(between(mix(seed, 23), 100, 199))}`

/** What is known of a hotel before its rooms and rates are made. */
interface PropertyBasics extends Pick<Property, 'base' | 'spoken' | 'seed'> {
  city: HotelCity
  market: MarketCity
  hotelId: string
  name: LocalText
  address: LocalText
  position: SuppliedHotel['position']
  districtId?: string
  areaId?: string
  /** Of a property of no chain the one that it is like. */
  chainType: ChainType
  brand?: HotelBrand
  /** What a file says; the rest is drawn. */
  known?: Partial<Pick<SuppliedHotel, 'starCode' | 'score' | 'comments' | 'facilities'>>
}

function factsOf(basics: PropertyBasics): SuppliedHotel {
  const { chainType, seed, brand, districtId, areaId } = basics
  const unrated = unit(mix(seed, 27)) < 0.02
  return {
    hotelId: basics.hotelId,
    cityId: basics.city.id,
    name: basics.name,
    address: basics.address,
    ...(districtId === undefined ? {} : { districtId }),
    ...(areaId === undefined ? {} : { areaId }),
    position: basics.position,
    starCode: starOf(chainType, seed),
    ...(brand === undefined ? {} : { brandId: brand.id, chainType }),
    score: unrated ? 0 : 39 + chainType + Math.floor(unit(mix(seed, 28)) * 7),
    comments: unrated ? 0 : Math.floor(20 + 9000 * unit(mix(seed, 29)) ** 2.5),
    facilities: facilitiesOf(chainType, seed),
    pictures: [
      `front-${chainType}-${seed % 100_000}`,
      `lobby-${chainType}-${seed % 99_991}`,
      `view-${seed % 97}-${seed % 99_989}`,
    ],
    ...basics.known,
  }
}

/** A hotel with its policies, rooms and rates, the same for the same seed. */
export function furnish(basics: PropertyBasics): Property {
  const { city, market, hotelId, chainType, brand, base, seed, spoken } = basics
  const abroad = city.scope !== 'domestic'
  const policies = policiesOf(chainType, abroad, seed)
  const openedYear = between(mix(seed, 25), chainType === 2 ? 2009 : 1998, newest - 1)
  const renovated = newest - openedYear > 6 && unit(mix(seed, 26)) < 0.6
  return {
    facts: factsOf(basics),
    phone: phoneOf(city, seed),
    openedYear,
    ...(renovated ? { renovatedYear: between(mix(seed, 38), openedYear + 5, newest) } : {}),
    policies,
    spoken,
    group: brand?.group['zh-CN'] ?? '',
    base,
    breakfast: Math.round(base * breakfastOf[chainType]),
    leisure: leisureCities.has(city.id),
    seed,
    rooms: roomsOf({ hotelId, chainType, seed, base, abroad, guests: policies.guests, unitFen: unitFenOf(market) }),
  }
}
