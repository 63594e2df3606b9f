import type { LocalText } from '@sojourn/contract/kit/language'
import { airport } from '../air/airports'
import { localText, tableRows, words } from '../rows'
import { cityTable } from '../tables/cities'

export interface AirCity {
  /** Metropolitan code where a city has several airports (BJS, SHA, TYO), else the code of its airport. */
  code: string
  name: LocalText
  pinyin: string
  initials: string
  country: string
  latitude: number
  longitude: number
  /** Most important first. */
  airports: string[]
  hot: boolean
  aliases: string[]
}

function parseCity(cell: (column: number) => string): AirCity {
  const codes = words(cell(6))
  const main = airport(codes[0] ?? '')
  if (main === undefined) throw new Error(`City ${cell(0)} has no known airport`)
  return {
    code: cell(0),
    name: localText(cell, 1),
    pinyin: cell(4),
    initials: cell(5),
    country: main.country,
    latitude: main.latitude,
    longitude: main.longitude,
    airports: codes,
    hot: cell(7) === 'hot',
    aliases: words(cell(8)),
  }
}

/** Most important first: the hot cities, then by traffic. */
export const airCities: readonly AirCity[] = tableRows(cityTable).map(parseCity)

const byCode = new Map(airCities.map((city) => [city.code, city]))

export const airCity = (code: string): AirCity | undefined => byCode.get(code)

export function cityOfAirport(iata: string): AirCity | undefined {
  const place = airport(iata)
  return place && byCode.get(place.city)
}

/** Both ends of a flight as one key, by the codes of their cities. */
export const cityPair = (departAirport: string, arriveAirport: string): string =>
  [departAirport, arriveAirport].map((airport) => cityOfAirport(airport)?.code ?? airport).join('-')
