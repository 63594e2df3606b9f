import type { LocalText } from '@sojourn/contract/kit/language'
import type { HotelBrand } from '@sojourn/domain/reference/hotel/hotel-brands'
import { hotelCity, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelPlace } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { hashText, mix, unit } from '../air/random'
import { drawBrand, propertyName } from './brands'
import { between, furnish } from './furnish'
import { sameText, type Property } from './property'
import { marketCity, type Centre, type MarketCity } from './places'

/** Price of the plainest room beside a middling one, by chain type. */
const priceOf = [0, 0.62, 1, 1.85, 3.6] as const
const kmPerDegree = 111.2

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
  if (centre.district === undefined || centre.address === undefined) {
    const street = market.streets[Math.floor(unit(mix(seed, 14)) * market.streets.length)] ?? ''
    return sameText(`${number} ${street}, ${city.name.en}`)
  }
  const { roads, locality = centre.district.name } = centre.address
  const road = roads[Math.floor(unit(mix(seed, 14)) * roads.length)] ?? sameText('')
  return {
    'zh-CN': `${city.name['zh-CN']}${locality['zh-CN']}${road['zh-CN']}${number}号`,
    'zh-TW': `${city.name['zh-TW']}${locality['zh-TW']}${road['zh-TW']}${number}號`,
    en: `No. ${number}, ${road.en}, ${locality.en}, ${city.name.en}`,
  }
}

/** 国贸全季 and 全季国贸 find 全季酒店（北京国贸店）. */
function spokenOf(brand: HotelBrand, centre: Centre): Property['spoken'] {
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

function propertyOf({ city, market, centre, brand, name, number, seed }: Site): Property {
  return furnish({
    city,
    market,
    hotelId: `${city.id}-${number}`,
    name,
    address: addressOf(city, market, centre, seed),
    ...(centre.district === undefined ? {} : { districtId: centre.district.id }),
    ...(centre.areaId === undefined ? {} : { areaId: centre.areaId }),
    position: positionNear(centre, seed),
    chainType: brand.chainType,
    brand,
    base: Math.round(market.level * priceOf[brand.chainType] * (0.82 + 0.42 * unit(mix(seed, 24)))),
    spoken: spokenOf(brand, centre),
    seed,
  })
}

const drawsPerProperty = 40

/** The place that has the fewest hotels beside its share of all. */
function farthestBelow(centres: readonly Centre[], placed: ReadonlyMap<Centre, number>, total: number): Centre | undefined {
  const missing = (centre: Centre): number => (centre.share * total) / 100 - (placed.get(centre) ?? 0)
  return centres.toSorted((one, other) => missing(other) - missing(one))[0]
}

/** All hotels of a city, the same for the same seed; none where the supply sells nothing. */
export function planProperties(cityId: number, supplySeed: number): Property[] {
  const [market, city] = [marketCity(cityId), hotelCity(cityId)]
  if (market === undefined || city === undefined) return []
  const abroad = city.scope !== 'domestic'
  const size = abroad ? 'abroad' : market.hotels >= 60 ? 'large' : 'small'
  const taken = new Set<string>()
  const properties: Property[] = []
  const placed = new Map<Centre, number>()
  const total = market.hotels + market.more
  for (let draw = 0; properties.length < total && draw < total * drawsPerProperty; draw++) {
    const seed = hashText(`${cityId}:${draw}`, supplySeed)
    const inTurn = properties.length < market.hotels
    const centre = inTurn ? market.centres[draw % market.centres.length] : farthestBelow(market.centres, placed, total)
    if (centre === undefined) break
    const brand = drawBrand(city.country, size, seed)
    const name = propertyName(brand, city.name, centre.name, abroad)
    if (taken.has(name['zh-CN'])) continue
    taken.add(name['zh-CN'])
    placed.set(centre, (placed.get(centre) ?? 0) + 1)
    properties.push(propertyOf({ city, market, centre, brand, name, number: properties.length + 1, seed }))
  }
  return properties
}
