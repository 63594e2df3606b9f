import type { LocalText } from '@sojourn/contract/kit/language'
import { hotelFacilities, type HotelFacility, type HotelPolicies } from '@sojourn/contract/products/hotel.shapes'
import { country } from '@sojourn/domain/reference/countries'
import { hotelCity, type HotelCity } from '@sojourn/domain/reference/hotel-cities'
import type { HotelBrand } from '@sojourn/domain/reference/hotel-brands'
import { hotelPlace } from '@sojourn/domain/reference/hotel-keywords'
import { hashText, mix, unit } from '../air/random'
import { drawBrand, houseName } from './brands'
import { sameText, type House } from './house'
import { marketCity, type Centre, type MarketCity } from './places'
import { roomsOf } from './rooms'
import { exchangeRates } from './tables/exchange-rates'
import { streets } from './tables/streets'

/** Price of the plainest room beside a middling one, and breakfast beside that price, by chain type. */
const priceOf = [0, 0.62, 1, 1.85, 3.6] as const
const breakfastOf = [0, 0.08, 0.1, 0.11, 0.11] as const
const kmPerDegree = 111.2
const newest = 2026

const between = (draw: number, from: number, to: number): number => from + Math.floor(unit(draw) * (to - from + 1))

/** Fen of one whole unit of the city's currency. */
export const unitFenOf = (city: MarketCity): number => (exchangeRates[city.currency]?.fenPerMillion ?? Number.NaN) / 1_000_000

/** A point about a kilometre around the middle of an area, denser towards it. */
function positionNear(centre: Centre, seed: number): { latitude: number; longitude: number } {
  const angle = unit(mix(seed, 11)) * 2 * Math.PI
  const km = 0.15 + 1.6 * unit(mix(seed, 12)) ** 1.4
  const latitude = centre.latitude + (km / kmPerDegree) * Math.sin(angle)
  const longitude = centre.longitude + ((km / kmPerDegree) * Math.cos(angle)) / Math.cos((centre.latitude * Math.PI) / 180)
  const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
  return { latitude: round(latitude), longitude: round(longitude) }
}

function addressOf(city: HotelCity, market: MarketCity, centre: Centre, seed: number): LocalText {
  const number = between(mix(seed, 13), 1, 388)
  if (centre.district === undefined) {
    const street = market.streets[Math.floor(unit(mix(seed, 14)) * market.streets.length)] ?? ''
    return sameText(`${number} ${street}, ${city.name.en}`)
  }
  const [simplified, traditional, english] = streets[Math.floor(unit(mix(seed, 14)) * streets.length)] ?? ['', '', '']
  const district = centre.district.name
  return {
    'zh-CN': `${city.name['zh-CN']}${district['zh-CN']}${simplified}${number}号`,
    'zh-TW': `${city.name['zh-TW']}${district['zh-TW']}${traditional}${number}號`,
    en: `No. ${number}, ${english}, ${district.en}, ${city.name.en}`,
  }
}

/** S9.13: of a pair the first is the official star, which few chain hotels have. */
function starOf(chainType: number, seed: number): number {
  if (chainType === 1) return 32
  const official = unit(mix(seed, 15)) < (chainType === 4 ? 0.55 : 0.25)
  const group = chainType + (chainType < 4 && unit(mix(seed, 16)) < 0.15 ? 1 : 0)
  return group === 2 ? (official ? 31 : 26) : group === 3 ? (official ? 30 : 24) : official ? 28 : 23
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

function policiesOf(chainType: number, abroad: boolean, seed: number): HotelPolicies {
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

/** 国贸全季 and 全季国贸 find 全季酒店（北京国贸店）. */
function spokenOf(brand: HotelBrand, centre: Centre): House['spoken'] {
  const place = centre.areaId === undefined ? undefined : hotelPlace(centre.areaId)
  const pairs = (one: string, other: string): string[] => [one + other, other + one]
  return {
    names: [...pairs(brand.name['zh-CN'], centre.name['zh-CN']), ...pairs(brand.name['zh-TW'], centre.name['zh-TW'])],
    pinyin: pairs(brand.pinyin, place?.pinyin[0] ?? ''),
    initials: pairs(brand.initials, place?.initials[0] ?? ''),
  }
}

interface Site {
  city: HotelCity
  market: MarketCity
  centre: Centre
  brand: HotelBrand
  name: LocalText
  number: number
  seed: number
}

function houseOf({ city, market, centre, brand, name, number, seed }: Site): House {
  const { chainType } = brand
  const abroad = city.scope !== 'domestic'
  const hotelId = `${city.id}-${number}`
  const base = Math.round(market.level * priceOf[chainType] * (0.82 + 0.42 * unit(mix(seed, 24))))
  const policies = policiesOf(chainType, abroad, seed)
  const openedYear = between(mix(seed, 25), chainType === 2 ? 2009 : 1998, newest - 1)
  const renovated = newest - openedYear > 6 && unit(mix(seed, 26)) < 0.6
  const unrated = unit(mix(seed, 27)) < 0.02
  const unitFen = unitFenOf(market)
  return {
    facts: {
      hotelId,
      cityId: city.id,
      name,
      address: addressOf(city, market, centre, seed),
      ...(centre.district === undefined ? {} : { districtId: centre.district.id }),
      ...(centre.areaId === undefined ? {} : { areaId: centre.areaId }),
      position: positionNear(centre, seed),
      starCode: starOf(chainType, seed),
      brandId: brand.id,
      chainType,
      score: unrated ? 0 : 39 + chainType + Math.floor(unit(mix(seed, 28)) * 7),
      comments: unrated ? 0 : Math.floor(20 + 9000 * unit(mix(seed, 29)) ** 2.5),
      facilities: facilitiesOf(chainType, seed),
      pictures: [
        `front-${chainType}-${seed % 100_000}`,
        `lobby-${chainType}-${seed % 99_991}`,
        `view-${seed % 97}-${seed % 99_989}`,
      ],
    },
    phone: phoneOf(city, seed),
    openedYear,
    ...(renovated ? { renovatedYear: between(mix(seed, 38), openedYear + 5, newest) } : {}),
    policies,
    spoken: spokenOf(brand, centre),
    group: brand.group['zh-CN'],
    base,
    breakfast: Math.round(base * breakfastOf[chainType]),
    leisure: (market.streets.length === 0 ? [299, 284, 298] : [3006, 3022]).includes(city.id),
    seed,
    rooms: roomsOf({ hotelId, chainType, seed, base, abroad, guests: policies.guests, unitFen }),
  }
}

const drawsPerHouse = 40

/** All hotels of a city, the same for the same seed; none where the supply sells nothing. */
export function planHouses(cityId: number, supplySeed: number): House[] {
  const [market, city] = [marketCity(cityId), hotelCity(cityId)]
  if (market === undefined || city === undefined) return []
  const abroad = city.scope !== 'domestic'
  const size = abroad ? 'abroad' : market.hotels >= 60 ? 'large' : 'small'
  const taken = new Set<string>()
  const houses: House[] = []
  for (let draw = 0; houses.length < market.hotels && draw < market.hotels * drawsPerHouse; draw++) {
    const seed = hashText(`${cityId}:${draw}`, supplySeed)
    const centre = market.centres[draw % market.centres.length]
    if (centre === undefined) break
    const brand = drawBrand(city.country, size, seed)
    const name = houseName(brand, city.name, centre.name, abroad)
    if (taken.has(name['zh-CN'])) continue
    taken.add(name['zh-CN'])
    houses.push(houseOf({ city, market, centre, brand, name, number: houses.length + 1, seed }))
  }
  return houses
}
