import type { LocalText } from '@sojourn/contract/kit/language'
import { hotelBrands, type ChainType, type HotelBrand } from '@sojourn/domain/reference/hotel/hotel-brands'
import { lazy } from '@sojourn/domain/reference/lazy'
import { mix, unit } from '../air/random'

/** Groups that have properties outside China. */
const worldGroups = new Set([
  '万豪国际',
  '希尔顿',
  '洲际',
  '凯悦',
  '雅高',
  '温德姆',
  '香格里拉',
  '凯宾斯基',
  '四季',
  '文华东方',
  '半岛',
  '瑰丽',
  '朗廷',
  '悦榕',
  '卓美亚',
  '美诺',
  '都喜',
  '雅诗阁',
  '贝斯特韦斯特',
  'OKURA',
])
const worldBrands = new Set(['宜必思', '诺富特', '美居', '施柏阁', '丽笙', '丽芮', '康铂', '凯里亚德'])
const chinaOnly = new Set(['华邑', '逸扉', '今旅'])
/** Brands of one country, and where else they are. */
const homeOf: Readonly<Record<string, readonly string[]>> = {
  东横INN: ['JP', 'KR'],
  阿帕酒店: ['JP'],
  日航酒店: ['JP', 'CN', 'VN'],
  大仓酒店: ['JP', 'NL', 'TH', 'TW', 'MO'],
}

const isIn = (brand: HotelBrand, country: string): boolean => {
  const name = brand.name['zh-CN']
  const home = homeOf[name]
  if (home !== undefined) return home.includes(country)
  if (country === 'CN') return !['卓美亚', '美诺', '都喜'].includes(brand.group['zh-CN'])
  return !chinaOnly.has(name) && (worldGroups.has(brand.group['zh-CN']) || worldBrands.has(name))
}

/** How many times as many properties a hot chain has as another. */
const hotelsOfHot = 6

const brandsOf = lazy(() => new Map<string, Map<ChainType, HotelBrand[]>>())

function brandsIn(country: string): Map<ChainType, HotelBrand[]> {
  const known = brandsOf().get(country)
  if (known !== undefined) return known
  const made = new Map<ChainType, HotelBrand[]>()
  for (const brand of hotelBrands())
    if (isIn(brand, country)) {
      const times = brand.hot ? hotelsOfHot : 1
      made.set(brand.chainType, [...(made.get(brand.chainType) ?? []), ...Array.from({ length: times }, () => brand)])
    }
  brandsOf().set(country, made)
  return made
}

/** Shares of economy, midscale and upscale; the rest is luxury. Small cities have hardly any. */
const shares = { large: [0.26, 0.7, 0.91], small: [0.36, 0.8, 0.97], abroad: [0.14, 0.54, 0.84] } as const

/** A brand that has properties in the country, drawn by the usual mix of a city of that size. */
export function drawBrand(country: string, size: keyof typeof shares, draw: number): HotelBrand {
  const share = unit(draw)
  const chainType = (1 + shares[size].filter((limit) => share >= limit).length) as ChainType
  const brands = brandsIn(country).get(chainType) ?? brandsIn(country).get(2) ?? []
  const brand = brands[Math.floor(unit(mix(draw, 7)) * brands.length)]
  if (brand === undefined) throw new Error(`no hotel brand in ${country}`)
  return brand
}

const endsAsHotel = /(酒店|饭店|飯店|花间堂|花間堂|INN)$/
const asHotel = (name: string): string => (endsAsHotel.test(name) ? name : `${name}酒店`)
const spokenEnglish = (name: string): string => name.replace(/ Hotels?( & Resorts)?$/, '')

/** 北京南站 already names its city. */
const inCity = (city: string, place: string): string => (place.startsWith(city) ? place : city + place)

/** 全季酒店（北京国贸店） of chains of many properties, 北京国贸希尔顿酒店 of the others; Hilton Beijing Guomao. */
export function propertyName(brand: HotelBrand, city: LocalText, place: LocalText, abroad: boolean): LocalText {
  const chinese = (language: 'zh-CN' | 'zh-TW'): string => {
    const where = inCity(city[language], place[language])
    const name = asHotel(brand.name[language])
    return brand.chainType <= 2 && !abroad ? `${name}（${where}店）` : where + name
  }
  const english = brand.chainType <= 2 && !abroad ? brand.name.en : spokenEnglish(brand.name.en)
  return { 'zh-CN': chinese('zh-CN'), 'zh-TW': chinese('zh-TW'), en: `${english} ${inCity(`${city.en} `, place.en)}` }
}
