import type { Language } from '@sojourn/contract/kit/language'
import { airCities, airCity } from '@sojourn/domain/reference/place/cities'
import { station, stations, type Station } from '@sojourn/domain/reference/rail/stations'
import { lazy } from '@sojourn/domain/reference/lazy'

const byCity = lazy(() => {
  const found = new Map<string, string[]>()
  for (const { code, city } of stations()) found.set(city.name['zh-CN'], [...(found.get(city.name['zh-CN']) ?? []), code])
  return found
})
const airCityByName = lazy(() => new Map(airCities.map(({ name, code }) => [name['zh-CN'], code])))

/** Whether a code means the whole city: its main station, which bears the city's name (handbook 3.4: 北京 is all its stations). */
const isWholeCity = (code: string): boolean => station(code)?.name['zh-CN'] === station(code)?.city.name['zh-CN']

/** Every station that a search from or to this code means. */
export const searchedStations = (code: string): string[] =>
  isWholeCity(code) ? [...(byCity().get(station(code)!.city.name['zh-CN']) ?? [])] : [code]

/** The station that stands for a city, by its simplified name: the one that bears it, else the most important. */
export function mainStationOf(city: string): Station | undefined {
  const codes = byCity().get(city) ?? []
  const main = codes.find(isWholeCity) ?? codes[0]
  return main === undefined ? undefined : station(main)
}

/** All stations of the same city. */
export const stationsOfCity = (code: string): string[] => [...(byCity().get(station(code)?.city.name['zh-CN'] ?? '') ?? [code])]

export const stationName = (code: string, language: Language): string => station(code)?.name[language] ?? code
export const stationCity = (code: string, language: Language): string => station(code)?.city.name[language] ?? code
/** The city of a station as flights code it, where it has an airport; else its name. */
export function cityCodeOfStation(code: string): string {
  const name = station(code)?.city.name['zh-CN'] ?? code
  return airCityByName().get(name) ?? name
}

/** Names of stations once each, in the caller's language. */
export const namedStations = (codes: Iterable<string>, language: Language) =>
  [...new Set(codes)].map((code) => ({ code, name: stationName(code, language), city: stationCity(code, language) }))

/** The stations of a city by the code that `cityCodeOfStation` gives it. */
export const stationsOfCityCode = (code: string): string[] => [...(byCity().get(airCity(code)?.name['zh-CN'] ?? code) ?? [])]
