import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min'
import { everydayNames, hotDiallingRegions, hotVisaCountries, visaCountryIds } from './facts/countries.mts'
import { fullPinyin, pinyinInitials } from './text.mts'

/** Labels that must name the country these regions belong to; Unicode's own do not. */
const regions: Record<string, [string, string, string]> = {
  ...everydayNames,
  HK: ['中国香港', '中國香港', 'Hong Kong, China'],
  MO: ['中国澳门', '中國澳門', 'Macao, China'],
  TW: ['中国台湾', '中國台灣', 'Taiwan, China'],
}

const [mainland, traditional, english] = ['zh-Hans', 'zh-Hant', 'en'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

const callingCodes = new Map<string, string>(getCountries().map((code: CountryCode) => [code, getCountryCallingCode(code)]))

const rank = (code: string): string => (hotDiallingRegions.includes(code) ? String(hotDiallingRegions.indexOf(code) + 1) : '')

/** Every region with a dialling code or an airport. */
export function countryRows(codes: ReadonlySet<string>): string[][] {
  return [...new Set([...codes, ...callingCodes.keys()])].sort().map((code) => {
    const names = regions[code] ?? [mainland, traditional, english].map((each) => each!.of(code) ?? code)
    return [code, ...names, fullPinyin(names[0]!), pinyinInitials(names[0]!), callingCodes.get(code) ?? '', rank(code)]
  })
}

export const visaCountryRows = (): string[][] =>
  visaCountryIds
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [continent = '', list = ''] = line.split('|')
      return list.split(', ').map((entry) => {
        const [id = '', code = ''] = entry.split(' ')
        const hot = hotVisaCountries.indexOf(code)
        return [id, code, continent, hot < 0 ? '' : String(hot + 1)]
      })
    })
