import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelKeyword, HotelLabelGroup } from '@sojourn/contract/reference/hotel-place.shapes'
import { hotelBrands, type HotelBrand } from '@sojourn/domain/reference/hotel/hotel-brands'
import { hotelCity, isInternational, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import {
  hotelPlaceKinds,
  hotelPlacesOf,
  type HotelPlace,
  type HotelPlaceKind,
} from '@sojourn/domain/reference/hotel/hotel-keywords'
import { starGroups } from '@sojourn/domain/reference/hotel/hotel-stars'
import { findHotelKeywords, type HotelKeywordMatch } from '@sojourn/domain/reference/hotel/hotel-search'
import type { Actor, Context } from '../../context'

const hotelLabel: LocalText = { 'zh-CN': '酒店', 'zh-TW': '酒店', en: 'Hotel' }

/** S9.11. */
const recommendedAtMost = 21
const hotChains = 7
const brandLabel: LocalText = { 'zh-CN': '品牌', 'zh-TW': '品牌', en: 'Brand' }

/** Item types of S3.32: 0 brand, 3 area with idtype 5 business and 1 administrative, 4 landmark. */
const codesOf = (kind: HotelPlaceKind): Pick<HotelKeyword, 'type' | 'idtype'> => {
  if (kind === 'area') return { type: 3, idtype: 5 }
  return kind === 'district' ? { type: 3, idtype: 1 } : { type: 4, idtype: 0 }
}

const cityWords = (city: HotelCity, language: Language) => ({
  cityId: city.id,
  cityName: city.name[language],
  isIntl: isInternational(city),
})

const brandKeyword = (brand: HotelBrand, city: HotelCity, language: Language): HotelKeyword => ({
  type: 0,
  idtype: 0,
  id: brand.id,
  name: brand.name[language],
  typeName: brand.group[language],
  chainType: brand.chainType,
  ...cityWords(city, language),
})

const placeKeyword = (place: HotelPlace, city: HotelCity, language: Language): HotelKeyword => ({
  ...codesOf(place.kind),
  id: place.id,
  name: place.name[language],
  typeName: hotelPlaceKinds[place.kind][language],
  ...cityWords(city, language),
  ...(place.position ? { lat: place.position.latitude, lon: place.position.longitude } : {}),
})

const keyword = (match: HotelKeywordMatch, city: HotelCity, language: Language): HotelKeyword =>
  match.kind === 'brand' ? brandKeyword(match.brand, city, language) : placeKeyword(match.place, city, language)

/** Hotels by name are the supplier's; with a rank like the reference's, low ones first. */
interface NamedHotel {
  hotel: { hotelId: string; name: LocalText; position: { latitude: number; longitude: number } }
  rank: number
}

const hotelKeyword = ({ hotel }: NamedHotel, city: HotelCity, language: Language): HotelKeyword => ({
  type: 1,
  idtype: 0,
  id: hotel.hotelId,
  name: hotel.name[language],
  typeName: hotelLabel[language],
  ...cityWords(city, language),
  lat: hotel.position.latitude,
  lon: hotel.position.longitude,
})

interface KeywordsSought {
  limit: number
  language: Language
  hotelsNamed: () => Promise<NamedHotel[]>
}

/** Keywords of a city that a few letters mean: brands, places and hotels (S3.32, S7.31). */
export async function keywordsOf(
  cityId: number,
  query: string,
  { limit, language, hotelsNamed }: KeywordsSought,
): Promise<HotelKeyword[] | Problem> {
  const city = hotelCity(cityId)
  if (city === undefined) return problem('cityUnknown', { field: 'cityId' })
  const known = findHotelKeywords(cityId, query, limit).map(({ match, rank }) => ({ rank, word: keyword(match, city, language) }))
  const hotels = (await hotelsNamed()).map((each) => ({ rank: each.rank, word: hotelKeyword(each, city, language) }))
  const ranked = [...known, ...hotels].toSorted((one, other) => one.rank - other.rank)
  return ranked.slice(0, limit).map(({ word }) => word)
}

/** Brands, then each kind of place that the city has. */
function labels(city: HotelCity, language: Language): HotelLabelGroup[] {
  const places = hotelPlacesOf(city.id)
  const kinds = Object.keys(hotelPlaceKinds) as HotelPlaceKind[]
  return [
    {
      labelKey: 'brand',
      labelName: brandLabel[language],
      list: hotelBrands().map((brand) => brandKeyword(brand, city, language)),
    },
    ...kinds.map((kind) => ({
      labelKey: kind,
      labelName: hotelPlaceKinds[kind][language],
      list: places.filter((place) => place.kind === kind).map((place) => placeKeyword(place, city, language)),
    })),
  ].filter(({ list }) => list.length > 0)
}

/** Everything that can be chosen as keyword in a city (S7.30), and the star filter (S9.13). */
export function labelList(_context: Context, actor: Actor, request: { cityId: number }) {
  const city = hotelCity(request.cityId)
  if (city === undefined) return Promise.resolve(problem('cityUnknown', { field: 'cityId' }))
  return Promise.resolve({
    coordinateSystem: 'WGS-84' as const,
    labelList: labels(city, actor.language),
    starList: starGroups.map(({ key, name, codes }) => ({ groupKey: key, groupName: name[actor.language], codes: [...codes] })),
  })
}

/** The hot chains and the first of each kind, before anything is typed (S7.32, S9.11). */
export function hotelRecommendations(_context: Context, actor: Actor, request: { cityId: number }) {
  const city = hotelCity(request.cityId)
  if (city === undefined) return Promise.resolve(problem('cityUnknown', { field: 'cityId' }))
  const chains = hotelBrands().slice(0, hotChains)
  return Promise.resolve({
    hotChainList: chains.map((brand) => brandKeyword(brand, city, actor.language)),
    recommendList: labels(city, actor.language).map((group) => ({ ...group, list: group.list.slice(0, recommendedAtMost) })),
  })
}
