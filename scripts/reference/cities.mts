import { aliases, hotCities, terminals } from './facts/mainland-names.mts'
import { aliasesAbroad, hotAbroad, metropolitan } from './facts/world-cities.mts'
import type { City, Place } from './places.mts'
import { fullPinyin, pinyinInitials, taiwan } from './text.mts'
import { cityCode } from './world.mts'

/** Groups places, given most important first, into cities in the same order. */
export function groupCities(places: readonly Place[]): City[] {
  const cities = new Map<string, City>()
  for (const place of places) {
    const code = cityCode(place.iata)
    const city = cities.get(code) ?? { code, name: place.cityName, english: place.cityEnglish, airports: [] }
    if (city.name !== place.cityName) throw new Error(`${code}: ${city.name} and ${place.cityName} are one city`)
    city.airports.push(place)
    cities.set(code, city)
  }
  for (const city of cities.values()) {
    const order = metropolitan[city.code]?.split(' ') ?? []
    city.airports.sort((a, b) => order.indexOf(a.iata) - order.indexOf(b.iata))
  }
  return [...cities.values()]
}

const coordinate = (value: number): string => String(Math.round(value * 10_000) / 10_000)

export function airportRow(place: Place): string[] {
  return [
    place.iata,
    place.icao,
    place.name,
    taiwan(place.name),
    place.nameEnglish,
    place.shortName,
    taiwan(place.shortName),
    place.shortEnglish,
    cityCode(place.iata),
    place.country,
    coordinate(place.latitude),
    coordinate(place.longitude),
    place.zone === 'Asia/Shanghai' ? '' : place.zone,
    terminals[place.iata] ?? '',
    place.country === 'CN' ? pinyinInitials(place.shortName) : '',
  ]
}

export function cityRow(city: City): string[] {
  const main = city.airports[0]!
  const hot = main.country === 'CN' ? hotCities.includes(city.name) : hotAbroad.includes(city.code)
  const simplified = [...(aliases[main.iata] ?? []), ...(aliasesAbroad[city.code] ?? [])]
  const also = simplified.flatMap((alias) => [alias, taiwan(alias)]).filter((alias) => alias !== '')
  return [
    city.code,
    city.name,
    taiwan(city.name),
    city.english,
    fullPinyin(city.name),
    pinyinInitials(city.name),
    city.airports.map((place) => place.iata).join(' '),
    hot ? 'hot' : '',
    also.join(' '),
  ]
}
