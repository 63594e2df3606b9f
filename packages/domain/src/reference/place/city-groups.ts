import type { LocalText } from '@sojourn/contract/kit/language'
import { airCities, type AirCity } from './cities'
import { byLetters } from './letter-groups'

/** A tab of the city picker (S3.26). */
export interface CityGroup {
  groupKey: string
  groupName: LocalText
  cityList: AirCity[]
}

export type CityScope = 'domestic' | 'international'

const hotName: LocalText = { 'zh-CN': '热门', 'zh-TW': '熱門', en: 'Popular' }
const letterGroups = ['ABCDE', 'FGHJ', 'KLMN', 'PQRSTW', 'XYZ']

function group(groupKey: string, groupName: LocalText, cityList: AirCity[]): CityGroup {
  return { groupKey, groupName, cityList }
}

function buildGroups(scope: CityScope): CityGroup[] {
  const cities = airCities.filter((city) => (city.country === 'CN') === (scope === 'domestic'))
  return [
    group(
      'hot',
      hotName,
      cities.filter((city) => city.hot),
    ),
    ...byLetters(cities, letterGroups).map(({ letters, entries }) =>
      group(letters, { 'zh-CN': letters, 'zh-TW': letters, en: letters }, entries),
    ),
  ]
}

const groups: Record<CityScope, readonly CityGroup[]> = {
  domestic: buildGroups('domestic'),
  international: buildGroups('international'),
}

/** Hot cities, then cities by the first letter of their pinyin; Hong Kong, Macau and Taiwan are with the international ones. */
export const cityGroups = (scope: CityScope): readonly CityGroup[] => groups[scope]
