import type { LocalText } from '@sojourn/contract/kit/language'
import { hotelPlacesOf } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { lazy } from '@sojourn/domain/reference/lazy'
import { tableRows } from '@sojourn/domain/reference/rows'
import { abroadCentreTable } from './tables/abroad-centres'
import { roadsOf, type Roads } from './roads'
import { mainlandCentreTable } from './tables/mainland-centres'

/** Middle of an area in which hotels stand. */
export interface Centre {
  name: LocalText
  latitude: number
  longitude: number
  areaId?: string
  district?: { id: string; name: LocalText }
  /** Of the mainland. */
  address?: Roads
  /** Of a hundred hotels of its city, in the largest ones. */
  share: number
}

/** What the built-in supply sells in one city. */
export interface MarketCity {
  cityId: number
  /** Planned at every place in turn. */
  hotels: number
  /** Planned besides where places have fewer than their share. */
  more: number
  /** A middling room on an ordinary night, in whole units of `currency`. */
  level: number
  currency: string
  zone: string
  taxPercent: number
  /** Whole units of the currency per room and night, taken at the desk. */
  cityTax: number
  /** Of cities abroad. */
  streets: readonly string[]
  centres: readonly Centre[]
}

const middlingRoom = 360
/** Where rooms are dearer or cheaper than the number of hotels tells. */
const levels: Readonly<Record<number, number>> = {
  53: 340,
  312: 320,
  117: 370,
  92: 310,
  374: 310,
  308: 260,
  229: 280,
  299: 470,
  298: 340,
  284: 300,
  367: 360,
}

/** 国贸/CBD stands on a hotel as 国贸. */
const firstName = (name: string): string => name.split('/')[0] ?? name
const firstNames = (name: LocalText): LocalText => ({
  'zh-CN': firstName(name['zh-CN']),
  'zh-TW': firstName(name['zh-TW']),
  en: firstName(name.en),
})

function mainlandCentre(cityId: number, text: string): Centre {
  const [name = '', latitude = '', longitude = '', districtName = '', share = '0'] = text.split(' ')
  const places = hotelPlacesOf(cityId)
  const area = places.find((place) => place.kind === 'area' && firstName(place.name['zh-CN']) === name)
  const district = places.find((place) => place.kind === 'district' && place.name['zh-CN'] === districtName)
  const named = area ?? district
  if (named === undefined || district === undefined) throw new Error(`${name} of city ${cityId} is not in the reference`)
  return {
    name: firstNames(named.name),
    latitude: Number(latitude),
    longitude: Number(longitude),
    ...(area === undefined ? {} : { areaId: area.id }),
    district: { id: district.id, name: district.name },
    address: roadsOf(cityId, name, districtName),
    share: Number(share),
  }
}

function abroadCentre(text: string): Centre {
  const words = text.split(' ')
  const [chinese = '', traditional = '', ...english] = words.slice(0, -2).join(' ').split(',')
  return {
    name: { 'zh-CN': chinese, 'zh-TW': traditional || chinese, en: english.join(',') },
    latitude: Number(words.at(-2)),
    longitude: Number(words.at(-1)),
    share: 0,
  }
}

const cellsFrom = (cell: (column: number) => string, first: number): string[] => {
  const cells: string[] = []
  for (let column = first; cell(column) !== ''; column++) cells.push(cell(column))
  return cells
}

function mainland(cell: (column: number) => string): MarketCity {
  const cityId = Number(cell(0))
  const [hotels = 0, more = 0] = cell(1).split('+').map(Number)
  const centres = cellsFrom(cell, 2).map((text) => mainlandCentre(cityId, text))
  const level = levels[cityId] ?? Math.round(middlingRoom * (0.72 + hotels / 270))
  return { cityId, hotels, more, level, currency: 'CNY', zone: 'Asia/Shanghai', taxPercent: 6, cityTax: 0, streets: [], centres }
}

const abroad = (cell: (column: number) => string): MarketCity => ({
  cityId: Number(cell(0)),
  hotels: Number(cell(1)),
  more: 0,
  level: Number(cell(2)),
  currency: cell(3),
  zone: cell(4),
  taxPercent: Number(cell(5)),
  cityTax: Number(cell(6)),
  streets: cell(7).split(','),
  centres: cellsFrom(cell, 8).map(abroadCentre),
})

export const marketCities: () => readonly MarketCity[] = lazy(() => [
  ...tableRows(mainlandCentreTable).map(mainland),
  ...tableRows(abroadCentreTable).map(abroad),
])

const byId = lazy(() => new Map(marketCities().map((city) => [city.cityId, city])))
export const marketCity = (cityId: number): MarketCity | undefined => byId().get(cityId)
