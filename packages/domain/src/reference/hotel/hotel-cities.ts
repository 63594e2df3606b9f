import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { byLetters } from '../place/letter-groups'
import { localText, tableRows } from '../rows'
import { hotelCityTable } from '../tables/hotel-cities'

/** `special` are Hong Kong, Macau and Taiwan, whose ids S9.12 lists. */
export type HotelScope = 'domestic' | 'special' | 'international'

export interface HotelCity {
  id: number
  name: LocalText
  pinyin: string
  initials: string
  /** ISO 3166 code. */
  country: string
  /** GB/T 2260 code of a mainland province; empty elsewhere. */
  province: string
  /** Degrees of WGS-84, to about a kilometre. */
  latitude: number
  longitude: number
  hot: boolean
  scope: HotelScope
}

/** S9.07; the domestic default is Beijing. */
export const defaultHotelCity = { domestic: 224, international: 3187, meeting: 321, fallback: 53 } as const

function scopeOf(country: string): HotelScope {
  if (country === 'CN') return 'domestic'
  return ['HK', 'MO', 'TW'].includes(country) ? 'special' : 'international'
}

/** Every hotel city: mainland, special, abroad, each most important first. */
export const hotelCities: () => readonly HotelCity[] = lazy(() =>
  tableRows(hotelCityTable).map((cell) => ({
    id: Number(cell(0)),
    name: localText(cell, 1),
    pinyin: cell(4),
    initials: cell(5),
    country: cell(6),
    province: cell(7),
    latitude: Number(cell(8)),
    longitude: Number(cell(9)),
    hot: cell(10) === 'hot',
    scope: scopeOf(cell(6)),
  })),
)

const byId = lazy(() => new Map(hotelCities().map((city) => [city.id, city])))

export const hotelCity = (id: number): HotelCity | undefined => byId().get(id)

/** Whether a stay there is booked as an international one. */
export const isInternational = (city: HotelCity): boolean => city.scope !== 'domestic'

/** Cities of some scopes for a picker: the hot ones, then groups of letters. */
export function hotelCityTabs(scopes: readonly HotelScope[]): {
  hot: HotelCity[]
  groups: { letters: string; entries: HotelCity[] }[]
} {
  const cities = hotelCities().filter(({ scope }) => scopes.includes(scope))
  return { hot: cities.filter(({ hot }) => hot), groups: byLetters(cities, ['ABCDE', 'FGHJ', 'KLMN', 'PQRST', 'WXYZ']) }
}
