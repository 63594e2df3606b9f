import type { LocalText } from '@sojourn/contract/kit/language'
import { airCities, type AirCity } from './cities'

/** A tab of the city picker (S3.26). */
export interface CityGroup {
  groupKey: string
  groupName: LocalText
  cityList: AirCity[]
}

export type CityScope = 'domestic' | 'international'

const hotName: LocalText = { 'zh-CN': '热门', 'zh-TW': '熱門', en: 'Popular' }
const letterGroups = ['ABCDE', 'FGHJ', 'KLMN', 'PQRSTW', 'XYZ']

const byPinyin = (a: AirCity, b: AirCity): number => (a.pinyin < b.pinyin ? -1 : a.pinyin > b.pinyin ? 1 : 0)

function group(groupKey: string, groupName: LocalText, cityList: AirCity[]): CityGroup {
  return { groupKey, groupName, cityList }
}

function buildGroups(scope: CityScope): CityGroup[] {
  const cities = airCities.filter((city) => (city.country === 'CN') === (scope === 'domestic'))
  const alphabetical = [...cities].sort(byPinyin)
  return [
    group(
      'hot',
      hotName,
      cities.filter((city) => city.hot),
    ),
    ...letterGroups.map((letters) =>
      group(
        letters,
        { 'zh-CN': letters, 'zh-TW': letters, en: letters },
        alphabetical.filter((city) => letters.includes(city.pinyin.charAt(0).toUpperCase())),
      ),
    ),
  ]
}

const groups: Record<CityScope, readonly CityGroup[]> = {
  domestic: buildGroups('domestic'),
  international: buildGroups('international'),
}

/** Hot cities, then cities by the first letter of their pinyin; Hong Kong, Macau and Taiwan are with the international ones. */
export const cityGroups = (scope: CityScope): readonly CityGroup[] => groups[scope]
