import type { Language } from '@sojourn/contract/kit/language'
import type { FlightCity, FlightPoi } from '@sojourn/contract/reference/city.shapes'
import { airport } from '@sojourn/domain/reference/air/airports'
import { airCity, type AirCity } from '@sojourn/domain/reference/place/cities'
import { cityGroups, type CityScope } from '@sojourn/domain/reference/place/city-groups'
import { createCitySearch } from '@sojourn/domain/reference/place/city-search'
import { citySearchEntries, type CityMatch } from '@sojourn/domain/reference/place/city-search-entries'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { findSurfacePlaces } from '@sojourn/domain/reference/place/surface-places'
import type { Actor, Context } from '../../context'
import { perLanguage } from './per-language'

const nameTypes = { city: 0, airport: 1, town: 0, port: 2, station: 3 }
const resultsAtMost = 10

let search: ReturnType<typeof createCitySearch> | undefined
/** Built at the first question and kept: the tables do not change while the server runs. */
export const citySearch = (): ReturnType<typeof createCitySearch> => (search ??= createCitySearch(citySearchEntries()))

/**
 * Cities, airports and towns that a few letters mean (S2.66, S7.25); ports and stations where none is called so. type 0 domestic,
 * 1 international.
 */
export function findFlightPois(
  _context: Context,
  actor: Actor,
  request: { KeyWords: string; type?: number },
): Promise<{ poiList: FlightPoi[] }> {
  const domesticOnly = (request.type ?? 0) === 0
  const flown = citySearch()(request.KeyWords, resultsAtMost * 3)
  const matches = flown.length > 0 ? flown : findSurfacePlaces(request.KeyWords, resultsAtMost)
  const poiList = matches.map((match) => poi(match, actor.language)).filter(({ isDomestic }) => !domesticOnly || isDomestic)
  return Promise.resolve({ poiList: poiList.slice(0, resultsAtMost) })
}

function poi(match: CityMatch, language: Language): FlightPoi {
  const city = airCity(match.city)
  const main = match.airport ?? city?.airports[0] ?? ''
  const near = match.near ?? []
  const flown = match.near === undefined
  return {
    name: match.name[language],
    code: match.kind === 'airport' ? main : match.city,
    airportName: airport(main)?.name[language] ?? '',
    airportCode: main,
    hasAirPort: flown,
    airportList: flown ? airportsOf(match, city, language) : [],
    nearList: near.map(({ iata, distanceKm: distance }) => ({
      airportName: airport(iata)?.name[language] ?? iata,
      airportCode: iata,
      distance: Math.round(distance),
    })),
    nameType: nameTypes[match.kind],
    countryName: countryName(city?.country ?? '')?.[language] ?? '',
    isDomestic: city?.country === 'CN',
    distance: Math.round(near[0]?.distanceKm ?? 0),
  }
}

function airportsOf(match: CityMatch, city: AirCity | undefined, language: Language): FlightPoi['airportList'] {
  const codes = match.airport ? [match.airport] : (city?.airports ?? [])
  return codes.flatMap((code) => {
    const found = airport(code)
    return found && city
      ? [{ airportName: found.name[language], airportCode: code, distance: Math.round(distanceKm(city, found)) }]
      : []
  })
}

const tabs = (scope: CityScope, language: Language) => ({
  cityGroup: cityGroups(scope).map(({ groupKey, groupName, cityList }) => ({
    groupKey,
    groupName: groupName[language],
    cityList: cityList.map((city): FlightCity => ({
      name: city.name[language],
      code: city.code,
      nameType: 0,
      isDomestic: city.country === 'CN',
      initials: city.initials,
    })),
  })),
})

const domesticList = perLanguage((language) => ({ domesticAirportCityInfo: tabs('domestic', language) }))
const wholeList = perLanguage((language) => ({
  ...domesticList(language),
  internationalAirportCityInfo: tabs('international', language),
}))

/** The tabs of the city picker (S3.26); type 1 adds the international ones. */
export const airportCityList = (_context: Context, actor: Actor, request: { type?: number }) =>
  Promise.resolve(request.type === 1 ? wholeList(actor.language) : domesticList(actor.language))
