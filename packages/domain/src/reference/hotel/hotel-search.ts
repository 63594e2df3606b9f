import { formerNames } from '../place/former-names'
import { hotelBrands, type HotelBrand } from './hotel-brands'
import { hotelCities, hotelCity, type HotelCity } from './hotel-cities'
import { allHotelPlaces, hotelPlacesOf, type HotelPlace } from './hotel-keywords'
import { lazy } from '../lazy'
import { createPlaceSearch, type PlaceSearch, type PlaceSearchEntry, type RankedMatch } from '../place/place-search'
import { keyboardPinyin, spellings } from '../place/search-text'

/** A place to stay: a city, or a place inside one. */
export type HotelDestinationMatch = { kind: 'city'; city: HotelCity } | { kind: 'place'; city: HotelCity; place: HotelPlace }
/** What to look for inside a city. */
export type HotelKeywordMatch = { kind: 'brand'; brand: HotelBrand } | { kind: 'place'; place: HotelPlace }

const cityEndings = /(市|酒店|饭店|飯店|hotels?)$/
const keywordEndings = /(酒店|饭店|飯店|宾馆|賓館|附近|hotels?)$/

/** 国贸/CBD is found by either name. */
const namesOf = (place: HotelPlace): string[] => [
  ...new Set(spellings(place.name).flatMap((name) => (name.includes('/') ? [name, ...name.split('/')] : [name]))),
]

const placeWords = (place: HotelPlace): Omit<PlaceSearchEntry<unknown>, 'match'> => ({
  codes: [],
  names: namesOf(place),
  pinyin: place.pinyin.flatMap(keyboardPinyin),
  initials: place.initials,
})

function cityEntry(city: HotelCity): PlaceSearchEntry<HotelDestinationMatch> {
  return {
    match: { kind: 'city', city },
    codes: [],
    names: [...spellings(city.name), ...formerNames(city.name['zh-CN'])],
    pinyin: keyboardPinyin(city.pinyin),
    initials: [city.initials],
  }
}

/** 浦东 is the district before it is an area around the airport. */
const districtsFirst = (places: readonly HotelPlace[]): HotelPlace[] => [
  ...places.filter(({ kind }) => kind === 'district'),
  ...places.filter(({ kind }) => kind !== 'district'),
]

function destinationEntries(cities: readonly HotelCity[]): PlaceSearchEntry<HotelDestinationMatch>[] {
  const ids = new Map(cities.map((city) => [city.id, city]))
  const places = districtsFirst(allHotelPlaces()).flatMap((place): PlaceSearchEntry<HotelDestinationMatch>[] => {
    const city = ids.get(place.cityId)
    return city === undefined ? [] : [{ match: { kind: 'place', city, place }, ...placeWords(place) }]
  })
  return [...cities.map(cityEntry), ...places]
}

const destinationSearch = (scopes: readonly HotelCity['scope'][]): (() => PlaceSearch<HotelDestinationMatch>) =>
  lazy(() => createPlaceSearch(destinationEntries(hotelCities().filter(({ scope }) => scopes.includes(scope))), cityEndings))

const destinations = {
  domestic: destinationSearch(['domestic', 'special']),
  international: destinationSearch(['special', 'international']),
}

/** Cities, then districts, business areas and landmarks that a few letters mean (S3.33); the special cities are in both areas. */
export const findHotelDestinations = (area: keyof typeof destinations, query: string, limit: number): HotelDestinationMatch[] =>
  destinations[area]()(query, limit).map(({ match }) => match)

/** 希尔顿酒店 is called 希尔顿, Hilton Hotels & Resorts Hilton. */
const spokenBrand = (name: string): string => name.replace(/(酒店|饭店|飯店| Hotels?( & Resorts)?)$/, '')

const brandSearch = lazy(() =>
  createPlaceSearch(
    hotelBrands().map((brand): PlaceSearchEntry<HotelKeywordMatch> => ({
      match: { kind: 'brand', brand },
      codes: [],
      names: [...new Set(spellings(brand.name).flatMap((name) => [name, spokenBrand(name)]))],
      pinyin: keyboardPinyin(brand.pinyin),
      initials: [brand.initials],
      within: spellings(brand.group),
    })),
    keywordEndings,
  ),
)

const citySearches = new Map<number, PlaceSearch<HotelKeywordMatch>>()
/** Of the cities asked for last; one is made in less than a millisecond. */
const citySearchesKept = 64

function placeSearch(cityId: number): PlaceSearch<HotelKeywordMatch> {
  const known = citySearches.get(cityId)
  if (known !== undefined) return known
  const entries = hotelPlacesOf(cityId).map((place) => ({ match: { kind: 'place' as const, place }, ...placeWords(place) }))
  const made = createPlaceSearch<HotelKeywordMatch>(entries, keywordEndings)
  const oldest = citySearches.size >= citySearchesKept ? citySearches.keys().next().value : undefined
  if (oldest !== undefined) citySearches.delete(oldest)
  citySearches.set(cityId, made)
  return made
}

/**
 * Brands, areas, districts and landmarks of a city that a few letters mean (S3.32), best first; a hotel search adds its
 * hotels by `rank`. Nothing for an unknown city.
 */
export function findHotelKeywords(cityId: number, query: string, limit: number): RankedMatch<HotelKeywordMatch>[] {
  if (hotelCity(cityId) === undefined) return []
  const found = [...placeSearch(cityId)(query, limit), ...brandSearch()(query, limit)]
  return found.sort((a, b) => a.rank - b.rank).slice(0, limit)
}
