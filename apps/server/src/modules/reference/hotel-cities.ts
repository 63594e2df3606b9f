import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { HotelCity as ShownCity, HotelCityGroup } from '@sojourn/contract/reference/hotel-place.shapes'
import { countryName } from '@sojourn/domain/reference/place/countries'
import {
  defaultHotelCity,
  hotelCities,
  hotelCity,
  hotelCityTabs,
  isInternational,
  type HotelCity,
  type HotelScope,
} from '@sojourn/domain/reference/hotel/hotel-cities'
import { province } from '@sojourn/domain/reference/place/provinces'
import type { Actor, Context } from '../../context'

const hot: LocalText = { 'zh-CN': '热门', 'zh-TW': '熱門', en: 'Popular' }
const coordinateSystem = 'WGS-84' as const
const international = 2

/** Hong Kong, Macau and Taiwan stand with the cities abroad, and on request also with the domestic ones (S7.28, S9.12). */
function scopesOf({ cityType = 1, intlRole = 0 }: { cityType?: number; intlRole?: number }): HotelScope[] {
  if (cityType === international) return ['special', 'international']
  return intlRole === 1 ? ['domestic', 'special'] : ['domestic']
}

function shown(city: HotelCity, language: Language): ShownCity {
  return {
    cityId: city.id,
    cityName: city.name[language],
    isIntl: isInternational(city),
    provinceName: province(city.province)?.name[language] ?? '',
    countryName: countryName(city.country)?.[language] ?? '',
    pinyin: city.pinyin,
    initials: city.initials,
    lat: city.latitude,
    lon: city.longitude,
  }
}

function tabs(language: Language, scopes: readonly HotelScope[]): HotelCityGroup[] {
  const { hot: hotOnes, groups } = hotelCityTabs(scopes)
  const list = (cities: readonly HotelCity[]) => cities.map((city) => shown(city, language))
  return [
    { groupName: hot[language], groupKey: 'hot', cityList: list(hotOnes) },
    ...groups.map(({ letters, entries }) => ({ groupName: letters, groupKey: letters, cityList: list(entries) })),
  ]
}

/** The city that a search begins with: 224 at home, 3187 abroad (S7.27, S9.07). */
export function hotelSearchBasics(_context: Context, actor: Actor, request: { type: number }) {
  const city = hotelCity(request.type === international ? defaultHotelCity.international : defaultHotelCity.domestic)!
  return Promise.resolve({ cityId: city.id, cityName: city.name[actor.language], isIntl: isInternational(city) })
}

/** Tabs of the city picker, for hotels (S7.28) and for meeting venues (S7.37). */
export const stayInCity = (_context: Context, actor: Actor, request: { cityType?: number; intlRole?: number }) =>
  Promise.resolve({ coordinateSystem: coordinateSystem, cityGroup: tabs(actor.language, scopesOf(request)) })

/** Every city of one area, most important first (S7.29). */
export function hotelCityList(_context: Context, actor: Actor, request: { cityType: number }) {
  const scopes = scopesOf(request)
  const cities = hotelCities().filter(({ scope }) => scopes.includes(scope))
  return Promise.resolve({
    coordinateSystem: coordinateSystem,
    cityList: cities.map((city) => shown(city, actor.language)),
  })
}
