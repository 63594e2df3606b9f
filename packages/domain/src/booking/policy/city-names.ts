import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy'
import { airCities } from '../../reference/place/cities'
import { towns } from '../../reference/place/towns'

let known: ReadonlyMap<string, LocalText> | undefined

/** Names of cities that a policy holds in simplified Chinese, in the reader's language; an unknown one stays as it is written. */
export function cityNameList(names: readonly string[], language: Language): string[] {
  known ??= new Map([...towns, ...airCities].map(({ name }) => [name['zh-CN'], name]))
  const found = known
  return names.map((name) => found.get(name)?.[language] ?? name)
}

export const cityNames = (names: readonly string[], language: Language): string =>
  policyText[language].list({ items: cityNameList(names, language) })
