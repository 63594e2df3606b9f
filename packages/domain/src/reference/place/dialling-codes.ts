import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { DiallingCode } from '@sojourn/contract/reference/country.shapes'
import { countries, type Country } from './countries'
import { searchText } from './search-text'

/** Beside Hong Kong, Macau and Taiwan, which have codes of their own, the name of the country would mislead. */
const mainland: LocalText = { 'zh-CN': '中国大陆', 'zh-TW': '中國大陸', en: 'Chinese mainland' }

const nameOf = (country: Country): LocalText => (country.code === 'CN' ? mainland : country.name)

function entry(country: Country, language: Language): DiallingCode {
  const name = nameOf(country)
  const initial = country.pinyin.charAt(0).toUpperCase()
  return {
    code: country.diallingCode,
    areaName: name[language],
    areaPinYinInitial: initial,
    titleName: language === 'en' ? searchText(name.en).charAt(0).toUpperCase() : initial,
    region: country.code,
  }
}

/** Dialling codes under the headings of the reader's language, and the usual ones first to last (S3.18, S7.12). */
export function diallingCodes(language: Language): { list: DiallingCode[]; hotList: DiallingCode[] } {
  const order = (country: Country): string => (language === 'en' ? searchText(nameOf(country).en) : country.pinyin)
  const callable = countries().filter(({ diallingCode }) => diallingCode !== '')
  const alphabetical = [...callable].sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const popular = callable.filter(({ popularity }) => popularity > 0).sort((a, b) => a.popularity - b.popularity)
  return {
    list: alphabetical.map((country) => entry(country, language)),
    hotList: popular.map((country) => entry(country, language)),
  }
}
