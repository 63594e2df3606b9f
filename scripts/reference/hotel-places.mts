import { airports } from '../../packages/domain/src/reference/air/airports'
import { airCities, airCity } from '../../packages/domain/src/reference/place/cities'
import { distanceKm } from '../../packages/domain/src/reference/place/distance'
import { englishCities, hotCities } from './facts/mainland-names.mts'
import { domesticHotelCities, hotelCitiesAbroad, hotelTownsAbroad, specialHotelCities } from './facts/hotel-cities.mts'
import { landmarkPlaces } from './facts/landmarks.mts'
import { readTable } from './sources.mts'
import { mixedInitials, mixedPinyin, romanised, taiwan } from './text.mts'

/** A hotel city before it is written as a row. */
export interface HotelPlace {
  id: string
  name: string
  english: string
  country: string
  province: string
  latitude: number
  longitude: number
  hot: boolean
}

const entries = (text: string): string[] =>
  text
    .trim()
    .split(/,\s*|\n/)
    .filter((entry) => entry !== '')
const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

/** English names of cities whose pinyin is not their name. */
const english: Record<string, string> = {
  ...englishCities,
  香港: 'Hong Kong',
  澳门: 'Macau',
  台北: 'Taipei',
  高雄: 'Kaohsiung',
  台中: 'Taichung',
  台南: 'Tainan',
  新北: 'New Taipei',
  桃园: 'Taoyuan',
  基隆: 'Keelung',
  新竹: 'Hsinchu',
  嘉义: 'Chiayi',
  苗栗: 'Miaoli',
  彰化: 'Changhua',
  南投: 'Nantou',
  云林: 'Yunlin',
  屏东: 'Pingtung',
  宜兰: 'Yilan',
  花莲: 'Hualien',
  台东: 'Taitung',
  澎湖: 'Penghu',
  金门: 'Kinmen',
  五台山: 'Mount Wutai',
  九华山: 'Mount Jiuhua',
  庐山: 'Mount Lu',
  华山: 'Mount Hua',
  峨眉山: 'Mount Emei',
  井冈山: 'Jinggangshan',
  千岛湖: 'Qiandao Lake',
  神农架: 'Shennongjia',
  康定: 'Kangding',
  马尔康: 'Barkam',
  狮泉河: 'Shiquanhe',
  合作: 'Hezuo',
  阿图什: 'Artux',
  博乐: 'Bole',
  霍尔果斯: 'Khorgos',
  奎屯: 'Kuytun',
  五家渠: 'Wujiaqu',
  北屯: 'Beitun',
  玛沁: 'Maqen',
  芒市: 'Mangshi',
}

const hotAbroad = 'BKK SIN TYO OSA SEL KUL HKT DXB LON PAR FRA NYC LAX SFO SYD MEL YVR YTO JKT SGN HAN MNL DPS IST'.split(' ')

function mainland(): HotelPlace[] {
  const important = [...new Set([...hotCities, ...linesOf(landmarkPlaces).map(([city]) => city!)])]
  const rank = (name: string): number => (important.includes(name) ? important.indexOf(name) : important.length)
  const cities = linesOf(domesticHotelCities).flatMap(([province = '', list = '']) =>
    list.split(', ').map((entry): HotelPlace => {
      const [id = '', name = '', latitude, longitude] = entry.split(' ')
      return {
        id,
        name,
        english: english[name] ?? romanised(name),
        country: 'CN',
        province: province.split(' ')[0]!,
        latitude: Number(latitude),
        longitude: Number(longitude),
        hot: hotCities.includes(name),
      }
    }),
  )
  return cities.sort((a, b) => rank(a.name) - rank(b.name))
}

function special(): HotelPlace[] {
  return entries(specialHotelCities).map((entry) => {
    const [id = '', name = '', latitude, longitude] = entry.split(' ')
    const country = name === '香港' ? 'HK' : name === '澳门' ? 'MO' : 'TW'
    const hot = ['香港', '澳门', '台北'].includes(name)
    return {
      id,
      name,
      english: english[name]!,
      country,
      province: '',
      latitude: Number(latitude),
      longitude: Number(longitude),
      hot,
    }
  })
}

/** Natural Earth's city centre where it knows the place within reach of the airport, else where the airport lies. */
function centre(folder: string): (code: string) => { latitude: number; longitude: number } {
  const known = readTable(folder, 'geo/world-places-zh.tsv.gz')
  return (code) => {
    const city = airCity(code)!
    const same = known.filter(
      (row) =>
        row['iso2'] === city.country &&
        Math.hypot(Number(row['lat']) - city.latitude, Number(row['lon']) - city.longitude) < 0.9 &&
        (row['name'] === city.name.en || row['name_zh'] === city.name['zh-CN'] || row['name_zh'] === city.name['zh-TW']),
    )
    const row = same.sort((a, b) => Number(b['pop_max']) - Number(a['pop_max']))[0]
    const hundredth = (value: number): number => Math.round(value * 100) / 100
    return row === undefined
      ? { latitude: hundredth(city.latitude), longitude: hundredth(city.longitude) }
      : { latitude: hundredth(Number(row['lat'])), longitude: hundredth(Number(row['lon'])) }
  }
}

function abroad(folder: string): HotelPlace[] {
  const find = centre(folder)
  const cities = entries(hotelCitiesAbroad).map((entry): HotelPlace => {
    const [id = '', code = ''] = entry.split(' ')
    const city = airCities.find((each) => each.code === code)
    if (city === undefined) throw new Error(`hotel city ${id}: ${code} is no flight city`)
    const name = city.name['zh-CN']
    return { id, name, english: city.name.en, country: city.country, province: '', ...find(code), hot: hotAbroad.includes(code) }
  })
  const towns = linesOf(hotelTownsAbroad).map(
    ([id = '', name = '', englishName = '', country = '', latitude, longitude]): HotelPlace => ({
      id,
      name,
      english: englishName,
      country,
      province: '',
      latitude: Number(latitude),
      longitude: Number(longitude),
      hot: false,
    }),
  )
  const code = (id: string): string =>
    entries(hotelCitiesAbroad)
      .find((entry) => entry.startsWith(`${id} `))
      ?.split(' ')[1] ?? ''
  const rank = (place: HotelPlace): number => (place.hot ? hotAbroad.indexOf(code(place.id)) : hotAbroad.length)
  return [...cities, ...towns].sort((a, b) => rank(a) - rank(b))
}

/** All hotel cities, most important first: mainland, the special ones, abroad. */
export const hotelPlaces = (folder: string): HotelPlace[] => [...mainland(), ...special(), ...abroad(folder)]

export const hotelCityRow = (place: HotelPlace): string[] => [
  place.id,
  place.name,
  taiwan(place.name),
  place.english,
  mixedPinyin(place.name),
  mixedInitials(place.name),
  place.country,
  place.province,
  String(place.latitude),
  String(place.longitude),
  place.hot ? 'hot' : '',
]

const airportReachKm = 120

/** Airports of a hotel city, by the flight city of the same name and country; a prefecture of Tibet has some days away. */
export function airportsOf(place: HotelPlace): (typeof airports)[number][] {
  const city = airCities.find((each) => each.country === place.country && each.name['zh-CN'] === place.name)
  return city === undefined
    ? []
    : airports.filter((airport) => airport.city === city.code && distanceKm(airport, place) <= airportReachKm)
}

const provinceEnglish: Record<string, string> = { 内蒙古: 'Inner Mongolia', 陕西: 'Shaanxi', 西藏: 'Tibet' }

export const provinceRows = (): string[][] =>
  linesOf(domesticHotelCities).map(([heading = '']) => {
    const [code = '', name = ''] = heading.split(' ')
    return [code, name, taiwan(name), provinceEnglish[name] ?? romanised(name), mixedPinyin(name), mixedInitials(name)]
  })
