import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { localText, tableRows, words } from '../rows'
import { slug } from '../place/slug'
import { hotelKeywordTable } from '../tables/hotel-keywords'

/** Kinds of places inside a city; all but area and district are landmarks. */
export type HotelPlaceKind = keyof typeof hotelPlaceKinds

/** The headings, in the order in which they are offered. */
export const hotelPlaceKinds = {
  area: { 'zh-CN': '商圈', 'zh-TW': '商圈', en: 'Business area' },
  district: { 'zh-CN': '行政区', 'zh-TW': '行政區', en: 'District' },
  airport: { 'zh-CN': '机场', 'zh-TW': '機場', en: 'Airport' },
  station: { 'zh-CN': '火车站', 'zh-TW': '火車站', en: 'Railway station' },
  metro: { 'zh-CN': '地铁站', 'zh-TW': '地鐵站', en: 'Metro station' },
  sight: { 'zh-CN': '景点', 'zh-TW': '景點', en: 'Sight' },
  exhibition: { 'zh-CN': '会展中心', 'zh-TW': '會展中心', en: 'Exhibition centre' },
  business: { 'zh-CN': '商务园区', 'zh-TW': '商務園區', en: 'Business park' },
  university: { 'zh-CN': '大学', 'zh-TW': '大學', en: 'University' },
  hospital: { 'zh-CN': '医院', 'zh-TW': '醫院', en: 'Hospital' },
  venue: { 'zh-CN': '场馆', 'zh-TW': '場館', en: 'Venue' },
} satisfies Record<string, LocalText>

/** A district, business area or landmark of a hotel city. */
export interface HotelPlace {
  /** Stable: city, kind and English name. */
  id: string
  cityId: number
  kind: HotelPlaceKind
  name: LocalText
  /** One word for each of the names of an area that has two. */
  pinyin: string[]
  initials: string[]
  /** Degrees of WGS-84, to about a kilometre; only landmarks have a point. */
  position?: { latitude: number; longitude: number }
}

function parse(cell: (column: number) => string): HotelPlace {
  return {
    id: `${cell(0)}-${cell(1)}-${slug(cell(4))}`,
    cityId: Number(cell(0)),
    kind: cell(1) as HotelPlaceKind,
    name: localText(cell, 2),
    pinyin: words(cell(5)),
    initials: words(cell(6)),
    ...(cell(7) === '' ? {} : { position: { latitude: Number(cell(7)), longitude: Number(cell(8)) } }),
  }
}

export const allHotelPlaces: () => readonly HotelPlace[] = lazy(() => tableRows(hotelKeywordTable).map(parse))

const byCity = lazy(() => {
  const places = new Map<number, HotelPlace[]>()
  for (const place of allHotelPlaces()) {
    const list = places.get(place.cityId)
    if (list === undefined) places.set(place.cityId, [place])
    else list.push(place)
  }
  return places
})

/** Places of one city, areas and districts first. */
export const hotelPlacesOf = (cityId: number): readonly HotelPlace[] => byCity().get(cityId) ?? []

const byId = lazy(() => new Map(allHotelPlaces().map((place) => [place.id, place])))

export const hotelPlace = (id: string): HotelPlace | undefined => byId().get(id)
