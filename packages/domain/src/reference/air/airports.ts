import type { LocalText } from '@sojourn/contract/kit/language'
import { localText, tableRows, words } from '../rows'
import { airportTable } from '../tables/airports'

export interface Airport {
  iata: string
  icao: string
  /** Full name: 北京首都国际机场. */
  name: LocalText
  /** What boards and tickets say: 首都. */
  shortName: LocalText
  city: string
  /** ISO 3166 code. */
  country: string
  latitude: number
  longitude: number
  zone: string
  /** Empty where there is one building or none is known. */
  terminals: string[]
  /** Of the short name, where it is in mainland China: hq of 虹桥. */
  initials: string
  /** In mainland China. */
  domestic: boolean
}

export const airports: readonly Airport[] = tableRows(airportTable).map((cell) => ({
  iata: cell(0),
  icao: cell(1),
  name: localText(cell, 2),
  shortName: localText(cell, 5),
  city: cell(8),
  country: cell(9),
  latitude: Number(cell(10)),
  longitude: Number(cell(11)),
  zone: cell(12) || 'Asia/Shanghai',
  terminals: words(cell(13)),
  initials: cell(14),
  domestic: cell(9) === 'CN',
}))

const byCode = new Map(airports.map((airport) => [airport.iata, airport]))

export const airport = (iata: string): Airport | undefined => byCode.get(iata)
