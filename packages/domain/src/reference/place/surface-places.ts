import { airCities, cityOfAirport } from './cities'
import type { CityMatch } from './city-search-entries'
import { lazy } from '../lazy'
import { createPlaceSearch, type PlaceSearchEntry } from './place-search'
import { ports, type Port } from './ports'
import { keyboardPinyin, spellings } from './search-text'
import { findStations } from '../rail/station-search'
import type { Station } from '../rail/stations'
import { nearbyAirports, towns, type NearbyAirport } from './towns'

const portEntry = (port: Port): PlaceSearchEntry<Port> => ({
  match: port,
  codes: [],
  names: spellings(port.name),
  pinyin: keyboardPinyin(port.pinyin),
  initials: [port.initials],
})
const portSearch = lazy(() => createPlaceSearch(ports().map(portEntry), /(码头|碼頭|港口|港|port)$/))

const cityByName = lazy(() => new Map(airCities.map((city) => [city.name['zh-CN'], city])))
const townByName = lazy(() => new Map(towns.map((town) => [town.name['zh-CN'], town])))

/** Where no airport is in reach, nobody flies from there. */
function surfaceMatch(kind: 'port' | 'station', name: CityMatch['name'], near: NearbyAirport[]): CityMatch[] {
  const city = cityOfAirport(near[0]?.iata ?? '')?.code
  return city ? [{ kind, city, name, near }] : []
}

/** Tables place a station by its city: its airports are those of the city, at no distance, or those near it. */
function airportsOfStation({ city }: Station): NearbyAirport[] {
  const here = cityByName().get(city.name['zh-CN'])
  const town = townByName().get(city.name['zh-CN'])
  if (here) return here.airports.map((iata) => ({ iata, distanceKm: 0 }))
  return town ? nearbyAirports(town) : []
}

/** Ports and railway stations that a few letters mean, with the airports near them (S3.27). */
export const findSurfacePlaces = (query: string, limit: number): CityMatch[] => [
  ...portSearch()(query, limit).flatMap(({ match }) => surfaceMatch('port', match.name, nearbyAirports(match))),
  ...findStations(query, limit).flatMap((station) => surfaceMatch('station', station.name, airportsOfStation(station))),
]
