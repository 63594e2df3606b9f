import type { LocalText } from '@sojourn/contract/kit/language'
import { airports, type Airport } from '../air/airports'
import { airCities, cityOfAirport, type AirCity } from './cities'
import { formerNames } from './former-names'
import type { PlaceSearchEntry } from './place-search'
import { keyboardPinyin, spellings } from './search-text'
import { nearbyAirports, towns, type NearbyAirport, type Town } from './towns'

export interface CityMatch {
  kind: 'city' | 'airport' | 'town' | 'port' | 'station'
  /** The city to search flights for; of a place without an airport, that of its nearest one. */
  city: string
  name: LocalText
  /** Of an airport. */
  airport?: string
  /** Of a place without an airport: those with flights, nearest first. */
  near?: NearbyAirport[]
}

export type CitySearchEntry = PlaceSearchEntry<CityMatch>

function cityEntry(city: AirCity): CitySearchEntry {
  return {
    match: { kind: 'city', city: city.code, name: city.name },
    codes: city.airports.length === 1 ? [city.code, ...city.airports] : [city.code],
    names: [...spellings(city.name), ...formerNames(city.name['zh-CN']), ...city.aliases],
    pinyin: keyboardPinyin(city.pinyin),
    initials: [city.initials],
  }
}

function townEntry(town: Town): CitySearchEntry {
  const near = nearbyAirports(town)
  const city = cityOfAirport(near[0]?.iata ?? '')?.code ?? ''
  return {
    match: { kind: 'town', city, name: town.name, near },
    codes: [],
    names: [...spellings(town.name), ...formerNames(town.name['zh-CN'])],
    pinyin: keyboardPinyin(town.pinyin),
    initials: [town.initials],
  }
}

function airportEntry(airport: Airport): CitySearchEntry {
  const full = spellings(airport.name)
  const spoken = full.map((name) => name.replace('国际机场', '机场').replace('國際機場', '機場').replace(' International', ''))
  return {
    match: { kind: 'airport', city: airport.city, airport: airport.iata, name: airport.name },
    codes: [airport.iata, airport.icao],
    names: [...new Set([...full, ...spoken, ...spellings(airport.shortName)])],
    pinyin: [],
    initials: airport.initials === '' ? [] : [airport.initials],
  }
}

/** Everything a person may type into the city field, most important first. */
export function citySearchEntries(): CitySearchEntry[] {
  return [...airCities.map(cityEntry), ...towns.map(townEntry), ...airports.map(airportEntry)]
}
