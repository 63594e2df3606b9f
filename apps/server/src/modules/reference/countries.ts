import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { VisaCountry, VisaCountryGroup } from '@sojourn/contract/reference/visa-country.shapes'
import { diallingCodes } from '@sojourn/domain/reference/place/dialling-codes'
import { provinces } from '@sojourn/domain/reference/place/provinces'
import {
  continents,
  findVisaDestinations,
  popularVisaDestinations,
  visaDestinations,
  type VisaDestination,
} from '@sojourn/domain/reference/place/visa-countries'
import type { Actor, Context } from '../../context'
import { perLanguage } from './per-language'

const hot: LocalText = { 'zh-CN': '热门', 'zh-TW': '熱門', en: 'Popular' }
const resultsAtMost = 10

/** Dialling codes by their headings, and the usual ones (S7.12). */
export const diallingCodeInfo = perLanguage(diallingCodes)

const shown = ({ id, country, continent }: VisaDestination, language: Language): VisaCountry => ({
  id,
  name: country.name[language],
  pid: continent.id,
  pName: continent.name[language],
  region: country.code,
})

function groups(language: Language): VisaCountryGroup[] {
  const list = (destinations: readonly VisaDestination[]) => destinations.map((each) => shown(each, language))
  return [
    { groupName: hot[language], countryList: list(popularVisaDestinations()) },
    ...continents.map(({ id, name }) => ({
      groupName: name[language],
      countryList: list(visaDestinations().filter(({ continent }) => continent.id === id)),
    })),
  ]
}

const countryGroups = perLanguage(groups)

/** Popular countries and each continent's (S3.37); with `KeyWords` only those that a few letters mean. */
export function visaCountries(_context: Context, actor: Actor, request: { KeyWords?: string }) {
  const { language } = actor
  if (request.KeyWords === undefined) return Promise.resolve({ countryGroupList: countryGroups(language) })
  const found = findVisaDestinations(request.KeyWords, resultsAtMost)
  return Promise.resolve({ countryGroupList: [], searchResultList: found.map((each) => shown(each, language)) })
}

/** Provinces of residence, by which consular districts go (S3.37). */
export const visaFilters = (_context: Context, actor: Actor) =>
  Promise.resolve({
    provinceFilters: provinces().map(({ code, name, pinyin, initials }) => ({
      id: Number(code),
      name: name[actor.language],
      pinyin,
      initials,
    })),
  })
