import type { LocalText } from '@sojourn/contract/kit/language'
import { hotelCities, hotelCity } from '../hotel/hotel-cities'
import { lazy } from '../lazy'
import { searchText } from './search-text'

/** The simplified Chinese name of a city with hotels, as policies name it. */
export const stayCityName = (id: number): string | undefined => hotelCity(id)?.name['zh-CN']

const byPolicyName = lazy(() => new Map(hotelCities().map(({ name }) => [name['zh-CN'], name])))

const countryByName = lazy(() => new Map(hotelCities().map(({ name, country }) => [name['zh-CN'], country])))

/** The country of a city with hotels, by its simplified Chinese name. */
export const countryOfStayCity = (name: string): string | undefined => countryByName().get(name)

/** The names of a city with hotels in every language, by the simplified Chinese one. */
export const stayCityNames = (name: string): LocalText | undefined => byPolicyName().get(name)

const endings = /(?:市|city)$/

/** Every city with hotels by each of its names; of two of one name the more important. */
const byName = lazy(() => {
  const names = new Map<string, string>()
  for (const { name, pinyin } of hotelCities().toReversed()) {
    names.set(searchText(pinyin), name['zh-CN'])
    for (const spelling of Object.values(name)) names.set(searchText(spelling), name['zh-CN'])
  }
  return names
})

/** The simplified Chinese name of the city that is meant by its whole name in any language, or in pinyin. */
export function stayCityNamed(typed: string): string | undefined {
  const name = searchText(typed)
  return byName().get(name) ?? byName().get(name.replace(endings, ''))
}
