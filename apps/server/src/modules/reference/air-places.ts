import type { Language } from '@sojourn/contract/kit/language'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { airCities, airCity, cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { hasRoutes } from '@sojourn/domain/reference/air/route-network'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { FactGroup } from '../../capabilities/report'

/** nameType of a place as S3.27: 0 a whole city, 1 one airport. SHA is both, so the type decides. */
export function airportsOf(code: string, type: number | undefined): string[] {
  const city = type === 1 ? undefined : airCity(code)
  return city ? city.airports : airport(code) ? [code] : []
}

export const knowsPlace = (code: string): boolean => airportsOf(code, 0).length > 0 || airCity(code) !== undefined
export const cityOf = (code: string): string => airCity(code)?.code ?? cityOfAirport(code)?.code ?? code
/** The city of a place, in the words of travel applications. */
export const cityName = (code: string): string => airCity(cityOf(code))?.name['zh-CN'] ?? code
/** In mainland China; Hong Kong, Macau and Taiwan are booked as international places. */
export const isDomestic = (code: string): boolean => airCity(cityOf(code))?.country === 'CN'
/** Has an airport that domestic flights serve. */
export const hasAirport = (code: string): boolean =>
  airportsOf(code, 0).some((iata) => airport(iata)?.domestic && hasRoutes(iata))

/** City and airport: 北京首都, Beijing Capital. */
export function airportName(iata: string, language: Language): string {
  const city = cityOfAirport(iata)?.name[language] ?? ''
  const short = airport(iata)?.shortName[language] ?? iata
  if (short === city) return city
  return language === 'en' ? `${city} ${short}` : `${city}${short}`
}

/** What was searched for, named in the reader's language rather than in the one it was typed in. */
export const searchedPlaces = (
  params: { departAirportCode: string; departType?: number; arriveAirportCode: string; arriveType?: number },
  language: Language,
): { departCityName: string; arriveCityName: string } => ({
  departCityName: placeName(params.departAirportCode, params.departType, language),
  arriveCityName: placeName(params.arriveAirportCode, params.arriveType, language),
})

export const placeName = (code: string, type: number | undefined, language: Language): string =>
  (type === 1 ? undefined : airCity(code)?.name[language]) ?? airportName(code, language)

/** A whole city by its simplified Chinese name, as searches by air name it. */
export function citySearchedByAir(city: string, language: Language) {
  const found = airCities.find(({ name }) => name['zh-CN'] === city)
  return found && { code: found.code, name: found.name[language], kind: 0 }
}

/** What keys of reports are called: cabins, airlines, and pairs of cities. */
export function airKeyName(group: FactGroup, key: string, language: Language): string {
  if (group === 'carrier') return airline(key)?.shortName[language] ?? key
  if (group === 'route')
    return key
      .split('-')
      .map((code) => airCity(code)?.name[language] ?? code)
      .join(' – ')
  const cabins: Readonly<Record<string, string>> = policyText[language].cabins
  return cabins[key] ?? key
}
