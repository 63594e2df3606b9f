import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { stayCityNames } from '../../reference/place/stay-cities'

/** Names of cities that a policy holds in simplified Chinese, in the reader's language; an unknown one stays as it is written. */
export const cityNameList = (names: readonly string[], language: Language): string[] =>
  names.map((name) => stayCityNames(name)?.[language] ?? name)

export const cityNames = (names: readonly string[], language: Language): string =>
  policyText[language].list({ items: cityNameList(names, language) })
