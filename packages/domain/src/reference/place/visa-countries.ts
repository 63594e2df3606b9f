import type { LocalText } from '@sojourn/contract/kit/language'
import { country, type Country } from './countries'
import { lazy } from '../lazy'
import { createPlaceSearch } from './place-search'
import { tableRows } from '../rows'
import { keyboardPinyin, spellings } from './search-text'
import { visaCountryTable } from '../tables/visa-countries'

export interface Continent {
  id: number
  name: LocalText
}

export interface VisaDestination {
  id: number
  country: Country
  continent: Continent
  /** Place among the popular ones, from 1; 0 for the others. */
  popularity: number
}

/** The order is that of the tabs. */
export const continents: readonly Continent[] = [
  { id: 1, name: { 'zh-CN': '亚洲', 'zh-TW': '亞洲', en: 'Asia' } },
  { id: 2, name: { 'zh-CN': '欧洲', 'zh-TW': '歐洲', en: 'Europe' } },
  { id: 3, name: { 'zh-CN': '非洲', 'zh-TW': '非洲', en: 'Africa' } },
  { id: 4, name: { 'zh-CN': '北美洲', 'zh-TW': '北美洲', en: 'North America' } },
  { id: 5, name: { 'zh-CN': '南美洲', 'zh-TW': '南美洲', en: 'South America' } },
  { id: 6, name: { 'zh-CN': '大洋洲', 'zh-TW': '大洋洲', en: 'Oceania' } },
]

function parse(cell: (column: number) => string): VisaDestination {
  const place = country(cell(1))
  const continent = continents.find(({ id }) => id === Number(cell(2)))
  if (place === undefined || continent === undefined) throw new Error(`Visa country ${cell(0)} is unknown`)
  return { id: Number(cell(0)), country: place, continent, popularity: Number(cell(3)) }
}

/** Countries that need a visa or an entry note for a Chinese passport; Hong Kong, Macau and Taiwan take permits instead. */
export const visaDestinations: () => readonly VisaDestination[] = lazy(() => tableRows(visaCountryTable).map(parse))

/** By its number of the specification (S9.07). */
export const visaDestination = (id: number): VisaDestination | undefined => visaDestinations().find((each) => each.id === id)

export const popularVisaDestinations = lazy(() =>
  visaDestinations()
    .filter(({ popularity }) => popularity > 0)
    .sort((a, b) => a.popularity - b.popularity),
)

const search = lazy(() =>
  createPlaceSearch(
    [...new Set([...popularVisaDestinations(), ...visaDestinations()])].map((match) => ({
      match,
      codes: [match.country.code],
      names: spellings(match.country.name),
      pinyin: keyboardPinyin(match.country.pinyin),
      initials: [match.country.initials],
    })),
    /(国|國|共和国|共和國)$/,
  ),
)

/** Countries that a few letters mean. */
export const findVisaDestinations = (query: string, limit: number): VisaDestination[] =>
  search()(query, limit).map(({ match }) => match)
