import { countries } from '@sojourn/domain/reference/place/countries'
import { searchText } from '@sojourn/domain/reference/place/search-text'
import type { Place } from '../../../kit/pickers/place'
import { language } from '../../../kit/text/language'

/** Beside cities, which are of kind 0. */
export const countryKind = 4
const shownAtMost = 5

/** Countries that a few letters mean, besides our own where that is not named. */
export function findCountries(keys: string, { withOurs = false } = {}): Place[] {
  const typed = searchText(keys)
  return countries()
    .filter(
      ({ code, name, pinyin }) =>
        [...Object.values(name), pinyin].some((each) => searchText(each).startsWith(typed)) || searchText(code) === typed,
    )
    .filter(({ code }) => withOurs || code !== 'CN')
    .slice(0, shownAtMost)
    .map(({ code, name }) => ({ code, name: name[language], kind: countryKind, hint: code }))
}
